/** Architects and the Maharaja: they go from city to city, the architects by the roads. */
import { Maharaja, MapPiece, Person, type Point } from '@durbar/table'
import { memo, useEffect, useRef } from 'react'
import { JUNCTIONS, type JunctionId, ROAD_ENDS, VILLAGE, villagesOn } from '../../data/board.ts'
import { junctionPlace } from './ground.ts'
import { Walking } from './motion.tsx'
import { STANDS } from './stands.ts'

/** The villages between two junctions, in the order in which they are met. */
function villagesBetween(from: JunctionId, to: JunctionId): readonly Point[] {
  const ends = [JUNCTIONS.indexOf(from), JUNCTIONS.indexOf(to)]
  const road = ROAD_ENDS.findIndex(([a, b]) => a !== b && ends.includes(a) && ends.includes(b))
  if (from === to || road < 0) return []
  const met = villagesOn(road).map((village): Point => [VILLAGE[village]!.x, VILLAGE[village]!.y])
  return ROAD_ENDS[road]![0] === ends[0] ? met : met.toReversed()
}

/** Who stands where. */
interface Standing {
  readonly maharaja: JunctionId
  readonly players: readonly { readonly architect: JunctionId }[]
}

export const Figures = memo(function Figures({ view }: { view: Standing }) {
  const were = useRef(view.players.map(({ architect }) => architect))
  useEffect(() => {
    were.current = view.players.map(({ architect }) => architect)
  })
  const crowd = new Map<JunctionId, number>()
  const architects = view.players.map(({ architect }, seat) => {
    const k = crowd.get(architect) ?? 0
    crowd.set(architect, k + 1)
    const { x, y } = junctionPlace(architect)
    const { architect: first, step } = STANDS[architect]
    return {
      seat,
      x: x + first[0] + k * step,
      y: y + first[1] + (k % 2) * 7,
      past: villagesBetween(were.current[seat] ?? architect, architect),
    }
  })
  const court = junctionPlace(view.maharaja)
  const {
    maharaja: [dx, dy],
    height = 74,
  } = STANDS[view.maharaja]
  return (
    <>
      <MapPiece key="maharaja" x={court.x + dx} y={court.y + dy}>
        <Maharaja size={height} />
      </MapPiece>
      {[...architects]
        .sort((a, b) => a.y - b.y)
        .map(({ seat, x, y, past }) => (
          <Walking key={`architect:${seat}`} x={x} y={y} past={past}>
            <Person seat={seat} size={46} />
          </Walking>
        ))}
    </>
  )
})
