/** Paying for a ship or a palace card: one die with exactly the karma needed, or one joker. */
import { type Refusal, type Seat, subset } from '@durbar/kernel'
import { CARDS, COST } from '../data/cards.ts'
import { MOST_TOKENS } from '../data/numbers.ts'
import type { State } from '../state.ts'
import { DICE, diceOf, KARMA, karmaOf, purchase, STEWARD, slotOf, stewardsOf } from './payment.ts'
import { REFUSALS } from './refusals.ts'

const ONE_DIE = subset(CARDS, 0, 1)
export const EXACT_PURCHASE = purchase(ONE_DIE)
const NO_DIE = 0
const dieNoun = (card: number): number => card + 1

/** CK-6.1, CK-8.1, CK-11.2, CK-R-16. */
export function exactPayments(
  s: Readonly<State>,
  seat: Seat,
  slot: number,
  found: (noun: number) => void,
): void {
  const p = s.players[seat]!
  const cost = COST[s.grid[slot]!]!
  for (let h = 0; h < p.hand.length; h++) {
    const card = p.hand[h]!
    const off = Math.abs(s.value[card]! - cost)
    if (off <= p.karma) found(slot + off * KARMA + dieNoun(card) * DICE)
  }
  if (p.stewards > 0) found(slot + STEWARD + NO_DIE * DICE)
}

/** For a card one cannot pay for: why each die does not do, and why no joker does. */
export function exactMistakes(
  s: Readonly<State>,
  seat: Seat,
  slot: number,
  found: (noun: number) => void,
): void {
  const p = s.players[seat]!
  const cost = COST[s.grid[slot]!]!
  if (p.stewards > 0 || p.hand.some((card) => Math.abs(s.value[card]! - cost) <= p.karma)) return
  for (let h = 0; h < p.hand.length; h++) {
    const off = Math.abs(s.value[p.hand[h]!]! - cost)
    const noun = slot + dieNoun(p.hand[h]!) * DICE
    found(noun)
    if (off <= MOST_TOKENS) found(noun + off * KARMA)
  }
  found(slot + STEWARD)
}

export function refuseExact(s: Readonly<State>, seat: Seat, noun: number, notExact: Refusal): Refusal | null {
  const p = s.players[seat]!
  const dice = diceOf(noun)
  const rest = noun - dice * DICE
  const karma = karmaOf(rest)
  const stewards = stewardsOf(rest)
  if (stewards > p.stewards) return REFUSALS.noSteward
  if (karma > p.karma) return REFUSALS.noKarma
  if (dice === NO_DIE) return stewards === 1 && karma === 0 ? null : notExact
  if (stewards !== 0) return notExact
  const off = Math.abs(s.value[dice - 1]! - COST[s.grid[slotOf(rest)]!]!)
  return off === karma ? null : notExact
}

export const isDie = (dice: number, card: number): boolean => dice === dieNoun(card)
