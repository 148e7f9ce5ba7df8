/** WH-9.1: where every point comes from. */
import { everyone, places } from '@durbar/kernel'
import { ids } from '../data/antiquities.ts'
import { INGOTS_PER_POINT, POINTS_PER_SET } from '../data/box.ts'
import { CATEGORIES, type Category } from '../data/categories.ts'
import type { State } from '../state.ts'
import { categoryTotal, malleusPoints, scoredCollection, setsOf, tieMod } from './effects/scoring.ts'
import { type Majority, majority, type TieBreak, tieBreaks } from './majority.ts'

export interface Account {
  readonly ingots: number
  /** WH-9.2 */
  readonly gold: number
  /** Cards of each category as they serve in sets. */
  readonly counts: readonly number[]
  /** What the Philosopher's Stone stands for; null = no Stone. */
  readonly stone: Category | null
  /** WH-9.4 */
  readonly sets: number
  /** By category. */
  readonly majorities: readonly number[]
  /** WH-10.2: 0 or less. */
  readonly malleus: number
  readonly total: number
  /** 1 with Yata no Kagami, -1 with the Shirt of Nessus, else 0. */
  readonly tieBreak: number
  readonly place: number
  /** The scored collection, by card number. */
  readonly scored: readonly string[]
}

export interface Breakdown {
  readonly categories: readonly Majority[]
  readonly accounts: readonly Account[]
  /** WH-9.12: places decided by Yata or Nessus although the totals are equal. */
  readonly tieBreaks: readonly TieBreak[]
}

/** WH-9.11, WH-9.12, WH-R29: by total, then by Yata and Nessus; equals share the place. */
export const finalPlaces = (totals: readonly number[], tieMods: readonly number[]): number[] =>
  places(
    totals.length,
    (a, b) => totals[a]! > totals[b]! || (totals[a] === totals[b] && tieMods[a]! > tieMods[b]!),
  )

/** What everybody would score if the scoring were now. */
export function breakdown(s: Readonly<State>): Breakdown {
  const seats = everyone(s.seats)
  const tieMods = seats.map((seat) => tieMod(s, seat))
  const categories = CATEGORIES.map((_, category) =>
    majority(
      category,
      seats.map((seat) => categoryTotal(s, seat, category)),
      tieMods,
    ),
  )
  const gold = s.ingots.map((ingots) => Math.floor(ingots / INGOTS_PER_POINT))
  const sets = seats.map((seat) => setsOf(s, seat))
  const malleus = seats.map((seat) => malleusPoints(s, seat))
  const totals = seats.map((seat) =>
    categories.reduce(
      (sum, each) => sum + each.points[seat]!,
      gold[seat]! + POINTS_PER_SET * sets[seat]!.sets + malleus[seat]!,
    ),
  )
  const standing = finalPlaces(totals, tieMods)
  return {
    categories,
    accounts: seats.map((seat) => {
      const { counts, stone, sets: complete } = sets[seat]!
      return {
        ingots: s.ingots[seat]!,
        gold: gold[seat]!,
        counts,
        stone: stone < 0 ? null : CATEGORIES[stone]!,
        sets: POINTS_PER_SET * complete,
        majorities: categories.map((each) => each.points[seat]!),
        malleus: malleus[seat]!,
        total: totals[seat]!,
        tieBreak: tieMods[seat]!,
        place: standing[seat]!,
        scored: ids(scoredCollection(s, seat)),
      }
    }),
    tieBreaks: tieBreaks(totals, tieMods),
  }
}
