/** The curve in small: how it went, without a cursor. */
import { Emblem, useSize } from '@durbar/table'
import { useRef } from 'react'
import type { Picture } from './asked.ts'
import { pathOf, scaleOf, smoothed } from './curve.ts'
import { DASHES, useLineColours } from './seen.ts'
import css from './story.module.css'

const HEIGHT = 170
const [TOP, FLOOR, LEFT, RIGHT] = [12, 158, 22, 34]

export function MiniCurve({ picture, names }: { picture: Picture | null; names: readonly string[] }) {
  const box = useRef<HTMLDivElement>(null)
  const width = useSize(box)?.width ?? 0
  const colour = useLineColours()
  const entries = picture?.review.entries ?? []
  const last = Math.max(1, entries.length - 1)
  const { x } = scaleOf({ last, left: LEFT, right: Math.max(LEFT + 1, width - RIGHT) }, [], 0)
  const y = (place: number) => TOP + ((FLOOR - TOP) * (place - 1)) / Math.max(1, names.length - 1)
  const booked = (seat: number) => entries.map((entry) => entry?.value.places[seat] ?? null)
  const sketched = (seat: number) => picture?.sketch.map((each) => each?.places[seat] ?? null) ?? []
  const lines = names.map((_, seat) => ({ seat, booked: booked(seat), sketched: sketched(seat) }))
  return (
    <div ref={box} className={css.curve} style={{ height: HEIGHT }} aria-hidden="true">
      <svg width={width} height={HEIGHT} aria-hidden="true">
        {names.map((name, i) => (
          <g key={name}>
            <path className={css.rule} d={`M${LEFT} ${y(i + 1)}H${width - RIGHT}`} />
            <text x={LEFT - 8} y={y(i + 1) + 4}>
              {i + 1}
            </text>
          </g>
        ))}
        {lines.map((line) => (
          <g key={line.seat} style={{ stroke: colour(line.seat) }}>
            {picture && picture.summary === null ? (
              <path className={css.sketch} d={pathOf(line.sketched, x, y, 'gaps')} />
            ) : null}
            <path
              className={css.line}
              d={pathOf(smoothed(line.booked), x, y)}
              strokeDasharray={DASHES[line.seat]}
            />
          </g>
        ))}
      </svg>
      {lines.map(({ seat, booked }) => {
        const end = booked.at(-1)
        return end == null ? null : (
          <span key={seat} className={css.end} style={{ left: x(last), top: y(end) }}>
            <Emblem seat={seat} size={20} />
          </span>
        )
      })}
    </div>
  )
}
