/** Parts of the map, as they lie in an example. */
import type { CSSProperties, ReactNode } from 'react'
import { CITIES, CITY, type CityId, ROADS, VILLAGE, VILLAGES } from '../../data/board.ts'
import { Camp } from '../../table/map/camp.tsx'
import { City } from '../../table/map/city.tsx'
import { Figures } from '../../table/map/figures.tsx'
import { Ground, Growths } from '../../table/map/land.tsx'
import { RoadNet } from '../../table/map/roads.tsx'
import { Village } from '../../table/map/village.tsx'
import type { Stage } from '../positions.ts'
import { cityOf, housesAt, limitOf, openRoads } from './stage.ts'

/** Everything that stands on the board, in the board's own units. */
export function Board(props: { stage: Stage; camp: string; name?: number; children?: ReactNode }) {
  const { stage, camp, name = 17.5, children } = props
  const open = openRoads(stage)
  const roads = ROADS.map((id, road) => ({ id, tolls: open[road] ? [] : null }))
  const standing = {
    maharaja: stage.maharaja ?? ('S' as const),
    players: stage.players.map(({ at = 'S' as const }) => ({ architect: at })),
  }
  return (
    <g style={{ '--name': `${name}px` } as CSSProperties}>
      <Ground />
      <RoadNet roads={roads} />
      <Growths />
      {VILLAGES.map((id, village) => (
        <Village
          key={id}
          id={id}
          place={VILLAGE[village]!}
          houses={housesAt(stage, id)}
          limit={limitOf(stage)}
          state="idle"
        />
      ))}
      <Camp
        name={camp}
        state="idle"
        regarded={false}
        empty={standing.players.every(({ architect }) => architect !== 'S')}
      />
      {CITIES.map((id) => (
        <City
          key={id}
          city={cityOf(stage, id)}
          state="idle"
          scored={stage.maharaja === id}
          regarded={false}
          sites={[]}
        />
      ))}
      <Figures view={standing} />
      {children}
    </g>
  )
}

/** One city by itself, around (x, y). */
export function OneCity(props: {
  stage: Stage
  id: CityId
  x: number
  y: number
  scale?: number
  scored?: boolean
}) {
  const { stage, id, x, y, scale = 1, scored = false } = props
  const at = CITY[CITIES.indexOf(id)]!
  return (
    <g transform={`translate(${x} ${y}) scale(${scale}) translate(${-at.x} ${-at.y})`}>
      <City city={cityOf(stage, id)} state="idle" scored={scored} regarded={false} sites={[]} />
    </g>
  )
}
