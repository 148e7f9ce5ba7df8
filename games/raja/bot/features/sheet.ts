/** What is worked out once per position and read by several chapters, and what a chapter is. */
import type { Seat } from '@durbar/kernel'
import { type Chapter as FeatureChapter, within } from '@durbar/room'
import { CITIES } from '../../data/board.ts'
import { MONOPOLY, MOST_SEATS, payoutRow } from '../../data/material.ts'
import { points } from '../../rules/scoring.ts'
import { rank, type State } from '../../state.ts'
import { type Outlook, outlook } from '../outlook.ts'
import { payout } from '../prospects.ts'

export interface Sheet {
  /** As the hand-written evaluation looks at the position. */
  readonly o: Outlook
  /** city * 5 + seat -> its points there (RJ-8.2). */
  readonly points: Int32Array
  /** The same -> gold if the city were scored now, and what the evaluation expects when it is. */
  readonly pays: Int32Array
  readonly expected: Float64Array
  /** Seat -> what the evaluation says, in palaces. */
  readonly worth: Float64Array
}
export const sheet = (): Sheet => ({
  o: outlook(),
  points: new Int32Array(CITIES.length * MOST_SEATS),
  pays: new Int32Array(CITIES.length * MOST_SEATS),
  expected: new Float64Array(CITIES.length * MOST_SEATS),
  worth: new Float64Array(MOST_SEATS),
})

export type Chapter = FeatureChapter<Sheet, State>

/** The most points of another seat in a city. */
export function bestOther(on: Sheet, s: Readonly<State>, seat: Seat, city: number): number {
  let best = 0
  for (let other = 0; other < s.seats; other++)
    if (other !== seat && on.points[city * MOST_SEATS + other]! > best)
      best = on.points[city * MOST_SEATS + other]!
  return best
}

/** RJ-8.3 to RJ-8.6: what a scoring of this city would pay a seat now. */
function paysNow(on: Sheet, s: Readonly<State>, seat: Seat, city: number): number {
  const own = on.points[city * MOST_SEATS + seat]!
  if (own === 0) return 0
  let better = 0
  let alone = true
  for (let other = 0; other < s.seats; other++) {
    const theirs = on.points[city * MOST_SEATS + other]!
    if (other === seat || theirs === 0) continue
    alone = false
    if (theirs > own || (theirs === own && rank(s, other) < rank(s, seat))) better++
  }
  return payoutRow(s.seats)[better]! + (alone ? MONOPOLY : 0)
}

export function countCities(on: Sheet, s: Readonly<State>): void {
  for (let city = 0; city < CITIES.length; city++) {
    const first = city * MOST_SEATS
    for (let seat = 0; seat < s.seats; seat++) on.points[first + seat] = points(s, seat, city)
    for (let seat = 0; seat < s.seats; seat++) {
      on.pays[first + seat] = paysNow(on, s, seat, city)
      on.expected[first + seat] = payout(on.o, s, city, seat, 0)
    }
  }
}

/**
 * The evaluation holds tables of `Math.exp`, whose last digit is up to the engine; rounded, every engine reads the
 * same. And nothing that it says gets out of hand.
 */
export const rounded = (x: number): number => Math.round(within(4, x) * 4096) / 4096
