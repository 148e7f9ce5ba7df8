/** What was told, turn by turn: moves of one seat in a row are one turn. */
import type { Told } from '@durbar/protocol/messages'

/** Where the turn begins that the move before `end` belongs to. */
export function beginOf(log: readonly Told[], end: number): number {
  let at = end
  while (at > 0 && log[at - 1]!.by === log[end - 1]!.by) at--
  return at
}

/**
 * Where one's last whole turn begins: it is told with all it caused, and what the others did since. The turn under
 * way is not the last.
 */
export function lastOwnTurn(log: readonly Told[], facing: number | null): number {
  if (facing === null) return 0
  let at = log.length
  if (log[at - 1]?.by === facing) at = beginOf(log, at)
  while (at > 0 && log[at - 1]!.by !== facing) at--
  return at > 0 ? beginOf(log, at) : 0
}

/** How many turns the others have taken since. */
export function turnsSince(log: readonly Told[], facing: number | null): number {
  let turns = 0
  for (let at = log.length; at > 0; at = beginOf(log, at)) {
    const { by } = log[at - 1]!
    if (by === null || (by === facing && turns > 0)) break
    if (by !== facing) turns++
  }
  return turns
}
