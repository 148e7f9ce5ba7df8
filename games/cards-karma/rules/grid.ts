/** Pointing at the grid: the noun of every move that names one place of it, and the ways to get a card for nothing. */
import { amount, type Frame, fields, type Refusal, type Seat } from '@durbar/kernel'
import * as bits from '@durbar/kernel/bits'
import { MOST_SLOTS } from '../data/numbers.ts'
import { cardIn, filledSlots, type State, slotsWith, typeAt } from '../state.ts'
import { may } from './book.ts'
import { lay } from './lay.ts'
import { takeFromGrid } from './piles.ts'
import { REFUSALS } from './refusals.ts'

const SLOT = fields({ slot: amount(0, MOST_SLOTS - 1) })

type Pointing = (s: Readonly<State>, seat: Seat, at: Frame, add: (slot: number) => void) => void

/** CK-4.1 "Any card of the grid." */
export const anyCard = {
  noun: SLOT,
  candidates: ((s, _seat, _at, add) => {
    for (let rest = filledSlots(s); rest; rest &= rest - 1) add(bits.lowest(rest))
  }) satisfies Pointing,
  mistakes: ((s, _seat, _at, add) => {
    for (let slot = 0; slot < s.grid.length; slot++) if (cardIn(s, slot) < 0) add(slot)
  }) satisfies Pointing,
  refuse: (s: Readonly<State>, _seat: Seat, slot: number) => (cardIn(s, slot) < 0 ? REFUSALS.gap : null),
}

/** A card of this type from the grid, free. */
export const freeCard = <const V extends string>(verb: V, type: number, refusal: Refusal) =>
  may({
    verb,
    noun: SLOT,
    candidates(s, _seat, _at, add) {
      for (let rest = slotsWith(s, type); rest; rest &= rest - 1) add(bits.lowest(rest))
    },
    refuse: (s, _seat, slot) => (typeAt(s, slot) === type ? null : refusal),
    perform(g, seat, slot) {
      g.then(lay(seat, takeFromGrid(g, slot)))
    },
  })
/** The same where no other card could be meant. */
export const freeCardAlone = <const V extends string>(verb: V, type: number, refusal: Refusal) =>
  may({
    ...freeCard(verb, type, refusal),
    mistakes(s, _seat, _at, add) {
      for (const slot of bits.members(filledSlots(s) & ~slotsWith(s, type))) add(slot)
    },
  })
