/** A collection card as it is printed: what it asks for, and its points. */
import { ArchPicture, CardFrame, Medallion } from '@durbar/table'
import { KINDS } from '../data/antiques.ts'
import { type CollectionId, collectionOf } from '../data/collections.ts'
import { Art } from './art.tsx'

const INK = 'var(--card-ink)'
/** Where the antiques stand, by their number. */
const STANDS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  2: [
    [32, 84],
    [68, 84],
  ],
  3: [
    [50, 66],
    [32, 104],
    [68, 104],
  ],
  4: [
    [34, 66],
    [66, 66],
    [34, 106],
    [66, 106],
  ],
  5: [
    [50, 56],
    [30, 82],
    [70, 82],
    [36, 114],
    [64, 114],
  ],
}

export function CollectionFace({ id }: { id: CollectionId }) {
  const { requires, points, giveUp } = collectionOf(id)
  const shown = KINDS.flatMap((kind) => Array.from({ length: requires[kind] ?? 0 }, () => kind))
  return (
    <CardFrame>
      <ArchPicture x={6} y={24} w={88} h={110} colour="yellow" depth={0.25} />
      {shown.map((kind, i) => {
        const [x, y] = STANDS[shown.length]![i]!
        return <Art key={`${x} ${y}`} kind={kind} x={x} y={y} scale={0.3} body={INK} metal={INK} line={INK} />
      })}
      <Medallion x={50} y={20} r={16}>
        <text y="9" textAnchor="middle" fill="var(--coin-ink)" style={{ font: '700 25px var(--serif)' }}>
          {points}
        </text>
      </Medallion>
      {giveUp ? (
        <g fill="none" stroke="var(--lac)" strokeWidth="2.5">
          <rect x="76" y="9" width="14" height="19" rx="2" />
          <path d="M72 31 94 6" />
        </g>
      ) : null}
    </CardFrame>
  )
}
