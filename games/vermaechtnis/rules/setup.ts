/** VM-2 Setup. */
import { type Dice, filled, type Options, type Refusal, shuffle } from '@durbar/kernel'
import { ANTIQUES, KINDS } from '../data/antiques.ts'
import { ALL_COLLECTIONS } from '../data/collections.ts'
import { GREY_PLAYERS, OFFER_SIZE, START_MONEY_FIRST, START_MONEY_OTHERS, tradeRow } from '../data/market.ts'
import type { State } from '../state.ts'
import { REFUSALS } from './refusals.ts'
import { turn } from './turn.ts'

export function setup(dice: Dice, seats: number, options: Options): State {
  const startSeat = dice.below(seats)
  const deck = [...ANTIQUES.keys()]
  shuffle(deck, dice)
  const rupees = filled(seats, START_MONEY_OTHERS)
  rupees[startSeat] = START_MONEY_FIRST
  const offer = deck.splice(-OFFER_SIZE).reverse()
  return {
    rules: 0,
    stack: [turn(startSeat)],
    result: null,
    seats,
    greySide: options.greySide === true,
    startSeat,
    day: 1,
    deck,
    offer,
    coins: tradeRow(seats).length,
    supply: ALL_COLLECTIONS,
    rupees,
    antiques: filled(seats * KINDS.length, 0),
    collections: filled(seats, 0),
    removed: filled(KINDS.length, 0),
    taken: -1,
    inExtraTurn: false,
    extraTurn: false,
  }
}

/** VM-10.1, VM-R27: the grey sides are for two. */
export const refuseOptions = (seats: number, options: Options): Refusal | null =>
  options.greySide === true && seats !== GREY_PLAYERS ? REFUSALS.greySideForTwo : null
