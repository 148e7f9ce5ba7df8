/** The track of crests, as functions of the seven positions (RJ-6.2 to RJ-6.4, RJ-7.5). */

/** The city whose crest lies lowest; gaps do not matter (RJ-7.5.4). */
export function lowest(crests: readonly number[]): number {
  let city = 0
  for (let each = 1; each < crests.length; each++) if (crests[each]! < crests[city]!) city = each
  return city
}

export function highest(crests: readonly number[]): number {
  let position = 0
  for (let each = 0; each < crests.length; each++) if (crests[each]! > position) position = crests[each]!
  return position
}

/** RJ-6.3: the lowest crest goes directly above the highest one. Returns its city. */
export function advance(crests: number[]): number {
  const city = lowest(crests)
  crests[city] = highest(crests) + 1
  return city
}

export const SHIFT = 2

/** RJ-R-9: exactly two fields, and they lie above the arrow. */
export const canShift = (crests: readonly number[], city: number): boolean => crests[city]! > SHIFT

/** RJ-7.5.1, RJ-7.5.2: two fields down; a crest on one of these two fields is passed and goes up by one. */
export function shift(crests: number[], city: number): void {
  const from = crests[city]!
  for (let other = 0; other < crests.length; other++)
    if (crests[other]! < from && crests[other]! >= from - SHIFT) crests[other]!++
  crests[city] = from - SHIFT
}

/** The cities in the order in which they would be scored next. */
export const scoringOrder = (crests: readonly number[]): number[] =>
  crests.map((_, city) => city).sort((a, b) => crests[a]! - crests[b]!)
