/** The most that a court carries while 99 of 100 moves are acknowledged in time: the same crowd, slower or quicker. */

interface Carried {
  readonly movesPerSecond: number
  readonly p99: number
}
export interface Within {
  /** Milliseconds that were allowed. */
  readonly bound: number
  /** Mean milliseconds that somebody thought. */
  readonly thinking: number
  readonly movesPerSecond: number
  readonly p99: number
}

/** How often a crowd is made quicker before what it asks for is taken as enough. */
const QUICKER = 3
const STEP = Math.SQRT2
/** Slower than this nobody is asked to be. */
const SLOWEST = 60_000
/** How often a pace between too quick and slow enough is tried. */
const BETWEEN = 2

/**
 * Sockets and tables stay, the pace changes: too quick, everybody thinks twice as long until all is in time; in time
 * at once, quicker until it is not; then between the two. null: in time at no pace. `first`: what was measured with
 * this `thinking` already.
 */
export async function mostWithin(
  bound: number,
  thinking: number,
  first: Carried,
  measure: (thinking: number) => Promise<Carried>,
): Promise<Within | null> {
  let [tooQuick, pace, found] = [0, thinking, first]
  let best: Within | null = null
  const inTime = () => {
    if (found.p99 > bound) return false
    const { movesPerSecond, p99 } = found
    if (!best || movesPerSecond > best.movesPerSecond) best = { bound, thinking: pace, movesPerSecond, p99 }
    return true
  }
  const tried = async (next: number) => {
    pace = Math.round(next)
    found = await measure(pace)
    return inTime()
  }
  let slowEnough = pace
  if (inTime()) {
    for (let n = 0; n < QUICKER && tooQuick === 0; n++) {
      if (await tried(slowEnough / STEP)) slowEnough = pace
      else tooQuick = pace
    }
  } else {
    do {
      tooQuick = pace
      if (tooQuick * 2 > SLOWEST) return null
    } while (!(await tried(tooQuick * 2)))
    slowEnough = pace
  }
  for (let n = 0; n < BETWEEN && tooQuick > 0; n++) {
    if (await tried(Math.sqrt(tooQuick * slowEnough))) slowEnough = pace
    else tooQuick = pace
  }
  return best
}
