/** While it plays, the next move follows when the last has been shown and looked at. */
import { useEffect } from 'react'
import type { Cursor, Speed } from '../records/at.ts'
import type { Replayer } from './replayer.ts'

/** How long a move is looked at after it was shown, at the speed 1. */
const LOOKED_AT_MS = 700
/** At this speed nothing travels any more: moves are simply there. */
const JUMPS: Speed = 4

/** The pace of the table's own motion. */
const PACE = { 0.5: 1, 1: 2, 2: 3, 4: 0 } as const

export const isMoving = (speed: Speed): boolean => speed !== JUMPS

export function usePlaying(
  { ply, last, playing, speed, go, play }: Cursor,
  /** null: no table shows it. */
  replayer: Replayer | null,
  quiet: boolean,
) {
  useEffect(() => replayer?.match.setSpeed(PACE[speed]), [replayer, speed])
  useEffect(() => {
    if (!playing || !quiet) return
    if (ply >= last) return play(false)
    const timer = setTimeout(() => go(ply + 1), LOOKED_AT_MS / speed)
    return () => clearTimeout(timer)
  }, [playing, quiet, ply, last, speed, go, play])
}
