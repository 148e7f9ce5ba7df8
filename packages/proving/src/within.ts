/** The most that a court carries while 99 of 100 moves are acknowledged in time: fewer tables until they are. */

interface Carried {
  readonly movesPerSecond: number
  readonly p99: number
}
export interface Within {
  /** Milliseconds that were allowed. */
  readonly bound: number
  readonly tables: number
  readonly movesPerSecond: number
  readonly p99: number
}

/** How often a place between too many and few enough is tried. */
const BETWEEN = 2

/**
 * Half as many tables until all is in time, then between that and what was too much. null: not even one table is
 * served in time. `first`: what was measured with all of them already.
 */
export async function mostWithin(
  bound: number,
  tables: number,
  first: Carried,
  measure: (tables: number) => Promise<Carried>,
): Promise<Within | null> {
  let [tooMany, count, found] = [0, tables, first]
  while (found.p99 > bound) {
    if (count === 1) return null
    tooMany = count
    count = Math.floor(count / 2)
    found = await measure(count)
  }
  const within = (n: number, { movesPerSecond, p99 }: Carried) => ({ bound, tables: n, movesPerSecond, p99 })
  let best = within(count, found)
  for (let n = 0; n < BETWEEN && tooMany - count > 1; n++) {
    const between = Math.round(Math.sqrt(count * tooMany))
    const there = await measure(between)
    if (there.p99 > bound) tooMany = between
    else {
      count = between
      if (there.movesPerSecond > best.movesPerSecond) best = within(between, there)
    }
  }
  return best
}
