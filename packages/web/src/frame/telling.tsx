/** One line on the phone that tells the latest: who, and what. Touched, it opens the log; once more, the table. */
import { type AnyTable, Emblem, type TableProps, usePhone } from '@durbar/table'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { MatchState } from '../match/match-state.ts'
import { latestLine } from './lines.ts'
import css from './telling.module.css'
import { AttackLine, ToldSum, ToldText } from './told.tsx'
import { turnsSince } from './turns.ts'
import type { Attacks } from './use-attacks.ts'
import { useFit } from './use-fit.ts'

export function Telling({
  state,
  facing,
  table,
  slot,
  attacks,
  onOpen,
  flag,
}: {
  state: MatchState
  facing: number | null
  table: AnyTable
  slot: TableProps<unknown>
  attacks: Attacks
  onOpen(): void
  /** It is somebody's turn here. */
  flag: ReactNode
}) {
  const { t } = useTranslation()
  const { log } = state
  const line = useMemo(() => latestLine(log, table, slot), [log, table, slot])
  const count = turnsSince(log, facing)
  const phone = usePhone()
  const fit = useFit<HTMLSpanElement>(1)
  if (phone && attacks.lines.length > 0) return <AttackLine attacks={attacks} slot={slot} />
  return (
    <div className={css.strip} data-telling="">
      <button type="button" className={css.telling} onClick={onOpen}>
        {line && line.seat !== null ? <Emblem seat={line.seat} size={22} /> : <i className={css.dot} />}
        <span key={line?.key} ref={fit} className={css.line}>
          {line ? <ToldText line={line} slot={slot} /> : t('table.nothingYet')}
        </span>
        {line ? <ToldSum points={line.points} /> : null}
        {count > 1 ? <small aria-hidden="true">{count}</small> : null}
        <span className="sr-only">{t('table.log')}</span>
        <svg viewBox="0 0 10 16" aria-hidden="true">
          <path d="m2 2 6 6-6 6" fill="none" stroke="currentColor" strokeWidth="2" />
        </svg>
      </button>
      {flag}
    </div>
  )
}
