/** In a bar that has room for it: the line is broken. Elsewhere the notice at the prompt says so. */
import { useSyncExternalStore } from 'react'
import { Button } from '../shell/button.tsx'
import css from './court.module.css'
import type { CourtTable } from './court-table.ts'
import { useCourtWords } from './wording.ts'

const WIDE = '(min-width: 1280px) and (min-height: 501px)'
const subscribe = (changed: () => void) => {
  const list = window.matchMedia(WIDE)
  list.addEventListener('change', changed)
  return () => list.removeEventListener('change', changed)
}
export const useWideBar = (): boolean =>
  useSyncExternalStore(subscribe, () => window.matchMedia(WIDE).matches)

export function LineNote({ table, seated }: { table: CourtTable; seated: boolean }) {
  const { t } = useCourtWords()
  return (
    <div className={css.line} role="status" data-line="">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path
          d="M8 3v5m8-5v5M6 8h12v4a6 6 0 0 1-6 6m0 0v3M3 3l18 18"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
        />
      </svg>
      <p>
        <b>{t('line.broken')}</b>
        <span>{t(seated ? 'line.brokenText' : 'line.brokenWatching')}</span>
      </p>
      <Button look="low" onClick={table.connection.tryNow}>
        {t('line.now')}
      </Button>
    </div>
  )
}
