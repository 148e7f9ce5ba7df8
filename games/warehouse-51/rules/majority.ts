/** WH-9.5 to WH-9.10: the majority of one category. */
import type { Seat } from '@durbar/kernel'
import { categoryAt, firstPoints, PAIR, PLACES, secondPoints } from '../data/categories.ts'
import type { Majority, TieBreak, Why } from '../events.ts'

/** Where a seat stands: its total, and whether it has the better of ties. */
interface Standing {
  readonly seat: Seat
  readonly total: number
  /** 1 with Yata no Kagami, -1 with the Shirt of Nessus. */
  readonly tieMod: number
}

export const standings = (totals: readonly number[], tieMods: readonly number[]): Standing[] =>
  totals.map((total, seat) => ({ seat, total, tieMod: tieMods[seat]! }))

/** By total, then by Yata and Nessus (WH-9.7). */
export const compare = (a: Standing, b: Standing): number => a.total - b.total || a.tieMod - b.tieMod

const decidedBy = (winner: Standing, loser: Standing): TieBreak['by'] =>
  winner.tieMod - loser.tieMod === 2 ? 'both' : winner.tieMod === 1 ? 'yata' : 'nessus'

/** Who wins a tie against whom, among seats that are equal in `totals`. */
export function tieBreaks(totals: readonly number[], tieMods: readonly number[]): TieBreak[] {
  const broken: TieBreak[] = []
  const all = standings(totals, tieMods)
  for (const winner of all)
    for (const loser of all)
      if (winner.total === loser.total && winner.tieMod > loser.tieMod)
        broken.push({ seat: winner.seat, over: loser.seat, by: decidedBy(winner, loser) })
  return broken
}

function judge(place: number, tied: number, second: boolean): Why {
  if (place > PLACES) return second ? 'placeUsedUp' : 'behind'
  if (tied === 1) return place === 1 ? 'first' : 'second'
  if (tied === PAIR) return place === 1 ? 'tiedFirst' : 'tiedSecond'
  return 'crowd'
}

const points = (why: Why, category: number): number =>
  why === 'first'
    ? firstPoints(category)
    : why === 'second' || why === 'tiedFirst'
      ? secondPoints(category)
      : 0

export function majority(category: number, totals: readonly number[], tieMods: readonly number[]): Majority {
  const all = standings(totals, tieMods)
  const places: number[] = []
  const why: Why[] = []
  for (const own of all) {
    let ahead = 0
    let tied = 0
    let leader: Standing | null = null
    // Whether all who are ahead are equal: then this is the second-highest total.
    let second = true
    for (const other of all) {
      const order = compare(other, own)
      if (order === 0) tied++
      if (order <= 0) continue
      ahead++
      if (leader !== null && compare(other, leader) !== 0) second = false
      leader = other
    }
    const placed = own.total > 0
    places.push(placed ? ahead + 1 : 0)
    why.push(placed ? judge(ahead + 1, tied, second) : 'noTotal')
  }
  return {
    category: categoryAt(category),
    totals,
    places,
    points: why.map((each) => points(each, category)),
    why,
    // Those without a total have no tie to win.
    tieBreaks: tieBreaks(totals, tieMods).filter(({ seat }) => totals[seat] !== 0),
  }
}
