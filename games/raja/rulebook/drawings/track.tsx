/** The scoring track, upright as on the board, with the names of the cities beside their crests. */
import { arch } from '@durbar/table'
import { CITIES, type CityId } from '../../data/board.ts'
import { fieldOf, TRACK, UNNUMBERED } from '../../data/track.ts'
import { Crest } from '../../table/city/crest.tsx'
import { town } from '../figures.ts'
import css from './drawings.module.css'
import { Inset, Label } from './parts.tsx'

/** From position 1 up; null = no crest. */
const crestsOf = (track: string): readonly (CityId | null)[] =>
  [...track.replace('|', '')].map((each) => CITIES.find((city) => city === each) ?? null)

export function TrackColumn(props: {
  track: string
  x: number
  y: number
  /** How many positions are shown, from the arrow up. */
  height?: number
  cell?: number
  width?: number
  moved?: string
  named?: boolean
}) {
  const { track, x, y, height = TRACK, cell = 36, width = 50, moved, named = false } = props
  const crests = crestsOf(track).slice(0, height)
  const bottom = y + height * cell
  const mid = x + width / 2
  const size = cell * 0.9
  return (
    <g>
      <rect x={x} y={y - 4} width={width} height={height * cell + 36} rx="7" className={css.track} />
      {crests.map((city, i) => {
        const top = bottom - (i + 1) * cell
        const field = fieldOf(i + 1)
        return (
          <g key={UNNUMBERED * height + top}>
            <path d={arch(x + 5, top + 1, width - 10, cell - 3, 4, cell * 0.5)} className={css.niche} />
            {field > 0 && city === null ? (
              <text x={mid} y={top + cell * 0.74} className={css.field} fontSize={cell * 0.5}>
                {field}
              </text>
            ) : null}
            {city !== null && city === moved ? (
              <circle cx={mid} cy={top + cell / 2} r={cell * 0.52} className={css.moved} />
            ) : null}
            {city === null ? null : (
              <Inset x={mid - size / 2} y={top + (cell - size) / 2} width={size} height={size}>
                <Crest city={city} />
              </Inset>
            )}
            {city === null || !named ? null : (
              <Label x={x + width + 5} y={top + cell * 0.64} quiet={city !== moved}>
                {town(city)}
              </Label>
            )}
          </g>
        )
      })}
      <path d={`M${mid - 8} ${bottom + 14}l8-9l8 9m-8-9v20`} className={css.trackArrow} />
    </g>
  )
}
