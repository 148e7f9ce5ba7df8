/** The auction under way and whose turn it is. */
import type { Frame, Seat } from '@durbar/kernel'
import * as bits from '@durbar/kernel/bits'
import { categoryOf, isWeapon, OF_CATEGORY } from '../../data/antiquities.ts'
import { FIRST } from '../../data/categories.ts'
import { leastBid } from '../../rules/open-auction.ts'
import { loan, mayPawn } from '../../rules/pawnshop.ts'
import { hasPassed, ingotsOf, left, type State } from '../../state.ts'
import { hopes } from './hopes.ts'
import * as at from './names.ts'
import { pointsFor, rankOf, totalOf } from './reckon.ts'
import { CATEGORIES, type Reckoning } from './reckoning.ts'

/** Seats clockwise. */
const away = (s: Readonly<State>, from: Seat, seat: Seat): number =>
  seat >= from ? seat - from : seat - from + s.seats

function readTurn(s: Readonly<State>, seat: Seat, out: Float64Array, row: number): void {
  out[row + at.FROM_AUCTIONEER + away(s, s.auctioneer, seat)] = 1
  const frame: Frame | undefined = s.result === null ? s.stack[s.stack.length - 1] : undefined
  if (frame === undefined) return
  const rule = at.ASKING.indexOf(frame.rule)
  if (frame.seat === undefined) {
    // Sealing asks everybody at once.
    if ((frame.chosen?.[seat] ?? null) === null) out[row + at.ASKED + rule] = 1
    else out[row + at.BIDS.sealed] = 1
    return
  }
  out[row + at.FROM_ASKED + away(s, frame.seat, seat)] = 1
  if (frame.seat === seat) out[row + at.ASKED + rule] = 1
}

function readBids(s: Readonly<State>, seat: Seat, out: Float64Array, row: number): void {
  const { BIDS } = at
  if (s.leader === seat) out[row + BIDS.leads] = 1
  else if (s.leader >= 0 && left(s, s.leader) === seat) out[row + BIDS['is-paid']] = 1
  if (isWeapon(s.card)) return
  if (hasPassed(s, seat)) {
    out[row + BIDS.passed] = 1
    return
  }
  out[row + BIDS.in] = 1
  if (s.leader === seat) return
  const ingots = ingotsOf(s, seat)
  const least = leastBid(s, seat)
  if (ingots >= least) out[row + BIDS['can-bid']] = 1
  else if (mayPawn(s, seat) && ingots + loan(s) >= least) out[row + BIDS['can-bid.by-pawning']] = 1
  out[row + BIDS['ingots.above-bid']] = Math.max(0, ingots - s.highest) / 20
}

/** What the lot would add to what this seat has; the leader has it already. */
function readLot(r: Reckoning, s: Readonly<State>, seat: Seat, out: Float64Array, row: number): void {
  const { card } = s
  const { LOT_FOR } = at
  if (bits.contains(r.known[seat]!, card)) out[row + LOT_FOR['lot.known-fake']] = 1
  if (s.leader === seat || bits.contains(r.fakes, card)) return
  const category = categoryOf(card)
  const cell = seat * CATEGORIES + category
  const cards = r.counting[seat]! & OF_CATEGORY[category]!
  const rank = rankOf(r, seat, totalOf(r, seat, cards | (1 << card)))
  // Whoever leads would not have it then.
  const leads = s.leader * CATEGORIES + category
  const theirs = s.leader < 0 ? 0 : r.rank[leads]!
  if (s.leader >= 0)
    r.rank[leads] = rankOf(
      r,
      s.leader,
      totalOf(r, s.leader, r.counting[s.leader]! & OF_CATEGORY[category]! & ~(1 << card)),
    )
  out[row + LOT_FOR['lot.points']] =
    (pointsFor(r, s.seats, seat, category, rank) - r.points[cell]!) / FIRST[0]
  out[row + LOT_FOR['lot.hope']] = (hopes(r, s.seats, seat, category, rank) - r.hope[cell]!) / FIRST[0]
  if (s.leader >= 0) r.rank[leads] = theirs
  if ((r.lacking[seat]! >> (2 * category)) & 3) out[row + LOT_FOR['lot.set']] = 1 / r.lacks[seat]!
  if (cards === 0) out[row + LOT_FOR['lot.new-category']] = 1
}

export function readAuction(
  r: Reckoning,
  s: Readonly<State>,
  seat: Seat,
  out: Float64Array,
  row: number,
): void {
  readTurn(s, seat, out, row)
  if (s.card < 0) return
  readBids(s, seat, out, row)
  readLot(r, s, seat, out, row)
}
