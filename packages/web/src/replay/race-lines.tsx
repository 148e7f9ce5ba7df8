/** Who had how much when: one line to a seat, told apart by colour and by dashes. */
import { memo } from 'react'
import type { Race } from '../records/at.ts'
import { useLineColours } from '../review/seen.ts'
import css from './time-line.module.css'

const DASHES = ['', '9 5', '1.5 5', '9 4 1.5 4', '14 3'] as const
const TOP = 6
/** The names of the rounds stand below. */
const BELOW = 26

interface RaceProps {
  readonly race: Race
  x(ply: number): number
  readonly until: number
  readonly height: number
}

export const RaceLines = memo(function RaceLines({ race, x, until, height }: RaceProps) {
  const colour = useLineColours()
  const floor = height - BELOW
  const { plies, figures } = race
  const most = Math.max(1, ...figures.flat())
  const least = Math.min(0, ...figures.flat())
  const y = (value: number) => floor - ((floor - TOP) * (value - least)) / (most - least)
  const shown = plies.filter((ply) => ply <= until).length
  return (
    <svg className={css.race} aria-hidden="true">
      {(figures[0] ?? []).map((_, seat) => (
        <polyline
          key={seat}
          points={plies
            .slice(0, shown)
            .flatMap((ply, n) => {
              const now = y(figures[n]![seat]!)
              const before = n === 0 ? now : y(figures[n - 1]![seat]!)
              // What is paid is paid at once.
              return [`${x(ply)},${before}`, `${x(ply)},${now}`]
            })
            .join(' ')}
          style={{ stroke: colour(seat) }}
          strokeDasharray={DASHES[seat]}
          strokeLinecap="round"
        />
      ))}
    </svg>
  )
})
