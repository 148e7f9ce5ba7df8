/** One's own way through a game in small: how far ahead or behind. On the dashed line one is level with the best other. */
import css from './row.module.css'

const [WIDTH, HEIGHT] = [212, 40]

/** By stop: one's own figure minus the best of the others'. */
export const leads = (race: readonly (readonly number[])[], seat: number): readonly number[] =>
  race.map((figures) => (figures[seat] ?? 0) - Math.max(...figures.filter((_, other) => other !== seat)))

export function Sparkline({ race, seat }: { race: readonly (readonly number[])[]; seat: number }) {
  const ahead = leads(race, seat)
  const most = Math.max(1, ...ahead.map(Math.abs))
  const x = (n: number) => (n * (WIDTH - 8)) / Math.max(1, ahead.length - 1)
  const y = (value: number) => HEIGHT / 2 - (value / most) * (HEIGHT / 2 - 3)
  const line = ahead.map((value, n) => `${x(n).toFixed(1)},${y(value).toFixed(1)}`)
  return (
    <svg
      className={css.spark}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <polygon points={`0,${HEIGHT} ${line.join(' ')} ${WIDTH - 8},${HEIGHT}`} />
      <path className={css.level} d={`M0 ${HEIGHT / 2}H${WIDTH - 8}`} />
      <polyline points={line.join(' ')} />
      <circle cx={WIDTH - 8} cy={y(ahead.at(-1) ?? 0)} r="3.5" />
    </svg>
  )
}
