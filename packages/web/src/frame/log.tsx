import type { Update } from '@durbar/protocol/messages'
import { type AnyTable, Emblem, PanelHead, type TableProps, useLanguage, usePhone } from '@durbar/table'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MatchState } from '../match/match-state.ts'
import { type Line, linesOf, saysSomething } from './lines.ts'
import css from './log.module.css'
import type { Pointing } from './pointing.ts'
import { AttackLine, ToldSum, ToldText } from './told.tsx'
import { lastOwnTurn } from './turns.ts'
import type { Attacks } from './use-attacks.ts'

const LONGEST = 400

interface LogProps {
  readonly state: MatchState
  readonly shown: Update
  readonly table: AnyTable
  readonly slot: TableProps<unknown>
  readonly pointing: Pointing
  readonly attacks: Attacks
  /** Shows the table itself, where the log lies over it. */
  onTable(): void
}

/** The log is a live region: what happens is said as well as shown. */
export function Log({ state, shown, table, slot, pointing, attacks, onTable }: LogProps) {
  const { t } = useTranslation()
  const phone = usePhone()
  const language = useLanguage()
  const [whole, setWhole] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  const lines = useMemo(() => {
    const wanted = whole ? state.log : state.log.slice(lastOwnTurn(state.log, shown.facing))
    return linesOf(wanted, table, slot).filter(saysSomething).slice(-LONGEST)
  }, [state.log, shown.facing, whole, table, slot])
  // While others play it follows them. For whoever is asked it lies open at its beginning, their own last turn.
  const follows = whole || state.waiting > 0 || shown.question === null
  const latest = lines.at(-1)
  useEffect(() => {
    const { current } = list
    if (current && latest) current.scrollTop = follows ? current.scrollHeight : 0
  }, [latest, follows])
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
      {phone ? null : <AttackLine attacks={attacks} slot={slot} />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long log must scroll by keyboard */}
      <div ref={list} className={css.log} role="log" aria-label={t('table.log')} tabIndex={0}>
        <ol>
          {lines.length === 0 ? <li className={css.nothing}>{t('table.nothingYet')}</li> : null}
          {lines.map((line) => (
            <LogLine
              key={line.key}
              line={line}
              slot={slot}
              mine={line.seat !== null && line.seat === shown.facing}
              pointing={pointing}
              onTable={onTable}
            />
          ))}
        </ol>
      </div>
    </>
  )
}

interface LogLineProps extends Pick<LogProps, 'slot' | 'pointing' | 'onTable'> {
  readonly line: Line
  readonly mine: boolean
}

/** Pointed at, it rings its places. Touched, it unfolds; on a phone it gives way to the table and its rings. */
function LogLine({ line, slot, mine, pointing, onTable }: LogLineProps) {
  const { t } = useTranslation()
  const phone = usePhone()
  const [open, setOpen] = useState(false)
  const { details, at, seat } = line
  const shows = phone && at.length > 0
  const unfolds = details.length > 0 && !line.whole
  const touch = () => {
    if (shows) {
      pointing.point(line)
      onTable()
    } else if (unfolds) setOpen(!open)
  }
  return (
    <li className={line.head ? css.head : css.turn} data-mine={mine || undefined}>
      <div className={css.line}>
        <button
          type="button"
          className={css.told}
          data-line={line.key}
          aria-expanded={unfolds && !shows ? open : undefined}
          onClick={touch}
          onPointerEnter={({ pointerType }) => pointerType === 'mouse' && pointing.point(line)}
          onPointerLeave={({ pointerType }) => pointerType === 'mouse' && pointing.point(null)}
          onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && pointing.point(line)}
          onBlur={() => !phone && pointing.point(null)}
        >
          {line.head ? null : seat === null ? <i className={css.dot} /> : <Emblem seat={seat} size={20} />}
          <span className={css.text}>
            <ToldText line={line} slot={slot} />
          </span>
          <ToldSum points={line.points} />
        </button>
        {shows && unfolds ? (
          <button
            type="button"
            className={css.unfold}
            aria-expanded={open}
            aria-label={t('table.details')}
            onClick={() => setOpen(!open)}
          >
            <svg viewBox="0 0 16 10" aria-hidden="true">
              <path d="m2 2 6 6 6-6" fill="none" stroke="currentColor" strokeWidth="2" />
            </svg>
          </button>
        ) : null}
      </div>
      {open ? (
        <ul className={css.details}>
          {details.map((sentence, i) => (
            <li key={i}>{sentence}</li>
          ))}
        </ul>
      ) : null}
    </li>
  )
}
