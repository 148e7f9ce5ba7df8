/** WH-6.9 to WH-6.12: the secret auction. */
import { amount, everyone, fields, moment, type Seat } from '@durbar/kernel'
import * as bits from '@durbar/kernel/bits'
import { ALL_INGOTS } from '../data/box.ts'
import type { Decided } from '../events.ts'
import { ingotsOf, left, type State } from '../state.ts'
import { decision, may } from './book.ts'
import { winsSecretTies } from './effects/permanent.ts'
import { pawnBeforeSealing } from './pawnshop.ts'
import { notSold, sold } from './purchase.ts'
import { REFUSALS } from './refusals.ts'

/** WH-6.9: an empty fist is allowed. */
const sealBid = may({
  verb: 'sealBid',
  noun: fields({ amount: amount(0, ALL_INGOTS) }),
  candidates(s, seat, _at, add) {
    const purse = ingotsOf(s, seat)
    for (let ingots = 0; ingots <= purse; ingots++) add(ingots)
  },
  mistakes(s, seat, _at, add) {
    if (ingotsOf(s, seat) < ALL_INGOTS) add(ingotsOf(s, seat) + 1)
  },
  refuse: (s, seat, ingots) => (ingots > ingotsOf(s, seat) ? REFUSALS.notEnoughIngots : null),
  perform(g, seat, ingots) {
    g.s.fists[seat] = ingots
  },
})

/** The highest bid leads, unless all fists are empty (WH-6.14). */
function openFists(s: State): Decided {
  let tied = 0
  // WH-6.11, WH-R8: counted from the auctioneer's own seat, so the first of equals leads.
  for (let i = 0, seat: Seat = s.auctioneer; i < s.seats; i++, seat = left(s, seat)) {
    const ingots = s.fists[seat]!
    if (ingots === 0 || ingots < s.highest) continue
    if (ingots === s.highest) tied |= 1 << seat
    else {
      s.highest = ingots
      s.leader = seat
      tied = 1 << seat
    }
  }
  if ((tied & (tied - 1)) === 0) return 'highest'
  for (let rest = tied; rest; rest &= rest - 1)
    if (winsSecretTies(s, bits.lowest(rest))) {
      s.leader = bits.lowest(rest)
      return 'excalibur'
    }
  return 'nearest'
}

export const secretAuction = decision(moment('secretAuction'), {
  who: (s) => everyone(s.seats),
  actions: [sealBid, pawnBeforeSealing],
  done(g) {
    const { s } = g
    const bids = s.fists.slice()
    const decided = openFists(s)
    s.fists.fill(0)
    g.tell?.({ t: 'fistsOpened', bids })
    if (s.leader >= 0) sold(g, decided)
    else notSold(g)
  },
})
