/** WH-6.4 to WH-6.8: the open auction. */
import {
  type Action,
  amount,
  type Decision,
  fields,
  frameSeat,
  nothing,
  type Procedure,
  type Seat,
} from '@durbar/kernel'
import { ALL_INGOTS } from '../data/box.ts'
import type { Event } from '../events.ts'
import { left, type State } from '../state.ts'
import { leastRaise, mayMatch } from './effects/permanent.ts'
import { bidding, openAuction } from './frames.ts'
import { mayPawn, pawnBeforeBidding } from './pawnshop.ts'
import { notSold, sold } from './purchase.ts'
import { REFUSALS } from './refusals.ts'

/** The least amount this seat may bid: the Ring's step does not hold for a matched bid (WH-10.14). */
export const leastBid = (s: Readonly<State>, seat: Seat): number =>
  mayMatch(s, seat) ? s.highest : s.highest + leastRaise(s, seat)

function say(s: State, seat: Seat, amount: number): void {
  s.said = [...s.said, { seat, amount }]
}

export const bid: Action<State, Event, 'bid', { readonly amount: number }> = {
  verb: 'bid',
  noun: fields({ amount: amount(0, ALL_INGOTS) }),
  candidates(s, seat, _at, add) {
    const purse = s.ingots[seat]!
    for (let ingots = leastBid(s, seat); ingots <= purse; ingots++) add(ingots)
  },
  mistakes(s, seat, _at, add) {
    const least = leastBid(s, seat)
    for (let ingots = 0; ingots < least; ingots++) add(ingots)
    const tooMuch = Math.max(least, s.ingots[seat]! + 1)
    if (tooMuch <= ALL_INGOTS) add(tooMuch)
  },
  refuse(s, seat, ingots) {
    if (ingots === 0) return REFUSALS.zeroIsNoBid
    if (ingots > s.ingots[seat]!) return REFUSALS.notEnoughIngots
    if (ingots < s.highest) return REFUSALS.notHigher
    if (ingots === s.highest) return mayMatch(s, seat) ? null : REFUSALS.notHigher
    return ingots < s.highest + leastRaise(s, seat) ? REFUSALS.ringRaise : null
  },
  perform(g, seat, ingots) {
    const { s } = g
    g.tell?.({ t: 'bid', seat, amount: ingots, matched: ingots === s.highest })
    s.highest = ingots
    s.leader = seat
    say(s, seat, ingots)
    g.then(bidding(left(s, seat)))
  },
}

/** WH-6.5 */
export const pass: Action<State, Event, 'pass', Record<string, never>> = {
  verb: 'pass',
  noun: nothing,
  candidates(_s, _seat, _at, add) {
    add(0)
  },
  refuse: () => null,
  perform(g, seat) {
    const { s } = g
    s.passed |= 1 << seat
    say(s, seat, 0)
    g.tell?.({ t: 'passed', seat, byItself: false })
    g.then(bidding(left(s, seat)))
  },
}

/**
 * Whose turn it is, from the frame's seat on. Whoever can neither bid nor pawn is passed by the rules, each time
 * it would be his turn; so the last player is asked even if nobody bid (WH-6.8, WH-R7).
 */
export const turns: Procedure<State, Event> = {
  run(g, at) {
    const { s } = g
    let seat = at.seat!
    for (let looked = 0; looked < s.seats; looked++, seat = left(s, seat)) {
      if (seat === s.leader || s.passed & (1 << seat)) continue
      if (s.ingots[seat]! >= leastBid(s, seat) || mayPawn(s, seat)) return g.then(openAuction(seat))
      s.passed |= 1 << seat
      say(s, seat, 0)
      g.tell?.({ t: 'passed', seat, byItself: true })
    }
    // WH-6.7: all but one have passed.
    if (s.leader >= 0) sold(g, 'highest')
    else notSold(g)
  },
}

export const bidOrPass: Decision<State, Event> = { who: frameSeat, actions: [bid, pass, pawnBeforeBidding] }
