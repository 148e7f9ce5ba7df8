/** On the table: solid madder is what was played, dashed emerald what was preferred, an arrow from one to the other. */

import { useEffect, useState } from 'react'
import { advisedTokens } from '../frame/advised.ts'
import type { Mark, Ringed } from '../frame/ring.ts'
import { bringFirstIntoSight, isRound } from '../frame/ring.ts'
import { useRinged } from '../frame/rings.tsx'
import type { Judgement } from './asked.ts'
import css from './moment-rings.module.css'

export type Shown = 'both' | 'played' | 'preferred'

const laidTokens = () =>
  [...document.querySelectorAll<HTMLElement>('[data-tokens]')].flatMap(
    ({ dataset }) => dataset.tokens?.split(' ').filter((token) => token !== '') ?? [],
  )

/** What each of the two moves means on the table; what both share says nothing about either. */
function marksOf({ played, options }: Judgement, shown: Shown): readonly Mark[] {
  const preferred = options[0]!.move
  const laid = laidTokens()
  const others = options.map(({ move }) => move)
  const marks = (kind: 'played' | 'preferred', move: Judgement['played']): Mark[] =>
    shown !== 'both' && shown !== kind
      ? []
      : advisedTokens(
          others.find((each) => JSON.stringify(each) === JSON.stringify(move)) ?? move,
          others,
          laid,
        ).map((at, i) => ({ key: `${kind}.${i}`, at, kind: 'pointed' as const, seat: null }))
  const same = JSON.stringify(played) === JSON.stringify(preferred)
  return [...marks('played', played), ...(same ? [] : marks('preferred', preferred))]
}

const NONE: readonly Mark[] = []
const middle = ({ left, top, width, height }: Ringed) => ({ x: left + width / 2, y: top + height / 2 })

function Arrow({ from, to }: { from: Ringed; to: Ringed }) {
  const [a, b] = [middle(from), middle(to)]
  const long = Math.hypot(b.x - a.x, b.y - a.y)
  if (long < 90) return null
  const bend = { x: (a.x + b.x) / 2 + (b.y - a.y) * 0.18, y: (a.y + b.y) / 2 - (b.x - a.x) * 0.18 }
  return (
    <svg className={css.arrow} aria-hidden="true">
      <defs>
        <marker
          id="to-preferred"
          viewBox="0 0 10 10"
          refX="7"
          refY="5"
          markerWidth="5"
          markerHeight="5"
          orient="auto"
        >
          <path d="M0 0L10 5L0 10Z" />
        </marker>
      </defs>
      <path d={`M${a.x} ${a.y}Q${bend.x} ${bend.y} ${b.x} ${b.y}`} markerEnd="url(#to-preferred)" />
    </svg>
  )
}

export function MomentRings({
  judgement,
  shown,
  scene,
}: {
  judgement: Judgement
  shown: Shown
  scene: unknown
}) {
  const [marks, setMarks] = useState(NONE)
  // What lies on the table is known once it is drawn.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const next = marksOf(judgement, shown)
      // A part of the board may lie beyond its edge: what was played comes into sight.
      bringFirstIntoSight(next)
      setMarks(next)
    })
    return () => cancelAnimationFrame(frame)
  }, [judgement, shown, scene])
  const rings = useRinged(marks)
  const first = (kind: string) => rings.find(({ key }) => key.startsWith(kind))
  const [played, preferred] = [first('played'), first('preferred')]
  return (
    <div className={css.rings} aria-hidden="true">
      {played && preferred ? <Arrow from={played} to={preferred} /> : null}
      {rings.map(({ key, left, top, width, height, framed }) => (
        <div
          key={key}
          className={css.ring}
          data-line={key.split('.')[0]}
          data-round={isRound({ framed, width, height }) || undefined}
          style={{ left, top, width, height }}
        />
      ))}
    </div>
  )
}
