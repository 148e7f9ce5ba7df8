/** Rings around things of the table, above it and never in the way: nothing moves for them, no word is covered. */
import type { Update } from '@durbar/protocol/messages'
import { type AnyTable, Emblem, type TableProps, useChoosing, usePhone, useSeatLooks } from '@durbar/table'
import { type CSSProperties, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { MatchState } from '../match/match-state.ts'
import { counselOf } from './advice-by-offer.ts'
import { advisedMarks } from './advised.ts'
import { lastMarks, pointedMarks } from './marks.ts'
import type { Pointing } from './pointing.ts'
import { bringFirstIntoSight, isRound, isSlim, type Mark, type Ringed, ringed } from './ring.ts'
import css from './rings.module.css'
import type { Attacks } from './use-attacks.ts'
import { useRingTabs } from './use-ring-tabs.ts'
import { whenThingsMove } from './use-whereabouts.ts'

/** What stands to be ringed, wherever it goes. */
export function useRinged(marks: readonly Mark[]): readonly Ringed[] {
  const [rings, setRings] = useState<readonly Ringed[]>([])
  useEffect(() => {
    let frame = 0
    let last = ''
    const meant = new Map<string, Element>()
    const look = () => {
      frame = 0
      const next = ringed(document, marks, meant)
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

/** What the adviser points at, while he does. */
function useAdvised({ hint }: MatchState): readonly Mark[] {
  const { question, offer } = useChoosing()
  const [marks, setMarks] = useState(NONE)
  useEffect(() => {
    const counsel = question && hint ? counselOf(hint.choices, offer) : null
    setMarks(counsel && question ? advisedMarks(counsel.move, question.moves) : NONE)
    // The offers of a question are its own: what was touched meanwhile changes nothing.
  }, [hint, question])
  return marks
}

interface RingsProps {
  readonly pointing: Pointing
  readonly state: MatchState
  readonly shown: Update
  readonly table: AnyTable
  readonly slot: TableProps<unknown>
  readonly attacks: Attacks
}

export function Rings({ pointing, state, shown, table, slot, attacks }: RingsProps) {
  const { t } = useTranslation()
  const lookOf = useSeatLooks()
  const pointed = useSyncExternalStore(pointing.subscribe, pointing.get, pointing.get)
  const advised = useAdvised(state)
  const { log, hint } = state
  const phone = usePhone()
  // A phone shows a part of its map: what is pointed at comes into it.
  useEffect(() => {
    if (phone) bringFirstIntoSight(pointedMarks(pointed))
  }, [pointed, phone])
  const { facing } = shown
  const marks = useMemo((): readonly Mark[] => {
    if (pointed) return pointedMarks(pointed)
    // One thing at a time: who asks for advice sees it, and the rest comes back after it.
    if (hint) return advised
    return [
      ...attacks.lines.flatMap(({ key, at, seat }) => [
        { key: `against.${key}`, at: `seat:${facing}`, kind: 'against' as const, seat },
        ...at.map((each, i) => ({ key: `against.${key}.${i}`, at: each, kind: 'against' as const, seat })),
      ]),
      ...lastMarks(log, facing, table, slot, (seat) => t('table.lastMove', { name: slot.name(seat) })),
    ]
  }, [pointed, hint, advised, attacks, log, facing, table, slot, t])
  const rings = useRinged(marks)
  const tabs = useRingTabs(rings)
  const named = rings.find(({ tab, seated }) => tab && !seated)
  return (
    <div className={css.rings} aria-hidden="true">
      {rings.map(({ key, kind, seat, seated, left, top, width, height, framed }) => (
        <div
          key={key}
          className={css.ring}
          data-ring={kind}
          data-round={(kind !== 'against' && isRound({ framed, width, height })) || undefined}
          data-slim={(kind !== 'against' && isSlim({ seated, width, height })) || undefined}
          style={
            {
              ...{ left, top, width, height },
              '--seat': seat === null ? 'var(--gold-line)' : lookOf(seat).fill,
              '--edge': seat === null ? 'var(--leaf)' : lookOf(seat).edge,
            } as CSSProperties
          }
        >
          {kind === 'last' && seat !== null && !seated ? (
            <span
              className={css.tab}
              ref={(element) => {
                if (element) tabs.set(key, element)
                else tabs.delete(key)
              }}
            >
              <Emblem seat={seat} size={20} />
              {named?.key === key ? <b>{named.tab}</b> : null}
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
    </div>
  )
}
