/** The line is broken: in a bar that has room for it, below the bar of a phone; elsewhere the notice at the prompt says so. */
import { useSyncExternalStore } from 'react'
import { Button } from '../shell/button.tsx'
import css from './court.module.css'
import type { CourtTable } from './court-table.ts'
import { useEverySecond } from './use-every-second.ts'
import { useCourtWords } from './wording.ts'

const WIDE = '(min-width: 1280px) and (min-height: 501px)'
const NARROW = '(max-width: 700px)'
const subscribe = (changed: () => void) => {
  const lists = [WIDE, NARROW].map((query) => window.matchMedia(query))
  for (const list of lists) list.addEventListener('change', changed)
  return () => {
    for (const list of lists) list.removeEventListener('change', changed)
  }
}
/** Where there is room to say that the line is broken without a notice at the prompt. */
export const useLinePlace = (): 'bar' | 'below' | null =>
  useSyncExternalStore(subscribe, () => {
    if (window.matchMedia(WIDE).matches) return 'bar'
    return window.matchMedia(NARROW).matches ? 'below' : null
  })

/** When it is tried again; whoever is asked, or whose move waits, is told of the move instead. */
export function useBrokenSaid(table: CourtTable, asked: boolean, below = false): string {
  const { t } = useCourtWords()
  useEverySecond()
  if (asked) return t(below ? 'line.shortText' : 'line.brokenText')
  const ms = table.connection.untilNextTry()
  const seconds = Math.ceil((ms ?? 0) / 1000)
  return seconds > 0 ? t('line.next', { count: seconds }) : t('line.trying')
}

export function LineNote({ table, asked, below }: { table: CourtTable; asked: boolean; below?: boolean }) {
  const { t } = useCourtWords()
  const text = useBrokenSaid(table, asked, below)
  return (
    <div className={below ? css.below : css.line} role="status" data-line="">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path
          d="M8 3v5m8-5v5M6 8h12v4a6 6 0 0 1-6 6m0 0v3M3 3l18 18"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
        />
      </svg>
      <p>
        <b>{t(below ? 'line.short' : 'line.broken')}</b>
        <span>{text}</span>
      </p>
      <Button look="low" onClick={table.connection.tryNow}>
        {t(below ? 'line.shortNow' : 'line.now')}
      </Button>
    </div>
  )
}
