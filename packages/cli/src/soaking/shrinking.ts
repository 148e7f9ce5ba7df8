/** From the game in which something was found to the shortest that shows it. */
import { type Core, keyFromSeed, settingsOf, streamDice } from '@durbar/kernel'
import { drawn, type Mover } from '@durbar/kernel/conformance'
import { BOTS, COURSE, examined, type Finding, type Looking, type Table } from './examining.ts'
import { byList, type Made } from './movers.ts'
import type { Soaked } from './soaked.ts'

/** So many at most. */
const GAMES = 400

export interface Shown extends Table {
  readonly finding: Finding
}

/** What a list of moves shows by one check; null = nothing is wrong. */
export function repeated(soaked: Soaked, table: Table, moves: readonly Made[], check: string): Shown | null {
  const { house, looking } = soaked
  const only: Looking = { ...looking, only: check }
  const { found } = examined(house, table, byList(house.kernel, moves), only)
  return found && found.check === check ? { ...table, finding: found } : null
}

const length = ({ finding }: Shown) => finding.moves.length

/** Without some of its moves, first many of them and then one at a time. */
function withLess(soaked: Soaked, shown: Shown, inTime: () => boolean): Shown {
  let best = shown
  for (let size = (length(best) + 1) >> 1; size > 0; size >>= 1)
    for (let from = 0; from < length(best) && inTime(); ) {
      const { finding } = best
      const less = repeated(soaked, best, finding.moves.toSpliced(from, size), finding.check)
      if (less && length(less) < length(best)) best = less
      else from += size
    }
  return best
}

/** Random games at other tables, the smallest first, that show it within so many moves. */
function elsewhere(
  { house, looking }: Soaked,
  check: string,
  within: number,
  isIt: (found: Finding) => boolean,
  inTime: () => boolean,
): Shown | null {
  const tables = settingsOf(house.kernel.game).toSorted((a, b) => a.seats - b.seats)
  let best: Shown | null = null
  let most = within
  for (let n = 0; n < GAMES && most >= 0 && inTime(); n++) {
    const table = { ...tables[n % tables.length]!, key: keyFromSeed(n), chance: n }
    const any = drawn(house, streamDice(n))
    const mover: Mover<Core> = (at, pending) => (at.match.log.length < most ? any(at, pending) : null)
    const { found } = examined(house, table, mover, { ...looking, only: check })
    if (found === null || !isIt(found)) continue
    best = { ...table, finding: found }
    most = found.moves.length - 1
  }
  return best
}

/** A third of the time each: where it was found, elsewhere, and there with less. */
export function shrunk(soaked: Soaked, shown: Shown, seconds: number, clock: () => number): Shown {
  const { check, what, moves } = shown.finding
  const until = (share: number) => {
    const end = began + 1000 * seconds * share
    return () => clock() < end
  }
  const began = clock()
  const first = repeated(soaked, shown, moves, check)
  if (first === null) {
    // Bots think only where they were. What they stumbled over may be a rule, which random play finds as well.
    if (check !== BOTS) return shown
    const isIt = (found: Finding) => found.check === COURSE && what.endsWith(found.what)
    const rule = elsewhere(soaked, COURSE, moves.length + 1, isIt, until(1 / 2))
    return rule === null ? shown : withLess(soaked, rule, until(1))
  }
  const less = withLess(soaked, first, until(1 / 3))
  const isIt = (found: Finding) => found.check === check
  const other = elsewhere(soaked, check, length(less) - 1, isIt, until(2 / 3))
  return withLess(soaked, other ?? less, until(1))
}
