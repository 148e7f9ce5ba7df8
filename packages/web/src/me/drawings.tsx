/** Bars, steps, and points along time: drawn in units of 300 x 150, as wide as there is room. */
import css from './plots.module.css'
import type { Points } from './statistics.ts'

const [WIDTH, HEIGHT, FLOOR, CEILING] = [300, 150, 126, 24]

const Axis = () => <path className={css.axis} d={`M0 ${FLOOR}H${WIDTH}`} />

interface Bar {
  readonly value: number
  /** Under it; '' where there is no room for one. */
  readonly label: string
  readonly look: 'won' | 'rest' | 'now'
}

/** `figures`: every bar says its number; else only the one that is now. */
export function Bars({ bars, figures }: { bars: readonly Bar[]; figures: boolean }) {
  const most = Math.max(1, ...bars.map(({ value }) => value))
  const step = WIDTH / bars.length
  const wide = Math.min(step * 0.68, 46)
  return (
    <svg className={css.drawing} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <Axis />
      {bars.map(({ value, label, look }, n) => {
        const x = step * (n + 0.5)
        const high = (value / most) * (FLOOR - CEILING)
        return (
          <g key={n}>
            <rect className={css[look]} x={x - wide / 2} y={FLOOR - high} width={wide} height={high} />
            {value > 0 && (figures || look === 'now') ? (
              <text className={css.figure} x={x} y={FLOOR - high - 6}>
                {value}
              </text>
            ) : null}
            <text x={x} y={HEIGHT - 6}>
              {label}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

/** Bars side by side, each from one number to the next; `mark`: so many steps from the first. */
export function Steps(props: { counts: readonly number[]; edges: readonly string[]; mark: number }) {
  const { counts, edges, mark } = props
  const most = Math.max(1, ...counts)
  const step = WIDTH / counts.length
  return (
    <svg className={css.drawing} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <Axis />
      {counts.map((value, n) => {
        const high = (value / most) * (FLOOR - CEILING)
        return (
          <g key={n}>
            <rect className={css.now} x={step * n + 1} y={FLOOR - high} width={step - 2} height={high} />
            {value > 0 ? (
              <text className={css.figure} x={step * (n + 0.5)} y={FLOOR - high - 6}>
                {value}
              </text>
            ) : null}
          </g>
        )
      })}
      {edges.map((edge, n) => {
        const side = n === 0 ? css.start : n === counts.length ? css.end : undefined
        return (
          <text key={edge} className={side} x={step * n} y={HEIGHT - 6}>
            {edge}
          </text>
        )
      })}
      <path className={css.mark} d={`M${step * mark} ${FLOOR + 2}l6 9h-12Z`} />
    </svg>
  )
}

const diamond = (x: number, y: number, r: number) => `M${x} ${y - r}l${r} ${r}l${-r} ${r}l${-r} ${-r}z`

/** Games in their order: won ones are diamonds, so that no colour has to say it. */
export function Course(props: {
  points: Points
  first: string
  last: string
  /** What a diamond means. */
  won: string
  figureOf: (n: number) => string
}) {
  const { points, first, last, won: wonSaid, figureOf } = props
  const { games, mean } = points
  const values = games.map((each) => each.points)
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const margin = 34
  const xOf = (n: number) => margin + (n / Math.max(1, games.length - 1)) * (WIDTH - margin - 8)
  const yOf = (value: number) =>
    FLOOR - 10 - ((value - least) / Math.max(1, most - least)) * (FLOOR - 10 - CEILING)
  const r = games.length > 30 ? 2.6 : 4
  return (
    <svg className={css.drawing} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <Axis />
      <path className={css.mean} d={`M${margin - 4} ${yOf(mean)}H${WIDTH}`} />
      <path
        className={css.course}
        d={`M${games.map(({ points: value }, n) => `${xOf(n)} ${yOf(value)}`).join('L')}`}
      />
      {games.map(({ points: value, won }, n) =>
        won ? (
          <path key={n} className={css.won} d={diamond(xOf(n), yOf(value), r + 2)} />
        ) : (
          <circle key={n} className={css.now} cx={xOf(n)} cy={yOf(value)} r={r} />
        ),
      )}
      {[...new Set([least, most])].map((value) => (
        <text key={value} className={`${css.figure} ${css.end}`} x={margin - 10} y={yOf(value) + 5}>
          {figureOf(value)}
        </text>
      ))}
      <text className={css.start} x={margin - 4} y={HEIGHT - 6}>
        {first}
      </text>
      <path className={css.won} d={diamond(margin + 92, HEIGHT - 10, 5)} />
      <text className={css.start} x={margin + 102} y={HEIGHT - 6}>
        {wonSaid}
      </text>
      <text className={css.end} x={WIDTH} y={HEIGHT - 6}>
        {last}
      </text>
    </svg>
  )
}
