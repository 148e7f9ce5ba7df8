/** WH-6.4 to WH-6.8: the open auction. */
import { amount, fields, moment, type Seat, seated } from '@durbar/kernel'
import { ALL_INGOTS } from '../data/box.ts'
import { hasPassed, ingotsOf, left, type State } from '../state.ts'
import { decision, may, plain, procedure } from './book.ts'
import { leastRaise, mayMatch } from './effects/permanent.ts'
import * as moments from './moments.ts'
import { mayPawn, pawnBeforeBidding } from './pawnshop.ts'
import { notSold, sold } from './purchase.ts'
import { REFUSALS } from './refusals.ts'

/** The least amount this seat may bid: the Ring's step does not hold for a matched bid (WH-10.14). */
export const leastBid = (s: Readonly<State>, seat: Seat): number =>
  mayMatch(s, seat) ? s.highest : s.highest + leastRaise(s, seat)

const bid = may({
  verb: 'bid',
  noun: fields({ amount: amount(0, ALL_INGOTS) }),
  candidates(s, seat, _at, add) {
    const purse = ingotsOf(s, seat)
    for (let ingots = leastBid(s, seat); ingots <= purse; ingots++) add(ingots)
  },
  mistakes(s, seat, _at, add) {
    const least = leastBid(s, seat)
    for (let ingots = 0; ingots < least; ingots++) add(ingots)
    const tooMuch = Math.max(least, ingotsOf(s, seat) + 1)
    if (tooMuch <= ALL_INGOTS) add(tooMuch)
  },
  refuse(s, seat, ingots) {
    if (ingots === 0) return REFUSALS.zeroIsNoBid
    if (ingots > ingotsOf(s, seat)) return REFUSALS.notEnoughIngots
    if (ingots < s.highest) return REFUSALS.notHigher
    if (ingots === s.highest) return mayMatch(s, seat) ? null : REFUSALS.notHigher
    return ingots < s.highest + leastRaise(s, seat) ? REFUSALS.ringRaise : null
  },
  perform(g, seat, ingots) {
    const { s } = g
    const matched = ingots === s.highest
    s.highest = ingots
    s.leader = seat
    g.tell?.({ t: 'bid', seat, amount: ingots, matched })
    g.then(moments.bidding(left(s, seat)))
  },
})

/** WH-6.5 */
const pass = plain('pass', (g, seat) => {
  const { s } = g
  s.passed |= 1 << seat
  g.tell?.({ t: 'passed', seat, byItself: false })
  g.then(moments.bidding(left(s, seat)))
})

export const openAuction = decision(moment('openAuction', seated), {
  actions: [bid, pass, pawnBeforeBidding],
})

/**
 * Whose turn it is, from the frame's seat on. Whoever can neither bid nor pawn is passed by the rules when the turn
 * comes to them; so the last player is asked even if nobody bid (WH-6.8, WH-R7).
 */
export const bidding = procedure(moments.bidding, (g, at) => {
  const { s } = g
  let { seat } = at
  for (let looked = 0; looked < s.seats; looked++, seat = left(s, seat)) {
    if (seat === s.leader || hasPassed(s, seat)) continue
    if (ingotsOf(s, seat) >= leastBid(s, seat) || mayPawn(s, seat)) return g.then(openAuction(seat))
    s.passed |= 1 << seat
    g.tell?.({ t: 'passed', seat, byItself: true })
  }
  // WH-6.7: all but one have passed.
  if (s.leader >= 0) sold(g, 'highest')
  else notSold(g)
})
