/** A village on its road: a walled oval with room for its houses. */

import type { Seat } from '@durbar/kernel'
import { House, MapPiece, placed, type ThingState } from '@durbar/table'
import { memo } from 'react'
import type { Village as Place, VillageId } from '../../data/board.ts'
import { node } from '../places.ts'
import css from './map.module.css'
import { Arriving } from './motion.tsx'
import { BELOW, NAMES } from './stands.ts'

const EMPTY = 'M-9 11V-1L0-9 9-1V11Z'

export const Village = memo(function Village(props: {
  id: VillageId
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
      <ellipse cy="3" rx="31" ry="21" className={css.villageWall} data-place={node(id)} />
      <path
        d={lots
          .slice(houses.length)
          .map((x) => placed(EMPTY, x, 1))
          .join('')}
        className={css.lot}
      />
      {houses.map((seat, k) => (
        <MapPiece
          key={`${seat}.${houses.slice(0, k).filter((each) => each === seat).length}`}
          x={lots[k]!}
          y={1}
        >
          <Arriving>
            <House seat={seat} size={25} />
          </Arriving>
        </MapPiece>
      ))}
      <text
        x={name.x}
        y={name.y}
        className={css.name}
        style={{ textAnchor: name.anchor }}
        data-below={name === BELOW || undefined}
      >
        {place.name}
      </text>
    </g>
  )
})
