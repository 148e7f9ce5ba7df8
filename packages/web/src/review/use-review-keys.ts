/** The keys of the review. */
import { useCallback } from 'react'
import { useLocation } from 'wouter'
import { cameFrom } from '../records/came-from.ts'
import { useRecordKeys } from '../records/use-record-keys.ts'
import { keyLeads, nextTurning } from '../replay/use-replay-keys.ts'
import { neighbours } from './decision.tsx'
import { decisionAt, type ReviewSeen, turningOf } from './seen.ts'

interface Doors {
  share(): void
  leave(): void
}

/** What a key does; null: it is no key of the review. */
export function reviewKey(seen: ReviewSeen, { share, leave }: Doors, key: string, shift: boolean) {
  const { at, names } = seen
  const { cursor } = at
  const go = (ply: number | undefined) => () => ply !== undefined && cursor.go(ply)
  const to = keyLeads(at, key, shift)
  if (to !== null) return go(to)
  if (key === 'ArrowUp') return go(neighbours(seen).before)
  if (key === 'ArrowDown') return go(neighbours(seen).after)
  if (key === ' ') return () => cursor.play(!cursor.playing)
  if (key === 't') return go(nextTurning(turningOf(seen), cursor.ply))
  if (key === 's') return share
  if (key === 'Escape') return leave
  if (key === 'Enter') return decisionAt(seen, cursor.ply) ? () => seen.onShow(cursor.ply) : null
  const seat = Number(key) - 1
  return names[seat] === undefined ? null : () => cursor.see(seat)
}

export function useReviewKeys(seen: ReviewSeen, share: () => void): void {
  const [, navigate] = useLocation()
  useRecordKeys(
    useCallback(
      (key, shift) => reviewKey(seen, { share, leave: () => navigate(cameFrom()) }, key, shift),
      [seen, share, navigate],
    ),
  )
}
