/** The crest of a city: a shield in its colour. Beside text, on the track, and at its name on the map. */
import { IconMark, placed } from '@durbar/table'
import type { CityId } from '../../data/board.ts'
import { CITY_PAINT } from '../paint.ts'

const SHIELD = 'M4 3H52V30C52 42 38 48 28 53 18 48 4 42 4 30Z'
const SHADE = placed(SHIELD, 0, 1.5)

/** What is drawn of it, in units of 56 x 56. */
function Face({ city }: { city: CityId }) {
  const { wall, crest, mark } = CITY_PAINT[city]
  return (
    <>
      <path d={SHADE} fill="color-mix(in srgb, var(--shade) 40%, transparent)" />
      <path d={SHIELD} fill={wall} stroke="var(--brass)" strokeWidth="2.4" strokeLinejoin="round" />
      <path d="M9 8H47V29C47 38 36 43 28 47 20 43 9 38 9 29Z" fill="none" stroke={mark} strokeOpacity=".4" />
      <IconMark d={crest} x={28} y={25} size={33} fill={mark} />
    </>
  )
}

/** On the map, around (x, y). */
export function CrestMark({ city, x, y, size }: { city: CityId; x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 56})`}>
      <Face city={city} />
    </g>
  )
}

export function Crest({ city, size, className }: { city: CityId; size?: number; className?: string }) {
  return (
    <svg
      className={className}
      style={size ? { width: size, height: size } : undefined}
      viewBox="0 0 56 56"
      aria-hidden="true"
    >
      <Face city={city} />
    </svg>
  )
}
