/** Everything on the map that can be touched. */
import { type Point, type TableProps, useChartScale, useChoosing } from '@durbar/table'
import { useMemo } from 'react'
import { JUNCTIONS, type RoadId, VILLAGE, VILLAGES } from '../../data/board.ts'
import { placeName } from '../../texts/names.ts'
import type { CityView } from '../../view/board.ts'
import type { View } from '../../view/index.ts'
import type { Vocabulary } from '../../vocabulary.ts'
import { cityTelling, villageTelling } from '../city/telling.ts'
import { subject } from '../look/subject.ts'
import { palace, road as touched } from '../touches.ts'
import { words } from '../words/index.ts'
import { junctionPlace, tollPlace } from './ground.ts'
import { JunctionThing } from './junction-thing.tsx'
import { MapThing } from './map-thing.tsx'
import { roadEnd, villageTokens } from './places.ts'
import { freeSites, type Site, siteTargets } from './sites.ts'
import { cells, type Target } from './targets.ts'

const PLACES: readonly Target[] = [
  ...VILLAGES.map((id, i) => ({
    id,
    at: [[VILLAGE[i]!.x, VILLAGE[i]!.y + 3] as Point],
    rx: 32,
    ry: 22,
  })),
  ...JUNCTIONS.map((id) => {
    const { x, y } = junctionPlace(id)
    return id === 'S'
      ? { id, at: [[x, y - 6] as Point], rx: 42, ry: 42 }
      : { id, at: [[x, y] as Point], rx: 68, ry: 68 }
  }),
]
const TOLL = 19

interface SpotsProps extends TableProps<View> {
  /** The city of the own architect, and where a palace may be built in it. */
  readonly here: CityView | undefined
  readonly sites: readonly Site[]
  /** Roads to choose from. */
  readonly out: readonly RoadId[]
}

/**
 * All targets of the map at once: what lies near each other shares the room. Also what may become one while the same
 * is asked, so that nothing gives way under a finger.
 */
const targetsOf = (
  here: CityView | undefined,
  sites: readonly Site[],
  out: readonly RoadId[],
): readonly Target[] => [
  ...PLACES,
  ...(here ? siteTargets(here, sites) : []),
  ...out.map((road) => ({ id: road, at: [tollPlace(road)], rx: TOLL, ry: TOLL })),
]

export function Spots(props: SpotsProps) {
  const { view, language, name, here, sites, out } = props
  const { board } = view
  const w = words(language)
  const choosing = useChoosing<Vocabulary>()
  const scale = useChartScale()
  const free = here ? freeSites(here) : []
  const roads = board.roads.flatMap(({ id }) => (choosing.state(touched(id)) === 'idle' ? [] : [id]))
  const key = JSON.stringify([here?.id, free, roads])
  const rings = useMemo(() => cells(targetsOf(here, free, roads), scale), [key, scale])
  return (
    <>
      {VILLAGES.map((id, i) => (
        <MapThing
          key={id}
          rings={rings.get(id)!}
          tokens={villageTokens(choosing, id)}
          name={w.villageName(VILLAGE[i]!.name, villageTelling(board, i, name, w))}
          subject={subject('village', id)}
        />
      ))}
      {JUNCTIONS.map((id) => (
        <JunctionThing
          key={id}
          view={view}
          id={id}
          rings={rings.get(id)!}
          note={id === view.maharaja ? 'maharaja' : undefined}
          name={
            id === 'S' ? w.camp : w.cityName(placeName(id, language), cityTelling(view, id, name, language))
          }
        />
      ))}
      {sites.map(({ size }) => (
        <MapThing
          key={size}
          rings={rings.get(size)!}
          tokens={palace(size)}
          name={w.siteName(w[size], placeName(here!.id, language))}
          subject={subject('palace', size)}
        />
      ))}
      {out.map((road) => (
        <MapThing
          key={road}
          rings={rings.get(road)!}
          tokens={touched(road)}
          name={w.roadName(
            roadEnd(view, road, language),
            board.roads.find(({ id }) => id === road)?.tolls?.[view.me!] ?? 0,
          )}
          subject={subject('road', road)}
        />
      ))}
    </>
  )
}
