/** SX-1. */
import { type Dice, shuffle } from '@durbar/kernel'
import { CARDS, FEATHERS } from '../data/feathers.ts'
import type { State } from '../state.ts'
import { turn } from './turn.ts'

export function setup(dice: Dice, seats: number): State {
  const aside = [...Array(CARDS).keys()]
  shuffle(aside, dice)
  return {
    rules: 0,
    seats,
    stack: [turn(0)],
    result: null,
    left: FEATHERS[seats]!,
    last: 0,
    feathers: Array(seats).fill(0),
    cards: Array.from({ length: seats }, () => aside.pop()!),
    open: Array(seats).fill(false),
    aside,
  }
}
