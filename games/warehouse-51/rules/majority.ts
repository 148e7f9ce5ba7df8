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
  totals.forEach((total, seat) => {
    totals.forEach((other, over) => {
      if (total !== other || tieMods[seat]! <= tieMods[over]!) return
      const by = tieMods[seat]! - tieMods[over]! === 2 ? 'both' : tieMods[seat] === 1 ? 'yata' : 'nessus'
      broken.push({ seat, over, by })
    })
  })
  return broken
}

function judge(place: number, tied: number, groupsAhead: number): Why {
  if (place > 2) return groupsAhead === 1 ? 'placeUsedUp' : 'behind'
  if (tied === 1) return place === 1 ? 'first' : 'second'
  if (tied === 2) return place === 1 ? 'tiedFirst' : 'tiedSecond'
  return 'crowd'
}

const points = (why: Why, category: number): number =>
  why === 'first' ? FIRST[category]! : why === 'second' || why === 'tiedFirst' ? SECOND[category]! : 0

export function majority(category: number, totals: readonly number[], tieMods: readonly number[]): Majority {
  const ahead = (a: Seat, b: Seat) =>
    totals[a]! > totals[b]! || (totals[a] === totals[b] && tieMods[a]! > tieMods[b]!)
  const judged = totals.map((total, seat) => {
    if (total === 0) return { place: 0, why: 'noTotal' as Why }
    const rivals = [...totals.keys()]
    const better = rivals.filter((other) => ahead(other, seat))
    const tied = rivals.filter((other) => !ahead(other, seat) && !ahead(seat, other)).length
    const groupsAhead = new Set(better.map((other) => 3 * totals[other]! + tieMods[other]!)).size
    return { place: better.length + 1, why: judge(better.length + 1, tied, groupsAhead) }
  })
  const placed = totals.map((total) => (total === 0 ? Number.NaN : total))
  return {
    category: CATEGORIES[category]!,
    totals,
    places: judged.map((each) => each.place),
    points: judged.map((each) => points(each.why, category)),
    why: judged.map((each) => each.why),
    tieBreaks: tieBreaks(placed, tieMods),
  }
}
