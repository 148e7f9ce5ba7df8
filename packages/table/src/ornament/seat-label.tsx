import type { Seat } from '@durbar/kernel'
import { useLanguage } from '../settings.tsx'
import css from './ornament.module.css'
import { useSeating } from './seating.ts'

const YOU = { de: 'Du', en: 'You' }

/**
 * Who sits there, where the name stands alone: one's own seat is "You", beside the name or instead of it. Sentences ask
 * `whoOf`.
 */
export function SeatLabel({ seat, name }: { seat: Seat; name: string }) {
  const { own, named } = useSeating()
  const you = YOU[useLanguage()]
  if (seat !== own) return name
  return named ? (
    <>
      {name} <em className={css.you}>{you}</em>
    </>
  ) : (
    you
  )
}
