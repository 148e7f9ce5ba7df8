/** Behind the lines: parts of the game as bands, places as rules, hatching where nothing is known yet. */

import { useReviewWords } from '../i18n/review.ts'
import type { Band } from '../replay/course.ts'
import css from './curve.module.css'
import type { Unit } from './curve-panel.tsx'
import type { Drawn } from './lines.tsx'

interface BackdropProps {
  readonly bands: readonly Band[]
  readonly seats: number
  readonly unit: Unit
  readonly drawn: Drawn
  readonly ply: number
  /** Everything is known up to this move. */
  readonly known: number
  readonly frame: Readonly<Record<'width' | 'height' | 'left' | 'right' | 'top' | 'floor', number>>
}

/** Pixels that a letter takes, about. */
const LETTER = 7

/** As much of "12 Agra" as there is room for: all of it, its number, or nothing. */
export function bandSaid(name: string, wide: number): string {
  const number = /^\d+/.exec(name)?.[0] ?? ''
  return [name, number].find((each) => each.length * LETTER + 4 <= wide) ?? ''
}

export function Backdrop({ bands, seats, unit, drawn, ply, known, frame }: BackdropProps) {
  const { t } = useReviewWords()
  const { scale, y } = drawn
  const { width, height, left, right, top, floor } = frame
  const ordinals = t('ordinals', { returnObjects: true })
  const rules = unit === 'places' ? Array.from({ length: seats }, (_, i) => i + 1) : [0, 0.25, 0.5, 0.75, 1]
  const from = scale.x(known)
  return (
    <>
      <defs>
        <pattern
          id="unknown"
          width="9"
          height="9"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path d="M0 0V9" className={css.hatch} />
        </pattern>
      </defs>
      {bands.map(({ from: begin, to, name }, n) => {
        const [x, wide] = [scale.x(begin), scale.x(to) - scale.x(begin)]
        const now = ply > begin && ply <= to
        return (
          <g key={begin}>
            {n % 2 === 0 ? (
              <rect x={x} y={top} width={wide} height={floor - top} className={css.band} />
            ) : null}
            <text x={x + wide / 2} y={height - 8} className={css.bandName} data-now={now || undefined}>
              {bandSaid(name, wide)}
            </text>
          </g>
        )
      })}
      {rules.map((value) => (
        <g key={value}>
          <path d={`M${left} ${y(value)}H${width - right}`} className={css.rule} />
          <text x={left - 8} y={y(value) + 4} className={css.axis}>
            {unit === 'places' ? ordinals[value - 1] : `${100 * value}`}
          </text>
        </g>
      ))}
      {known < ply || from < width - right - 1 ? (
        <>
          <rect
            x={from}
            y={top}
            width={Math.max(0, width - right - from)}
            height={floor - top}
            fill="url(#unknown)"
          />
          <path d={`M${from} ${top}V${floor}`} className={css.front} />
        </>
      ) : null}
    </>
  )
}
