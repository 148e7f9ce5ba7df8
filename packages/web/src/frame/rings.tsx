/** Rings around things of the table, above it and never in the way: nothing moves for them, nothing is covered. */
import type { Update } from '@durbar/protocol/messages'
import { type AnyTable, Emblem, type TableProps, useSeatLooks } from '@durbar/table'
import { type CSSProperties, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { MatchState } from '../match/match-store.ts'
import { againstLines, lastMarks, pointedMarks } from './marks.ts'
import type { Pointing } from './pointing.ts'
import { type Mark, type Ringed, ringed } from './ring.ts'
import css from './rings.module.css'
import { ToldText } from './told.tsx'
import { whenThingsMove } from './use-whereabouts.ts'

/** What stands to be ringed, wherever it goes. */
function useRinged(marks: readonly Mark[]): readonly Ringed[] {
  const [rings, setRings] = useState<readonly Ringed[]>([])
  useEffect(() => {
    let frame = 0
    let last = ''
    const look = () => {
      frame = 0
      const next = ringed(document, marks)
      const key = JSON.stringify(next)
      if (key === last) return
      last = key
      setRings(next)
    }
    look()
    if (marks.length === 0) return
    const stop = whenThingsMove(() => {
      frame ||= requestAnimationFrame(look)
    })
    return () => {
      cancelAnimationFrame(frame)
      stop()
    }
  }, [marks])
  return rings
}

const NONE: readonly Mark[] = []
/** Small things in a circle, large ones in a frame. */
const ROUND = 84

interface RingsProps {
  readonly pointing: Pointing
  readonly state: MatchState
  readonly shown: Update
  readonly table: AnyTable
  readonly slot: TableProps<unknown>
  /** What the adviser points at. */
  readonly advised?: readonly Mark[]
  onSeen(): void
}

export function Rings({ pointing, state, shown, table, slot, advised = NONE, onSeen }: RingsProps) {
  const { t } = useTranslation()
  const lookOf = useSeatLooks()
  const pointed = useSyncExternalStore(pointing.subscribe, pointing.get, pointing.get)
  const { log } = state
  const { facing } = shown
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set())
  const attacks = useMemo(
    () => againstLines(log, facing, table, slot).filter(({ key }) => !seen.has(key)),
    [log, facing, table, slot, seen],
  )
  const attack = attacks.at(-1)
  const marks = useMemo((): readonly Mark[] => {
    if (pointed) return pointedMarks(pointed)
    return [
      ...advised,
      ...attacks.flatMap(({ key, at, seat }) => [
        { key: `against.${key}`, at: `seat:${facing}`, kind: 'against' as const, seat },
        ...at.map((each, i) => ({ key: `against.${key}.${i}`, at: each, kind: 'against' as const, seat })),
      ]),
      ...lastMarks(log, facing, table, slot, (seat) => t('table.lastMove', { name: slot.name(seat) })),
    ]
  }, [pointed, advised, attacks, log, facing, table, slot, t])
  const rings = useRinged(marks)
  const own = attack && rings.find(({ key }) => key === `against.${attack.key}`)
  return (
    <div className={css.rings}>
      {rings.map(({ key, kind, seat, tab, left, top, width, height }) => (
        <div
          key={key}
          className={css.ring}
          data-ring={kind}
          data-round={(kind !== 'against' && Math.max(width, height) < ROUND) || undefined}
          aria-hidden="true"
          style={
            {
              ...{ left, top, width, height },
              '--seat': seat === null ? 'var(--gold-line)' : lookOf(seat).fill,
            } as CSSProperties
          }
        >
          {kind === 'last' && seat !== null ? (
            <span className={css.tab} data-left={left > window.innerWidth / 2 || undefined}>
              <Emblem seat={seat} size={20} />
              {tab ? <b>{tab}</b> : null}
            </span>
          ) : kind === 'advice' ? (
            <span className={css.lamp}>
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path
                  d="M3 11h9c2 0 3-2 6-2 2 0 3 1 3 1-1 5-4 8-8 8H9c-4 0-6-3-6-7Zm6 8h6v2H9ZM19 2c2 3 1 5-1 5s-2-2 1-5Z"
                  fill="currentColor"
                />
              </svg>
            </span>
          ) : null}
        </div>
      ))}
      {attack ? (
        <button
          type="button"
          className={css.attack}
          data-attack=""
          style={
            own
              ? ({ '--at-left': `${own.left}px`, '--at-top': `${own.top + own.height}px` } as CSSProperties)
              : undefined
          }
          onClick={() => {
            setSeen(new Set([...seen, ...attacks.map(({ key }) => key)]))
            onSeen()
          }}
        >
          {attack.seat === null ? null : <Emblem seat={attack.seat} size={22} />}
          <span role="status">
            <ToldText line={attack} slot={slot} />
          </span>
        </button>
      ) : null}
    </div>
  )
}
