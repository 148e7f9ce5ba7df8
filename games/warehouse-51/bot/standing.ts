/** What the cards on the table promise: majorities and sets, under uncertainty about the fakes. */
import type { Seat } from '@durbar/kernel'
import * as bits from '@durbar/kernel/bits'
import { cardWith, OF_CATEGORY, OF_VALUE, SEALS, VALUE } from '../data/antiquities.ts'
import { POINTS_PER_SET } from '../data/box.ts'
import { FIRST, SECOND } from '../data/categories.ts'
import type { State } from '../state.ts'
import { expectedCount, expectedValue, mostInDanger, trustIn } from './belief.ts'
import { cursed } from './outlook.ts'
import type { Thought } from './thought.ts'
import type { Weights } from './weights.ts'

const UNICORN_HORN = cardWith('neutraliseCounterfeit')
const STONE = cardWith('setJoker')
const NESSUS = cardWith('loseTies')
const YATA = cardWith('winTies')
const PEACHES = cardWith('raiseValue')
const CATEGORIES = OF_CATEGORY.length

/** Certificates and the Horn save what is most in danger: the cards that will count although they may be fake. */
export function saved({ outlook, belief }: Thought, s: Readonly<State>, seat: Seat): number {
  const own = outlook.cards[seat]! & ~s.pawned
  let rescues = 0
  for (let i = 0; i < SEALS.length; i++)
    if (own & (1 << SEALS[i]!) && s.certificates[i] === SEALS[i]) rescues++
  let safe = 0
  for (let i = 0; i < rescues; i++) {
    const card = mostInDanger(belief, s, own & ~safe)
    if (card >= 0) safe |= 1 << card
  }
  if (own & (1 << UNICORN_HORN) && s.neutralised < 0 && trustIn(belief, UNICORN_HORN) > 0) {
    const card = mostInDanger(belief, s, own & ~safe & ~(1 << UNICORN_HORN))
    if (card >= 0) safe |= 1 << card
  }
  return safe
}

/** Expected totals of all seats, as the believer sees them. */
export function reckonTotals(
  { outlook, belief, totals }: Thought,
  s: Readonly<State>,
  believer: Seat,
  safe: number,
  w: Weights,
): void {
  const redeemed = outlook.auctionsLeft > 0 ? w.redeem : 0
  for (let seat = 0; seat < s.seats; seat++) {
    const own = outlook.cards[seat]!
    const scored = own & ~s.pawned
    const mine = seat === believer ? safe : 0
    const raised = scored & (1 << PEACHES) ? trustIn(belief, PEACHES) : 0
    const tie =
      (scored & (1 << YATA) ? trustIn(belief, YATA) : 0) -
      (cursed(outlook, s, seat, NESSUS) ? trustIn(belief, NESSUS) : 0)
    for (let category = 0; category < CATEGORIES; category++) {
      const colour = OF_CATEGORY[category]!
      if ((own & colour) === 0) {
        totals[seat * CATEGORIES + category] = 0
        continue
      }
      let total = expectedValue(belief, scored & colour & ~mine)
      for (let set = mine & colour; set; set &= set - 1) total += VALUE[bits.lowest(set)]!
      if (raised > 0) total += raised * expectedCount(belief, scored & colour & OF_VALUE[1]!)
      const pawned = own & s.pawned & colour
      if (pawned !== 0) total += redeemed * expectedValue(belief, pawned)
      // A tie matters only to those who have something in the category.
      totals[seat * CATEGORIES + category] = total > 0 ? total + w.tie * tie : 0
    }
  }
}

/** Chance to be first and second, from the odds against each rival. */
export function majorities({ outlook, totals }: Thought, s: Readonly<State>, seat: Seat, w: Weights): number {
  let points = 0
  for (let category = 0; category < CATEGORIES; category++) {
    const own = totals[seat * CATEGORIES + category]!
    const open = outlook.toCome[category]!
    if (own <= 0 && open === 0) continue
    const scale = w.certainty + w.uncertainty * open
    let first = 1
    let second = 0
    for (let rival = 0; rival < s.seats; rival++) {
      if (rival === seat) continue
      const theirs = totals[rival * CATEGORIES + category]!
      const ahead = theirs === own ? 0.5 : 1 / (1 + Math.exp((theirs - own) / scale))
      second = second * ahead + first * (1 - ahead)
      first *= ahead
    }
    // Whoever has nothing yet must first find a card of this colour.
    const present = own > 0 ? 1 : open / (open + 2 * s.seats)
    points += present * (first * FIRST[category]! + second * SECOND[category]!)
  }
  return points
}

/** Sets completed, and the chance to complete the next one. The Stone stands in for the worst colour. */
export function sets(
  { outlook, belief, held }: Thought,
  s: Readonly<State>,
  seat: Seat,
  safe: number,
  w: Weights,
): number {
  const scored = outlook.cards[seat]! & ~s.pawned
  const stone = scored & (1 << STONE) ? trustIn(belief, STONE) : 0
  let complete = Number.POSITIVE_INFINITY
  for (let category = 0; category < CATEGORIES; category++) {
    const colour = scored & OF_CATEGORY[category]!
    const n = colour === 0 ? 0 : expectedCount(belief, colour & ~safe) + bits.count(colour & safe)
    held[category] = n
    if (n < complete) complete = n
  }
  const next = Math.floor(complete + 0.25) + 1
  let chance = 1
  let worst = 1
  for (let category = 0; category < CATEGORIES; category++) {
    const lacking = next - held[category]!
    if (lacking <= 0) continue
    const found = Math.min(0.9, (w.find * outlook.cardsToCome[category]!) / s.seats)
    const filled = lacking <= 1 ? 1 - lacking * (1 - found) : found ** lacking
    chance *= filled
    if (filled < worst) worst = filled
  }
  if (stone > 0 && worst < 1) chance += stone * (worst > 0 ? chance / worst - chance : 0)
  return POINTS_PER_SET * (next - 1 + Math.min(1, chance))
}
