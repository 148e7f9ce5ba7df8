/** How it came: the figure at each seat from the first move to the last, in the colours of the seats. */
import { Emblem, useLanguage, useSeatLooks } from '@durbar/table'
import { loadTable } from '../games.ts'
import type { PlayedAgain } from '../match/checking.ts'
import { Plot } from '../me/plot.tsx'
import { useLoaded } from '../shell/use-loaded.ts'
import css from './how-it-came.module.css'
import { useCourtWords } from './wording.ts'

const [WIDTH, HEIGHT, FLOOR, LEFT, RIGHT] = [320, 150, 126, 30, 300]

/** Round steps, four at most. */
function stepsTo(most: number): readonly number[] {
  const step = [1, 2, 5, 10, 20, 50, 100, 200, 500].find((each) => most / each <= 4) ?? 1000
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, n) => n * step)
}

export function HowItCame(props: { game: string; names: readonly string[]; stops: PlayedAgain['stops'] }) {
  const { game, names, stops } = props
  const { t } = useCourtWords()
  const language = useLanguage()
  const looks = useSeatLooks()
  const table = useLoaded(() => loadTable(game), game)
  if (!table || stops.length < 2) return null
  // "3/6" is three.
  const figures = stops.map(({ view }) =>
    names.map((_, seat) => Number.parseFloat(String(table.figure(view, seat, language).value))),
  )
  if (figures.flat().some(Number.isNaN)) return null
  const most = Math.max(1, ...figures.flat())
  const last = stops.at(-1)!.ply
  const x = (n: number) => LEFT + ((RIGHT - LEFT) * stops[n]!.ply) / last
  const y = (value: number) => FLOOR - ((FLOOR - 14) * value) / most
  const said = (n: number) => [t('end.move', { n: stops[n]!.ply }), ...figures[n]!]
  const rows = [0, 0.25, 0.5, 0.75, 1].map((share) => said(Math.round(share * (stops.length - 1))))
  return (
    <Plot title={t('end.came')} note={t('end.cameNote')} columns={[t('end.when'), ...names]} rows={rows}>
      <div className={css.plot}>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={css.drawing} aria-hidden="true">
          {stepsTo(most).map((step) => (
            <g key={step}>
              <path className={css.rule} d={`M${LEFT} ${y(step)}H${RIGHT}`} />
              <text x={LEFT - 6} y={y(step) + 4} textAnchor="end">
                {step}
              </text>
            </g>
          ))}
          {names.map((_, seat) => (
            <polyline
              key={seat}
              className={css.course}
              style={{ stroke: looks(seat).fill }}
              points={figures.map((each, n) => `${x(n)},${y(each[seat]!)}`).join(' ')}
            />
          ))}
          <text x={LEFT} y={HEIGHT - 6}>
            {t('end.move', { n: 1 })}
          </text>
          <text x={RIGHT} y={HEIGHT - 6} textAnchor="end">
            {t('end.move', { n: last })}
          </text>
        </svg>
        {names.map((name, seat) => (
          <span
            key={seat}
            className={css.last}
            title={`${name}: ${figures.at(-1)![seat]}`}
            style={{
              left: `${(100 * RIGHT) / WIDTH}%`,
              top: `${(100 * y(figures.at(-1)![seat]!)) / HEIGHT}%`,
            }}
          >
            <Emblem seat={seat} size={18} />
          </span>
        ))}
      </div>
    </Plot>
  )
}
