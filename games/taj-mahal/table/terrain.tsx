/** Everything on the map that never moves. */
import {
  Boat,
  Borders,
  Fortress,
  Growth,
  Hill,
  LiveRegion,
  MapPatterns,
  River,
  Roads,
  Town,
  Wash,
} from '@durbar/table'
import { memo, type ReactNode } from 'react'
import { BOATS, HILLS, LAND, PEAKS, RIVERS, ROAD_LINES, SEA, SPOTS, TREES, WASHES } from './land.ts'
import css from './map.module.css'
import { PLACES } from './places.ts'

const STANDING: readonly ReactNode[] = [
  ...TREES.map(([x, y, variety]) => ({
    y,
    node: <Growth key={`t${x} ${y}`} x={x} y={y} variety={variety} kind="tree" />,
  })),
  ...HILLS.map(([x, y, variety]) => ({
    y,
    node: <Growth key={`h${x} ${y}`} x={x} y={y} variety={variety} kind="hill" />,
  })),
  ...SPOTS.map(({ id, x, y, fortress }) => ({
    y,
    node: (
      <g key={id} data-place={PLACES.city(id)}>
        {fortress ? <Fortress x={x} y={y - 2} size={50} /> : <Town x={x} y={y - 2} size={43} />}
      </g>
    ),
  })),
]
  .sort((a, b) => a.y - b.y)
  .map((each) => each.node)

/** `province` is alive. */
export const Ground = memo(function Ground({ province }: { province: string }) {
  return (
    <>
      <MapPatterns />
      {[...LAND.outlines].map(([region, d]) => (
        <Wash key={region} d={d} fill={WASHES[region]!} />
      ))}
      <Borders borders={LAND.borders} sea={[SEA]} />
      <g key={province} className={css.breath}>
        <LiveRegion land={LAND} region={province} />
      </g>
      {RIVERS.map(({ d, width }) => (
        <River key={d} d={d} width={width} />
      ))}
      {PEAKS.map(([x, y, size]) => (
        <Hill key={`${x} ${y}`} x={x} y={y} size={size} />
      ))}
      {BOATS.map(([x, y], i) => (
        <Boat key={x} x={x} y={y} seat={i * 2} />
      ))}
      <Roads roads={ROAD_LINES} />
    </>
  )
})

/** Trees, hills, towns and fortresses, the nearer before the farther. */
export const Standing = memo(function Standing() {
  return <>{STANDING}</>
})
