/** WH-9.1: where every point comes from. */
import { everyone, places, type Seat } from '@durbar/kernel'
import { ids } from '../data/antiquities.ts'
import { INGOTS_PER_POINT, POINTS_PER_SET } from '../data/box.ts'
import { CATEGORIES, categoryAt } from '../data/categories.ts'
import type { Account, Breakdown, Majority } from '../events.ts'
import { ingotsOf, type State } from '../state.ts'
import { categoryTotal, malleusPoints, scoredCollection, setsOf, tieMod } from './effects/scoring.ts'
import { compare, majority, standings, tieBreaks } from './majority.ts'

/** WH-9.11, WH-9.12, WH-R29: by total, then by Yata and Nessus; equals share the place. */
export function finalPlaces(totals: readonly number[], tieMods: readonly number[]): number[] {
  const all = standings(totals, tieMods)
  return places(totals.length, (a, b) => compare(all[a]!, all[b]!) > 0)
}

/** The account of one seat, before anybody is placed. */
function account(s: Readonly<State>, seat: Seat, categories: readonly Majority[]): Omit<Account, 'place'> {
  const ingots = ingotsOf(s, seat)
  const gold = Math.floor(ingots / INGOTS_PER_POINT)
  const { counts, stone, sets: complete } = setsOf(s, seat)
  const sets = POINTS_PER_SET * complete
  const majorities = categories.map((each) => each.points[seat]!)
  const malleus = malleusPoints(s, seat)
  return {
    ingots,
    gold,
    counts,
    stone: stone < 0 ? null : categoryAt(stone),
    sets,
    majorities,
    malleus,
    total: majorities.reduce((sum, points) => sum + points, gold + sets + malleus),
    tieBreak: tieMod(s, seat),
    scored: ids(scoredCollection(s, seat)),
  }
}

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
  const accounts = seats.map((seat) => account(s, seat, categories))
  const totals = accounts.map((each) => each.total)
  const standing = finalPlaces(totals, tieMods)
  return {
    categories,
    accounts: accounts.map((each, seat) => ({ ...each, place: standing[seat]! })),
    tieBreaks: tieBreaks(totals, tieMods),
  }
}
