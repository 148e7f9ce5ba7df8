import type { Told, Update } from '@durbar/protocol/messages'
import { type AnyTable, Emblem, PanelHead, type TableProps, useLanguage } from '@durbar/table'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MatchState } from '../match/match-store.ts'
import css from './log.module.css'

const LONGEST = 400

interface Line {
  readonly key: string
  readonly seat: number | null
  readonly text: string
}

function linesOf(log: readonly Told[], { speech, name }: TableProps<unknown>): Line[] {
  return log.flatMap(({ ply, events }) =>
    events.flatMap((event, i) => {
      const text = speech.event(event, name)
      if (!text) return []
      const { seat } = event as { seat?: unknown }
      return [{ key: `${ply}.${i}`, seat: typeof seat === 'number' ? seat : null, text }]
    }),
  )
}

/** Where the moves after one's last turn begin; the moves of the turn under way belong to them. */
function lastTurn(log: readonly Told[], facing: number | null): number {
  if (facing === null) return 0
  let at = log.length
  while (at > 0 && log[at - 1]!.by === facing) at--
  while (at > 0 && log[at - 1]!.by !== facing) at--
  return at
}

/** The log is a live region: what happens is said as well as shown. */
export function Log(props: { state: MatchState; shown: Update; table: AnyTable; slot: TableProps<unknown> }) {
  const { state, shown, table, slot } = props
  const { t } = useTranslation()
  const language = useLanguage()
  const [whole, setWhole] = useState(false)
  const end = useRef<HTMLLIElement>(null)
  const lines = useMemo(() => {
    const wanted = whole ? state.log : state.log.slice(lastTurn(state.log, shown.facing))
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
