/** Paying for a ship or a palace card: one die with exactly the karma needed, or one joker. */
import { type Refusal, type Seat, subset } from '@durbar/kernel'
import * as bits from '@durbar/kernel/bits'
import { CARDS, costOf } from '../data/cards.ts'
import { MOST_TOKENS } from '../data/numbers.ts'
import { cardIn, faceOf, playerOf, type State, slotsWith } from '../state.ts'
import { may } from './book.ts'
import { lay } from './lay.ts'
import { BESIDE, DICE, diceOf, missesBy, pay, purchase } from './payment.ts'
import { takeFromGrid } from './piles.ts'
import { REFUSALS } from './refusals.ts'

/** No die is the first noun, then come the cards. */
const ONE_DIE = subset(CARDS, 0, 1)
const EXACT_PURCHASE = purchase(ONE_DIE)
const NO_DIE = 0
const dieNoun = (card: number): number => card + 1
const isDie = (dice: number, card: number): boolean => dice === dieNoun(card)
const withDie = (slot: number, karma: number, card: number): number =>
  BESIDE.pack(slot, karma, 0) + dieNoun(card) * DICE
const withJoker = (slot: number): number => BESIDE.pack(slot, 0, 1)

const costIn = (s: Readonly<State>, slot: number): number => costOf(cardIn(s, slot))
/** By how much a die misses a cost: so much karma it takes. */
const off = (s: Readonly<State>, card: number, cost: number): number => missesBy(faceOf(s, card), cost)

/** CK-6.1, CK-8.1, CK-11.2, CK-R-16. */
function payments(s: Readonly<State>, seat: Seat, slot: number, add: (noun: number) => void): void {
  const { hand, karma, stewards } = playerOf(s, seat)
  const cost = costIn(s, slot)
  for (let h = 0; h < hand.length; h++) {
    const card = hand[h]!
    const needed = off(s, card, cost)
    if (needed <= karma) add(withDie(slot, needed, card))
  }
  if (stewards > 0) add(withJoker(slot))
}

/** For a card one cannot pay for: why each die does not do, and why no joker does. */
function mistakes(s: Readonly<State>, seat: Seat, slot: number, add: (noun: number) => void): void {
  const p = playerOf(s, seat)
  const cost = costIn(s, slot)
  if (p.stewards > 0 || p.hand.some((card) => off(s, card, cost) <= p.karma)) return
  for (const card of p.hand) {
    const karma = off(s, card, cost)
    add(withDie(slot, 0, card))
    if (karma <= MOST_TOKENS) add(withDie(slot, karma, card))
  }
  add(withJoker(slot))
}

/** Action C or E: a card of this type is bought for exactly its number. */
export const buyExactly = <const V extends string>(verb: V, type: number, notExact: Refusal) =>
  may({
    verb,
    noun: EXACT_PURCHASE,
    candidates(s, seat, _at, add) {
      for (let rest = slotsWith(s, type); rest; rest &= rest - 1) payments(s, seat, bits.lowest(rest), add)
    },
    mistakes(s, seat, _at, add) {
      for (const slot of bits.members(slotsWith(s, type))) mistakes(s, seat, slot, add)
    },
    refuse(s, seat, noun) {
      const p = playerOf(s, seat)
      const dice = diceOf(noun)
      const beside = noun - dice * DICE
      const karma = BESIDE.digit.karma.of(beside)
      const stewards = BESIDE.digit.stewards.of(beside)
      if (stewards > p.stewards) return REFUSALS.noSteward
      if (karma > p.karma) return REFUSALS.noKarma
      if (dice === NO_DIE) return stewards === 1 && karma === 0 ? null : notExact
      if (stewards !== 0) return notExact
      return off(s, dice - 1, costIn(s, BESIDE.digit.slot.of(beside))) === karma ? null : notExact
    },
    perform(g, seat, noun) {
      g.then(lay(seat, takeFromGrid(g, pay(g, seat, noun, isDie))))
    },
  })
