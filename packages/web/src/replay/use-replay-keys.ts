/** The keys of the replay. */
import { useCallback } from 'react'
import { useLocation } from 'wouter'
import type { RecordAt } from '../records/at.ts'
import { cameFrom } from '../records/came-from.ts'
import { useRecordKeys } from '../records/use-record-keys.ts'
import { nextStop, stopsBy } from './course.ts'

/** Where a key leads; null: it is no key of the replay. */
export function keyLeads(
  at: Pick<RecordAt, 'cursor' | 'course'>,
  key: string,
  shift: boolean,
): number | null {
  const { ply, last } = at.cursor
  const rounds = at.course ? stopsBy('round', at.course) : []
  const by = (way: 1 | -1) => (shift ? (nextStop(rounds, ply, way) ?? ply) : ply + way)
  const leads: Readonly<Record<string, () => number>> = {
    ArrowLeft: () => by(-1),
    ArrowRight: () => by(1),
    PageUp: () => nextStop(rounds, ply, -1) ?? ply,
    PageDown: () => nextStop(rounds, ply, 1) ?? ply,
    Home: () => 0,
    End: () => last,
  }
  const lead = leads[key]
  return lead ? Math.min(last, Math.max(0, lead())) : null
}

/** The next turning point after the cursor, and after the last the first. */
export const nextTurning = (turning: readonly number[], ply: number): number | undefined =>
  turning.find((each) => each > ply) ?? turning[0]

interface Doors {
  share(): void
  /** To the review, with the decision at hand on the table. */
  showMe(): void
  leave(): void
}

/** What a key does in the replay; null: it is none of its keys. */
export function replayKey(at: RecordAt, { share, showMe, leave }: Doors, key: string, shift: boolean) {
  const { cursor, found, turning } = at
  const to = keyLeads(at, key, shift)
  if (to !== null) return () => cursor.go(to)
  if (key === ' ') return () => cursor.play(!cursor.playing)
  if (key === 'Escape') return leave
  // A game that goes on is seen by one seat, and neither shared nor judged.
  if (found.record.seen !== null) return null
  const seat = Number(key) - 1
  if (found.record.seats[seat]) return () => cursor.see(seat)
  if (key === 'v') return () => cursor.see(cursor.viewer === 'archive' ? 0 : 'archive')
  if (key === 's') return share
  if (cursor.veiled) return null
  if (key === 'Enter') return showMe
  const turns = key === 't' ? nextTurning(turning.plies, cursor.ply) : undefined
  return turns === undefined ? null : () => cursor.go(turns)
}

export function useReplayKeys(at: RecordAt, doors: Pick<Doors, 'share' | 'showMe'>): void {
  const [, navigate] = useLocation()
  const { share, showMe } = doors
  useRecordKeys(
    useCallback(
      (key, shift) => replayKey(at, { share, showMe, leave: () => navigate(cameFrom()) }, key, shift),
      [at, share, showMe, navigate],
    ),
  )
}
