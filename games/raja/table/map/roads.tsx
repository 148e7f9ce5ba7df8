/** Roads: open ones paved, closed ones dotted; and the way to the city that is looked at, with its tolls. */

import type { Seat } from '@durbar/kernel'
import { Way } from '@durbar/table'
import type { RoadView, WayView } from '../../view/board.ts'
import { roadLines, tollPlace } from './ground.ts'
import css from './map.module.css'

export function RoadNet({ roads }: { roads: readonly RoadView[] }) {
  const lines = roads.flatMap(({ id, tolls }) => roadLines(id).map((d) => ({ d, open: tolls !== null })))
  return (
    <>
      {lines.map(({ d, open }) => (
        <path key={d} d={d} className={open ? css.casing : css.closed} />
      ))}
      {lines.map(({ d, open }) => (open ? <path key={d} d={d} className={css.road} /> : null))}
    </>
  )
}

export function Journey(props: { way: WayView; seat: Seat; roads: readonly RoadView[] }) {
  const { way, seat, roads } = props
  return (
    <g className={css.journey}>
      <Way seat={seat} lines={way.roads.flatMap(roadLines)} />
      {way.roads.map((id) => {
        const [x, y] = tollPlace(id)
        const toll = roads.find((road) => road.id === id)?.tolls?.[seat] ?? 0
        return (
          <g key={id} transform={`translate(${x} ${y})`}>
            <circle cy="2" r="15" className={css.shade} />
            <circle r="14.500" className={css.coin} data-free={toll === 0 || undefined} />
            <text y="6.500" className={css.coinText}>
              {toll}
            </text>
          </g>
        )
      })}
    </g>
  )
}
