/** Roads: open ones paved, closed ones dotted; and the way to the city that is looked at, with its tolls. */

import type { Seat } from '@durbar/kernel'
import { type Choosing, Way } from '@durbar/table'
import { memo } from 'react'
import type { RoadId } from '../../data/board.ts'
import type { RoadView } from '../../view/board.ts'
import type { Move, Vocabulary } from '../../vocabulary.ts'
import { TRAVEL } from '../touches.ts'
import { roadLines, tollPlace } from './ground.ts'
import css from './map.module.css'

export const RoadNet = memo(function RoadNet({ roads }: { roads: readonly RoadView[] }) {
  const lines = roads.flatMap(({ id, tolls }) => roadLines(id).map((d) => ({ d, open: tolls !== null })))
  return (
    <>
      {lines.map(({ d, open }) => (
        <path key={d} d={d} className={open ? css.casing : css.closed} />
      ))}
      {lines.map(({ d, open }) => (open ? <path key={d} d={d} className={css.road} /> : null))}
    </>
  )
})

const tollOf = (roads: readonly RoadView[], id: RoadId, seat: Seat) =>
  roads.find((road) => road.id === id)?.tolls?.[seat] ?? 0

function Toll({ road, toll, lit }: { road: RoadId; toll: number; lit?: boolean }) {
  const [x, y] = tollPlace(road)
  return (
    <g transform={`translate(${x} ${y})`}>
      {lit ? <circle r="19" className={css.tollRing} /> : null}
      <circle cy="2" r="15" className={css.shade} />
      <circle r="14.5" className={css.coin} data-free={toll === 0 || undefined} />
      <text y="6.5" className={css.coinText}>
        {toll}
      </text>
    </g>
  )
}

/** Under the towns. */
export const Journey = ({ along, seat }: { along: readonly RoadId[]; seat: Seat }) => (
  <Way seat={seat} lines={along.flatMap(roadLines)} />
)

/** Above everything. */
export function Tolls(props: {
  along: readonly RoadId[]
  seat: Seat
  roads: readonly RoadView[]
  lit: boolean
}) {
  const { along, seat, roads, lit } = props
  return (
    <g className={css.journey}>
      {along.map((id) => (
        <Toll key={id} road={id} toll={tollOf(roads, id, seat)} lit={lit} />
      ))}
    </g>
  )
}

/** Whoever sets out without naming a city chooses a road: also one that no cheapest way would take. */
export const setsOut = (choosing: Choosing<Vocabulary>): readonly RoadId[] =>
  choosing.touches.some((touched) => touched.some((token) => TRAVEL.includes(token)))
    ? roadsOf(choosing.left)
    : []

/** None, if something else than a journey is left to choose. */
function roadsOf(moves: readonly Move[]): readonly RoadId[] {
  const roads = moves.flatMap((move) => (move.type === 'travel' ? [move.road] : []))
  return roads.length === moves.length ? roads : []
}
