/** The map: how it is laid out, and chains on it. */

import { MapFlag, MapPatterns, Palace, Way } from '@durbar/table'
import type { ReactNode } from 'react'
import { type CityId, PROVINCES, type ProvinceId } from '../../data/board.ts'
import { ANCHORS, HEIGHT, roadsWithin, SPOTS, spotOf, WIDTH } from '../../table/land.ts'
import { Ground, Standing } from '../../table/terrain.tsx'
import { provinceName } from '../../texts/names.ts'
import { AGRA_VISIT, AJMER } from '../examples.ts'

/** Large enough to be read at the width that a map has in the book. */
const LABEL = 22
/** Two palaces of a city stand this far from its middle. */
const BESIDE = 17

function Label({
  x,
  y,
  size = LABEL,
  land,
  children,
}: {
  x: number
  y: number
  size?: number
  land?: boolean
  children: string
}) {
  return (
    <text
      x={x}
      y={y}
      textAnchor="middle"
      fill="var(--label)"
      stroke="var(--halo)"
      strokeWidth={land ? 0 : 5}
      strokeLinejoin="round"
      paintOrder="stroke"
      opacity={land ? 0.66 : undefined}
      style={{ font: land ? `500 ${size}px var(--serif)` : `600 ${size}px var(--sans)` }}
    >
      {children}
    </text>
  )
}

/** The land with its towns. */
export function Land(props: { live: ProvinceId | ''; under?: ReactNode; children?: ReactNode }) {
  return (
    <>
      <MapPatterns />
      <Ground province={props.live} />
      {props.under}
      <Standing />
      {props.children}
    </>
  )
}

function CityNames() {
  return SPOTS.map(({ id, name, x, y }) => (
    <Label key={id} x={x} y={y + 37}>
      {name.replace(' Khan', '')}
    </Label>
  ))
}

/** Cities that hang together with those of the visited province. */
function joined(own: readonly CityId[], province: ProvinceId): readonly CityId[] {
  const found = own.filter((id) => spotOf(id).province === province)
  for (const id of found)
    for (const next of own) if (!found.includes(next) && roadsWithin([id, next]).length > 0) found.push(next)
  return found
}

interface Shown {
  readonly province: ProvinceId
  readonly palaces: readonly (readonly CityId[])[]
  readonly crowned: readonly (readonly CityId[])[]
  readonly points: readonly number[]
}

/** Where the flags point: a city of each seat in the visited province. */
const flagged = ({ province, palaces, crowned }: Shown, seat: number): CityId | undefined =>
  [...crowned[seat]!, ...palaces[seat]!].find((id) => spotOf(id).province === province)

function ChainMap({ shown }: { shown: Shown }) {
  const { province, palaces, crowned, points } = shown
  const shared = crowned.flat()
  const standing = palaces
    .flatMap((cities, seat) => [
      ...cities.map((id) => ({ id, seat, shift: shared.includes(id) ? -BESIDE : 0 })),
      ...crowned[seat]!.map((id) => ({ id, seat, shift: BESIDE })),
    ])
    .toSorted((a, b) => spotOf(a.id).y - spotOf(b.id).y)
  return (
    <svg viewBox={`14 0 ${WIDTH - 22} ${HEIGHT}`} aria-hidden="true">
      <Land
        live={province}
        under={palaces.map((cities, seat) => (
          <Way key={seat} lines={roadsWithin(joined([...cities, ...crowned[seat]!], province))} seat={seat} />
        ))}
      >
        {standing.map(({ id, seat, shift }) => (
          <Palace key={`${id}${seat}`} seat={seat} x={spotOf(id).x + shift} y={spotOf(id).y - 4} size={44} />
        ))}
        {PROVINCES.map(({ id }) => {
          const [x, y] = ANCHORS.get(id)!
          return id === province ? null : (
            <Label key={id} x={x} y={y + 6} size={24} land>
              {provinceName(id)}
            </Label>
          )
        })}
        <CityNames />
        {points.map((n, seat) => {
          const id = flagged(shown, seat)
          if (!id) return null
          const { x, y } = spotOf(id)
          return (
            <MapFlag key={id} x={x + (crowned[seat]!.includes(id) ? BESIDE : 0)} y={y - 28}>
              {`+${n}`}
            </MapFlag>
          )
        })}
      </Land>
    </svg>
  )
}

export const Ajmer = () => <ChainMap shown={AJMER} />
export const AgraVisit = () => <ChainMap shown={AGRA_VISIT} />
