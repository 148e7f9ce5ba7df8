/** WH-5.7: effects that change the scoring, one function per kind. */
import type { Seat } from '@durbar/kernel'
import * as bits from '@durbar/kernel/bits'
import {
  BLESSED,
  cardsOfCategory,
  cardsWorth,
  cardWith,
  categoryOf,
  effectOf,
  OF_CATEGORY,
  printedValue,
  withEffect,
} from '../../data/antiquities.ts'
import { type State, unpawnedOf } from '../../state.ts'
import { blessings, curses } from './active.ts'

const MALLEUS = withEffect('pointsPerOwnedNature')
const STONE = cardWith('setJoker')
const NESSUS = withEffect('loseTies')
const YATA = withEffect('winTies')
const PEACHES = withEffect('raiseValue')

const PER_BLESSING = effectOf('pointsPerOwnedNature').points
const RAISED = effectOf('raiseValue')

/** The antiquities that score: not pawned; fakes have left before (WH-8.1, WH-8.3). */
export const scoredCollection = unpawnedOf

/** pointsPerOwnedNature, WH-10.2 */
export const malleusPoints = (s: Readonly<State>, seat: Seat): number =>
  curses(s, seat, MALLEUS) ? PER_BLESSING * bits.count(scoredCollection(s, seat) & BLESSED) || 0 : 0

/** winTies and loseTies, WH-9.7: 1, 0 or -1; for an owner of both they cancel out. */
export const tieMod = (s: Readonly<State>, seat: Seat): number =>
  (blessings(s, seat, YATA) ? 1 : 0) - (curses(s, seat, NESSUS) ? 1 : 0)

/** raiseValue, WH-10.25: how much a category total gains. */
const raise = (s: Readonly<State>, seat: Seat, cards: number): number =>
  blessings(s, seat, PEACHES) ? (RAISED.to - RAISED.from) * bits.count(cards & cardsWorth(RAISED.from)) : 0

/** WH-3.3 */
export function categoryTotal(s: Readonly<State>, seat: Seat, category: number): number {
  const cards = scoredCollection(s, seat) & cardsOfCategory(category)
  return printedValue(cards) + raise(s, seat, cards)
}

interface Sets {
  /** Cards of each category, the Stone where it is best used. */
  readonly counts: readonly number[]
  /** The category the Stone stands for, -1 = no Stone. */
  readonly stone: number
  readonly sets: number
}

/** setJoker, WH-9.4, WH-10.7: complete sets, the Stone put to its best use; it stays blue where that is as good. */
export function setsOf(s: Readonly<State>, seat: Seat): Sets {
  const cards = scoredCollection(s, seat)
  const counts = OF_CATEGORY.map((category) => bits.count(cards & category))
  if (!bits.contains(cards, STONE)) return { counts, stone: -1, sets: Math.min(...counts) }
  const blue = categoryOf(STONE)
  let best: Sets = { counts, stone: blue, sets: Math.min(...counts) }
  for (let category = 0; category < counts.length; category++) {
    const used = counts.map((n, i) => n - (i === blue ? 1 : 0) + (i === category ? 1 : 0))
    if (Math.min(...used) > best.sets) best = { counts: used, stone: category, sets: Math.min(...used) }
  }
  return best
}
