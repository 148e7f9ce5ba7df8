/** A village on its road: a walled oval with room for its houses. */

import type { Seat } from '@durbar/kernel'
import { House, type ThingState } from '@durbar/table'
import type { Village as Place } from '../../data/board.ts'
import css from './map.module.css'
import { BELOW, NAMES } from './stands.ts'

const EMPTY = 'M-9 11V-1L0-9 9-1V11Z'

export function Village(props: {
  id: string
  place: Place
  houses: readonly Seat[]
  limit: number
  state: ThingState
}) {
  const { id, place, houses, limit, state } = props
  const name = NAMES[id] ?? BELOW
  const lots = Array.from({ length: limit }, (_, k) => (k - (limit - 1) / 2) * 28)
  return (
    <g transform={`translate(${place.x} ${place.y})`} className={css.village} data-lit={state}>
      <ellipse cy="5" rx="32" ry="21.5" className={css.villageShade} />
      <ellipse cy="3" rx="31" ry="21" className={css.villageWall} />
      {lots.map((x, k) => {
        const seat = houses[k]
        return seat === undefined ? (
          <path key={x} d={EMPTY} transform={`translate(${x} 1)`} className={css.lot} />
        ) : (
          <House key={x} seat={seat} x={x} y={1} size={25} />
        )
      })}
      <text x={name.x} y={name.y} className={css.name} style={{ textAnchor: name.anchor }}>
        {place.name}
      </text>
    </g>
  )
}
