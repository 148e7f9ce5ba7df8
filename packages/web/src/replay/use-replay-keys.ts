/** The keys of the replay. Single letters act only while no field has the focus. */
import { useEffect } from 'react'
import { useLocation } from 'wouter'
import type { RecordAt } from '../records/at.ts'
import { nextStop, stopsBy } from './course.ts'

export const FIELD = 'input, textarea, select, [contenteditable], [role="dialog"] *, [role="menu"] *'

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

export function useReplayKeys(at: RecordAt, share: () => void): void {
  const [, navigate] = useLocation()
  useEffect(() => {
    const { cursor, found } = at
    const act = (event: KeyboardEvent): boolean => {
      const { key, shiftKey } = event
      const to = keyLeads(at, key, shiftKey)
      const seat = Number(key) - 1
      if (to !== null) cursor.go(to)
      else if (key === ' ') cursor.play(!cursor.playing)
      else if (key === 'Escape') navigate('/records')
      // A game that goes on is seen by one seat, and not shared.
      else if (found.record.seen !== null) return false
      else if (found.record.seats[seat]) cursor.see(seat)
      else if (key === 'v') cursor.see(cursor.viewer === 'archive' ? 0 : 'archive')
      else if (key === 's') share()
      else return false
      return true
    }
    const listen = (event: KeyboardEvent) => {
      const { target, defaultPrevented, ctrlKey, metaKey, altKey } = event
      if (defaultPrevented || ctrlKey || metaKey || altKey) return
      if (target instanceof Element && target.closest(FIELD)) return
      // A button that has the focus is pressed by the space bar itself.
      if (event.key === ' ' && target instanceof Element && target.closest('button, a, summary')) return
      if (act(event)) event.preventDefault()
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  })
}
