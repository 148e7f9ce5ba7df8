/** What a position promises each seat: the place it may expect and its chance to win. */
import { type AnyKernel, insightOf, spreadOf } from '@durbar/bots'
import type { Core, Result } from '@durbar/kernel'

export interface Prospect {
  /** 1 is best. Whoever shares places gets their mean, so that all places of a table always add up to the same. */
  readonly places: readonly number[]
  /** 0 to 1, a shared win by its share; adds up to 1. */
  readonly wins: readonly number[]
}

const worth = new Float64Array(16)

export function resultOf({ places }: Pick<Result, 'places'>): Prospect {
  const winners = places.filter((place) => place === 1).length
  return {
    places: places.map((mine) => mine + (places.filter((place) => place === mine).length - 1) / 2),
    wins: places.map((place) => (place === 1 ? 1 / winners : 0)),
  }
}

/** Before the end the evaluation speaks. */
export function prospectOf(kernel: AnyKernel, s: Core): Prospect {
  if (s.result !== null) return resultOf(s.result)
  const { evaluate, weights } = insightOf(kernel)
  const spread = spreadOf(kernel)
  evaluate(s, worth, weights)
  return byLead(Array.from(worth.subarray(0, s.seats), (each) => each / spread))
}

/**
 * The same of the end of a playout, which is one of many that might have been: a lead counts as much as one of so many
 * points does before the end, and a point more or less is no place more or less.
 */
export function leadOf(kernel: AnyKernel, s: Core): Prospect {
  if (s.result === null) return prospectOf(kernel, s)
  const spread = spreadOf(kernel)
  return byLead(s.result.scores.map((each) => each / spread))
}

/**
 * A seat beats another the likelier the more points it has, and wins in proportion to e^points, which is the one way
 * to agree with every pair. Points are counted in gaps that make a likely winner.
 */
function byLead(points: readonly number[]): Prospect {
  const most = Math.max(...points)
  const shares = points.map((each) => Math.exp(each - most))
  const all = shares.reduce((sum, share) => sum + share, 0)
  return {
    places: points.map((mine, seat) => {
      let place = 1
      for (let other = 0; other < points.length; other++)
        if (other !== seat) place += 1 / (1 + Math.exp(mine - points[other]!))
      return place
    }),
    wins: shares.map((share) => share / all),
  }
}

const pairwise = (a: readonly number[], b: readonly number[], what: (x: number, y: number) => number) =>
  a.map((each, seat) => what(each, b[seat]!))

export const difference = (after: Prospect, before: Prospect): Prospect => ({
  places: pairwise(after.places, before.places, (x, y) => x - y),
  wins: pairwise(after.wins, before.wins, (x, y) => x - y),
})

export const sumOf = (list: readonly Prospect[], seats: number): Prospect =>
  list.reduce(
    (sum, each) => ({
      places: pairwise(sum.places, each.places, (x, y) => x + y),
      wins: pairwise(sum.wins, each.wins, (x, y) => x + y),
    }),
    { places: Array<number>(seats).fill(0), wins: Array<number>(seats).fill(0) },
  )

/** A negative nothing would be another one after it was put away as JSON. */
const times = (by: number) => (each: number) => each * by + 0

export const scaled = ({ places, wins }: Prospect, by: number): Prospect => ({
  places: places.map(times(by)),
  wins: wins.map(times(by)),
})

/** The standard error of the mean: how far another handful of playouts may lie from this one. */
export function errorOf(list: readonly Prospect[]): Prospect {
  const mean = meanOf(list)
  const squares = sumOf(
    list.map((each) => {
      const { places, wins } = difference(each, mean)
      return { places: places.map((x) => x * x), wins: wins.map((x) => x * x) }
    }),
    mean.places.length,
  )
  const root = (x: number) => Math.sqrt(x / Math.max(1, list.length - 1) / list.length)
  return { places: squares.places.map(root), wins: squares.wins.map(root) }
}

export const meanOf = (list: readonly Prospect[]): Prospect =>
  scaled(sumOf(list, list[0]!.places.length), 1 / list.length)
