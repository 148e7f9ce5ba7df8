/** WH-9.5 to WH-9.10: the majority of one category. */
import type { Seat } from '@durbar/kernel'
import { CATEGORIES, type Category, FIRST, SECOND } from '../data/categories.ts'

/** Why a seat gets its points, or none. */
export type Why =
  /** WH-9.6: a total of 0 never places. */
  | 'noTotal'
  | 'first'
  | 'second'
  /** WH-9.8: two tied for first share the second-place points, two tied for second get nothing. */
  | 'tiedFirst'
  | 'tiedSecond'
  /** WH-9.9: more than two tied for first or second. */
  | 'crowd'
  /** WH-9.10: second-highest, but the tied leaders used up both places. */
  | 'placeUsedUp'
  | 'behind'

/** WH-9.7: who came before whom although they were equal. */
export interface TieBreak {
  readonly seat: Seat
  readonly over: Seat
  readonly by: 'yata' | 'nessus' | 'both'
}

export interface Majority {
  readonly category: Category
  readonly totals: readonly number[]
  /** 0 = none. */
  readonly places: readonly number[]
  readonly points: readonly number[]
  readonly why: readonly Why[]
  readonly tieBreaks: readonly TieBreak[]
}

/** Who wins a tie against whom, among seats that are equal in `totals`. */
export function tieBreaks(totals: readonly number[], tieMods: readonly number[]): TieBreak[] {
  const broken: TieBreak[] = []
  for (let seat = 0; seat < totals.length; seat++)
    for (let over = 0; over < totals.length; over++) {
      if (totals[seat] !== totals[over] || tieMods[seat]! <= tieMods[over]!) continue
      const by = tieMods[seat]! - tieMods[over]! === 2 ? 'both' : tieMods[seat] === 1 ? 'yata' : 'nessus'
      broken.push({ seat, over, by })
    }
  return broken
}

function judge(place: number, tied: number, second: boolean): Why {
  if (place > 2) return second ? 'placeUsedUp' : 'behind'
  if (tied === 1) return place === 1 ? 'first' : 'second'
  if (tied === 2) return place === 1 ? 'tiedFirst' : 'tiedSecond'
  return 'crowd'
}

const points = (why: Why, category: number): number =>
  why === 'first' ? FIRST[category]! : why === 'second' || why === 'tiedFirst' ? SECOND[category]! : 0

export function majority(category: number, totals: readonly number[], tieMods: readonly number[]): Majority {
  const placesOf: number[] = []
  const whys: Why[] = []
  for (let seat = 0; seat < totals.length; seat++) {
    let ahead = 0
    let tied = 0
    let leader = -1
    // Whether all who are ahead are equal: then this is the second-highest total.
    let second = true
    for (let other = 0; other < totals.length; other++) {
      const order = compare(totals, tieMods, other, seat)
      if (order === 0) tied++
      if (order <= 0) continue
      ahead++
      if (leader >= 0 && compare(totals, tieMods, other, leader) !== 0) second = false
      leader = other
    }
    const placed = totals[seat]! > 0
    placesOf.push(placed ? ahead + 1 : 0)
    whys.push(placed ? judge(ahead + 1, tied, second) : 'noTotal')
  }
  return {
    category: CATEGORIES[category]!,
    totals,
    places: placesOf,
    points: whys.map((why) => points(why, category)),
    why: whys,
    // Those without a total have no tie to win.
    tieBreaks: tieBreaks(totals, tieMods).filter(({ seat }) => totals[seat]! > 0),
  }
}

/** By total, then by Yata and Nessus (WH-9.7). */
const compare = (totals: readonly number[], tieMods: readonly number[], a: Seat, b: Seat): number =>
  totals[a]! - totals[b]! || tieMods[a]! - tieMods[b]!
