/** The pictures and signs of the rulebook, drawn with the pieces of the table. */
import '../table/paint.css'
import { type Drawings, Gem, House, Maharaja, Person } from '@durbar/table'
import { cardsDrawn } from './drawings/cards.tsx'
import { citiesDrawn } from './drawings/cities.tsx'
import { componentsDrawn } from './drawings/components.tsx'
import { mapsDrawn } from './drawings/maps.tsx'
import { minuteDrawn } from './drawings/minute.tsx'
import { Setup } from './drawings/setup.tsx'
import { tracksDrawn } from './drawings/tracks.tsx'

export const drawings: Drawings = {
  pictures: {
    ...minuteDrawn,
    ...componentsDrawn,
    setup: Setup,
    ...mapsDrawn,
    ...citiesDrawn,
    ...tracksDrawn,
    ...cardsDrawn,
  },
  signs: {
    architect: () => (
      <svg viewBox="-16 -22 32 44" aria-hidden="true">
        <Person seat={0} size={38} />
      </svg>
    ),
    house: () => (
      <svg viewBox="-14 -14 28 28" aria-hidden="true">
        <House seat={0} size={25} />
      </svg>
    ),
    small: () => (
      <svg viewBox="-14 -14 28 28" aria-hidden="true">
        <Gem seat={0} size={18} />
      </svg>
    ),
    large: () => (
      <svg viewBox="-14 -14 28 28" aria-hidden="true">
        <Gem seat={0} size={27} />
      </svg>
    ),
    maharaja: () => (
      <svg viewBox="-24 -40 54 70" aria-hidden="true">
        <Maharaja size={50} />
      </svg>
    ),
  },
}
