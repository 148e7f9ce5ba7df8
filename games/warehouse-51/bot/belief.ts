/** What a seat believes of the antiquities: the value it expects from a set of cards, fakes discounted. */
import type { Seat } from '@durbar/kernel'
import * as bits from '@durbar/kernel/bits'
import { COUNTERFEITS, printedValue, worthOf } from '../data/antiquities.ts'
import { counterfeitsIn, isCancelled, knownBy, type State } from '../state.ts'
import type { Belief } from './thought.ts'

const ALL_COUNTERFEITS = bits.count(COUNTERFEITS)

export function believeLike(belief: Belief, s: Readonly<State>, seat: Seat): void {
  const known = knownBy(s, seat)
  const seen = counterfeitsIn(s, known)
  let saved = 0
  for (const card of s.certificates) saved |= (1 << card) & COUNTERFEITS
  if (s.neutralised >= 0) saved |= 1 << s.neutralised
  const hidden = s.gaps.length - bits.count(known)
  belief.fakes = seen & ~saved
  belief.doubtful = hidden === 0 ? 0 : COUNTERFEITS & ~seen & ~saved
  belief.trust = hidden === 0 ? 1 : 1 - hidden / (ALL_COUNTERFEITS - bits.count(seen))
}

/** The printed values that these cards will count at the end, in expectation. */
export function expectedValue(belief: Belief, cards: number): number {
  const real = cards & ~belief.fakes
  const doubtful = real & belief.doubtful
  return doubtful === 0
    ? printedValue(real)
    : printedValue(real & ~doubtful) + belief.trust * printedValue(doubtful)
}

/** How many of these cards will count at the end, in expectation. */
export function expectedCount(belief: Belief, cards: number): number {
  const real = cards & ~belief.fakes
  const doubtful = real & belief.doubtful
  return doubtful === 0
    ? bits.count(real)
    : bits.count(real & ~doubtful) + belief.trust * bits.count(doubtful)
}

/** Chance that this card is genuine. */
export const trustIn = (belief: Belief, card: number): number =>
  belief.fakes & (1 << card) ? 0 : belief.doubtful & (1 << card) ? belief.trust : 1

/** The card of a set that a certificate or the Unicorn Horn helps most, -1 = none. */
export function mostInDanger(belief: Belief, s: Readonly<State>, cards: number): number {
  let worst = -1
  let loss = 0
  for (let set = cards & COUNTERFEITS; set; set &= set - 1) {
    const card = bits.lowest(set)
    const danger = (1 - trustIn(belief, card)) * worthOf(card)
    if (danger <= loss || isCancelled(s, card)) continue
    worst = card
    loss = danger
  }
  return worst
}
