/** How rooms name and write what a learned judgement reads of a position; see `Features`. */
import type { Seat } from '@durbar/kernel'

/** Names in the order of their numbers. */
export interface NameList {
  readonly names: readonly string[]
  /** Adds some, and says where the first of them stands. */
  group(...more: readonly string[]): number
  /** Adds some, and says where each of them stands. */
  each<const N extends string>(...more: readonly N[]): Readonly<Record<N, number>>
  /** Adds `name.from` to `name.to`, and says where a `name.0` stands or would stand. */
  numbered(name: string, from: number, to: number): number
}

export function nameList(): NameList {
  const names: string[] = []
  const group = (...more: readonly string[]): number => names.push(...more) - more.length
  return {
    names,
    group,
    numbered: (name, from, to) => group(...by(name, upTo(from, to))) - from,
    each<const N extends string>(...more: readonly N[]) {
      const first = group(...more)
      return Object.fromEntries(more.map((name, i) => [name, first + i])) as Record<N, number>
    },
  }
}

/** A name for each of these: `name.id`. */
export const by = (name: string, ids: readonly (string | number)[]): string[] =>
  ids.map((id) => `${name}.${id}`)

/** All whole numbers from one to another, both included. */
export const upTo = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i)

/**
 * Numbers of a seat about one thing: their names, and how they are read into the row of which they begin at `at`. `on`
 * holds what is worked out once for several chapters.
 */
export interface Chapter<On, S> {
  readonly names: readonly string[]
  read(on: On, s: Readonly<S>, seat: Seat, out: Float64Array, at: number): void
}

/** 1 for every step that `value` has reached. */
export function climb(out: Float64Array, first: number, steps: readonly number[], value: number): void {
  for (let k = 0; k < steps.length && value >= steps[k]!; k++) out[first + k] = 1
}

/** No further from nothing than `most`. */
export const within = (most: number, value: number): number => Math.max(-most, Math.min(most, value))

/** By how many points a score and a lead are divided. */
export interface StandingScale {
  readonly score: number
  readonly lead: number
}

/**
 * Three columns from `at`: points, their lead over the best of the others and over the mean of them; and a 1 in the
 * column of its place, the first place standing at `place`.
 */
export function readStanding(
  points: Readonly<Float64Array>,
  seats: number,
  seat: Seat,
  scale: StandingScale,
  out: Float64Array,
  at: number,
  place: number,
): void {
  const own = points[seat]!
  let best = Number.NEGATIVE_INFINITY
  let sum = 0
  let better = 0
  for (let other = 0; other < seats; other++) {
    if (other === seat) continue
    sum += points[other]!
    if (points[other]! > best) best = points[other]!
    if (points[other]! > own) better++
  }
  out[at] = own / scale.score
  out[at + 1] = within(2, (own - best) / scale.lead)
  out[at + 2] = within(2, (own - sum / (seats - 1)) / scale.lead)
  out[place + better] = 1
}
