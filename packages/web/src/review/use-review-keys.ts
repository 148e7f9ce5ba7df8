/** The keys of the review. Single letters act only while no field has the focus. */
import { useEffect } from 'react'
import { FIELD, keyLeads } from '../replay/use-replay-keys.ts'
import { neighbours } from './decision.tsx'
import { decisionAt, type ReviewSeen, turningOf } from './seen.ts'

/** What a key does; null: it is no key of the review. */
export function reviewKey(seen: ReviewSeen, key: string, shift: boolean): (() => void) | null {
  const { at, names } = seen
  const { cursor } = at
  const go = (ply: number | undefined) => () => ply !== undefined && cursor.go(ply)
  const to = keyLeads(at, key, shift)
  if (to !== null) return go(to)
  if (key === 'ArrowUp') return go(neighbours(seen).before)
  if (key === 'ArrowDown') return go(neighbours(seen).after)
  const turning = turningOf(seen)
  if (key === 't') return go(turning.find((ply) => ply > cursor.ply) ?? turning[0])
  if (key === 'Enter') return decisionAt(seen, cursor.ply) ? () => seen.onShow(cursor.ply) : null
  const seat = Number(key) - 1
  return names[seat] === undefined ? null : () => cursor.see(seat)
}

export function useReviewKeys(seen: ReviewSeen): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { target, defaultPrevented, ctrlKey, metaKey, altKey, key, shiftKey } = event
      if (defaultPrevented || ctrlKey || metaKey || altKey) return
      if (target instanceof Element && target.closest(FIELD)) return
      // A button that has the focus is pressed by the key itself.
      if (key === 'Enter' && target instanceof Element && target.closest('button, a, summary')) return
      const act = reviewKey(seen, key, shiftKey)
      if (!act) return
      event.preventDefault()
      act()
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [seen])
}
