/** What a map is painted with: washes, water, borders, roads. Everything inside one `<Chart>` drawing. */
import type { Seat } from '@durbar/kernel'
import { useSeatLook } from '../ornament/seating.ts'
import { Hill, Tree } from '../pieces/buildings.tsx'
import css from './land.module.css'
import type { Border, Territory } from './territory.ts'

/** Put it once into every map: the pattern of the sea. */
export function MapPatterns() {
  return (
    <defs>
      <pattern id="map-wave" width="34" height="17" patternUnits="userSpaceOnUse">
        <path
          d="M0 8Q8.5 0 17 8T34 8M-17 16Q-8.5 8 0 16T17 16 34 16 51 16"
          fill="none"
          stroke="var(--sea-line)"
          strokeWidth="1.3"
        />
      </pattern>
    </defs>
  )
}

/** A flat wash; `'sea'` gets its waves. A hair of the same colour closes the seams. */
export function Wash({ d, fill }: { d: string; fill: string }) {
  const sea = fill === 'sea'
  const colour = sea ? 'var(--sea)' : fill
  return (
    <>
      <path d={d} fill={colour} stroke={colour} strokeWidth="1.5" />
      {sea ? <path d={d} fill="url(#map-wave)" /> : null}
    </>
  )
}

/** Dotted between countries, a firm line along the sea. `sea` names the regions of water. */
export function Borders({ borders, sea = [] }: { borders: readonly Border[]; sea?: readonly string[] }) {
  return (
    <>
      {borders
        .filter(({ between }) => !between.includes(''))
        .map(({ between, d }) => (
          <path
            key={d}
            d={d}
            className={between.some((region) => sea.includes(region)) ? css.coast : css.border}
          />
        ))}
    </>
  )
}

/** The country where the game is. */
export function LiveRegion({ land, region }: { land: Territory; region: string }) {
  const d = land.outlines.get(region)
  if (!d) return null
  return <path d={d} className={css.live} />
}

export function River({ d, width }: { d: string; width: number }) {
  return (
    <>
      <path d={d} className={css.riverEdge} strokeWidth={width + 3} />
      <path d={d} className={css.river} strokeWidth={width} />
    </>
  )
}

export interface RoadLine {
  readonly key: string
  readonly d: string
  /** Nobody can travel it yet: a dotted track. */
  readonly closed?: boolean
}

export function Roads({ roads }: { roads: readonly RoadLine[] }) {
  const open = roads.filter((road) => !road.closed)
  return (
    <g>
      {roads
        .filter((road) => road.closed)
        .map((road) => (
          <path key={road.key} d={road.d} className={css.closed} />
        ))}
      {open.map((road) => (
        <path key={road.key} d={road.d} className={css.casing} />
      ))}
      {open.map((road) => (
        <path key={road.key} d={road.d} className={css.road} />
      ))}
    </g>
  )
}

/** A chain or a journey running along roads, in the colour of its seat. */
export function Way({ lines, seat }: { lines: readonly string[]; seat: Seat }) {
  const { fill } = useSeatLook(seat)
  return (
    <g>
      {lines.map((d) => (
        <path key={d} d={d} className={css.wayCasing} />
      ))}
      {lines.map((d) => (
        <path key={d} d={d} className={css.way} stroke={fill} />
      ))}
    </g>
  )
}

/** Trees and hills as `scatter` strewed them; put them into the drawing sorted by y. */
export function Growth(props: { x: number; y: number; variety: number; kind: 'tree' | 'hill' }) {
  const { x, y, variety, kind } = props
  if (kind === 'hill') return <Hill x={x} y={y} size={0.72 + variety * 0.3} />
  return <Tree x={x} y={y} size={0.85 + variety * 0.35} kind={variety > 0.45 ? 'round' : 'cypress'} />
}

export function Boat({ x, y, seat }: { x: number; y: number; seat: Seat }) {
  const { fill } = useSeatLook(seat)
  return (
    <g transform={`translate(${x} ${y})`} stroke="var(--wall-edge)" strokeWidth="1.4" strokeLinejoin="round">
      <path d="M-16 2H16Q12 12 0 12T-16 2Z" fill="var(--wall)" />
      <path d="M1 0V-24Q18-14 12-2Z" fill={fill} />
    </g>
  )
}
