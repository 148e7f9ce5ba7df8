import type { Update } from '@durbar/protocol/messages'
import { type AnyTable, Emblem, PanelHead, type TableProps, useLanguage } from '@durbar/table'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MatchState } from '../match/match-store.ts'
import { linesOf } from './lines.ts'
import css from './log.module.css'
import { lastOwnTurn } from './turns.ts'

const LONGEST = 400

/** The log is a live region: what happens is said as well as shown. */
export function Log(props: { state: MatchState; shown: Update; table: AnyTable; slot: TableProps<unknown> }) {
  const { state, shown, table, slot } = props
  const { t } = useTranslation()
  const language = useLanguage()
  const [whole, setWhole] = useState(false)
  const end = useRef<HTMLLIElement>(null)
  const lines = useMemo(() => {
    const wanted = whole ? state.log : state.log.slice(lastOwnTurn(state.log, shown.facing))
    return linesOf(wanted, slot).slice(-LONGEST)
  }, [state.log, shown.facing, whole, slot])
  const latest = lines.at(-1)?.key
  useEffect(() => {
    if (latest) end.current?.scrollIntoView({ block: 'nearest' })
  }, [latest])
  const phases = table.phases?.(shown.view, language) ?? []
  return (
    <>
      {phases.length > 0 ? (
        <ol className={css.phases} aria-label={t('table.phases')}>
          {phases.map((phase) => (
            <li
              key={phase.name}
              data-state={phase.state}
              aria-current={phase.state === 'now' ? 'step' : undefined}
            >
              {phase.name}
            </li>
          ))}
        </ol>
      ) : null}
      <PanelHead
        note={
          <button type="button" className={css.toggle} aria-pressed={whole} onClick={() => setWhole(!whole)}>
            {whole ? t('table.showSince') : t('table.showAll')}
          </button>
        }
      >
        {whole ? t('table.whole') : t('table.since')}
      </PanelHead>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long log must scroll by keyboard */}
      <div className={css.log} role="log" aria-label={t('table.log')} tabIndex={0}>
        <ol>
          {lines.length === 0 ? <li className={css.nothing}>{t('table.nothingYet')}</li> : null}
          {lines.map((line, i) => (
            <li key={line.key} ref={i === lines.length - 1 ? end : undefined}>
              {line.seat === null ? <span className={css.dot} /> : <Emblem seat={line.seat} size={20} />}
              <span>{line.text}</span>
            </li>
          ))}
        </ol>
      </div>
    </>
  )
}
