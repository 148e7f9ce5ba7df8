/** One line on the phone that tells the latest: who, and what. Touched, it opens the log. */
import { Emblem, type TableProps } from '@durbar/table'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { MatchState } from '../match/match-store.ts'
import { latestLine } from './lines.ts'
import css from './telling.module.css'
import { turnsSince } from './turns.ts'

export function Telling({
  state,
  facing,
  slot,
  onOpen,
}: {
  state: MatchState
  facing: number | null
  slot: TableProps<unknown>
  onOpen(): void
}) {
  const { t } = useTranslation()
  const { log } = state
  const line = useMemo(() => latestLine(log, slot), [log, slot])
  const count = turnsSince(log, facing)
  return (
    <button type="button" className={css.telling} data-telling="" onClick={onOpen}>
      {line && line.seat !== null ? <Emblem seat={line.seat} size={22} /> : <i className={css.dot} />}
      <span key={line?.key} className={css.line}>
        {line?.text ?? t('table.nothingYet')}
      </span>
      {count > 1 ? <b aria-hidden="true">{count}</b> : null}
      <span className="sr-only">{t('table.log')}</span>
      <svg viewBox="0 0 10 16" aria-hidden="true">
        <path d="m2 2 6 6-6 6" fill="none" stroke="currentColor" strokeWidth="2" />
      </svg>
    </button>
  )
}
