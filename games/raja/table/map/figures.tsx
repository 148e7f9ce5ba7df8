/** Architects and the Maharaja: they glide from city to city. */
import { Maharaja, MapPiece, Person } from '@durbar/table'
import type { JunctionId } from '../../data/board.ts'
import type { View } from '../../view/index.ts'
import { junctionPlace } from './ground.ts'
import { STANDS } from './stands.ts'

export function Figures({ view }: { view: View }) {
  const crowd = new Map<JunctionId, number>()
  const architects = view.players.map(({ architect }, seat) => {
    const k = crowd.get(architect) ?? 0
    crowd.set(architect, k + 1)
    const { x, y } = junctionPlace(architect)
    const { architect: first, step } = STANDS[architect]
    return { seat, x: x + first[0] + k * step, y: y + first[1] + (k % 2) * 7 }
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
        .map(({ seat, x, y }) => (
          <MapPiece key={`architect:${seat}`} x={x} y={y}>
            <Person seat={seat} size={46} />
          </MapPiece>
        ))}
    </>
  )
}
