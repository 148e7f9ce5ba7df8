/** The track of crests, as functions of the seven positions (RJ-6.2 to RJ-6.4, RJ-7.5). */
import { CREST_SHIFT } from '../data/track.ts'

type Crests = readonly number[]
const crestOf = (crests: Crests, city: number): number => crests[city]!

/** The city whose crest lies lowest; gaps do not matter (RJ-7.5.4). */
export const lowest = (crests: Crests): number => crests.indexOf(Math.min(...crests))
export const highest = (crests: Crests): number => Math.max(...crests)

/** RJ-6.3: the lowest crest goes directly above the highest one. Returns its city. */
export function advance(crests: number[]): number {
  const city = lowest(crests)
  crests[city] = highest(crests) + 1
  return city
}

/** RJ-R-9: exactly two fields, and they lie above the arrow. */
export const canShift = (crests: Crests, city: number): boolean => crestOf(crests, city) > CREST_SHIFT

/** RJ-7.5.2: the cities whose crests lie on the two fields below this one. */
export function passedBy(crests: Crests, city: number): number[] {
  const from = crestOf(crests, city)
  return [...crests.keys()].filter((other) => isPassed(crestOf(crests, other), from))
}
const isPassed = (position: number, from: number) => position < from && position >= from - CREST_SHIFT

/** RJ-7.5.1, RJ-7.5.2: two fields down; a crest on one of these two fields is passed and goes up by one. */
export function shift(crests: number[], city: number): void {
  const from = crestOf(crests, city)
  for (let other = 0; other < crests.length; other++)
    if (isPassed(crestOf(crests, other), from)) crests[other]!++
  crests[city] = from - CREST_SHIFT
}

/** The cities in the order in which they would be scored next. */
export const scoringOrder = (crests: Crests): number[] =>
  [...crests.keys()].sort((a, b) => crestOf(crests, a) - crestOf(crests, b))
