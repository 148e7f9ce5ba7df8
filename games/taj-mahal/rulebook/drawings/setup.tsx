/** The table before the first visit, with the numbers of the steps. */
import { Gem, Palace } from '@durbar/table'
import { FORTRESSES, PROVINCES } from '../../data/board.ts'
import { type CardId, PERSON_IDS, SPECIALS } from '../../data/cards.ts'
import { BONUS_TILES, type CourtItem, LAST_VISIT, TAJ_MAHAL_TILE } from '../../data/tiles.ts'
import { ANCHORS, HEIGHT, SPOTS, spotOf, WIDTH } from '../../table/land.ts'
import { BonusTile, ProvinceTile } from '../../table/tiles.tsx'
import { HAND, MIDDLE, supply } from '../figures.ts'
import { Badge, Card, Cards } from './canvas.tsx'
import { Land } from './maps.tsx'
import { Pawn, Prizes } from './things.tsx'

/** Agra is the first of the provinces and visited last; the others in an order as good as any. */
const visitOf = (province: number) => (province === 0 ? LAST_VISIT : ((province * 4) % 11) + 1)
const FIRST = PROVINCES.findIndex((_, province) => visitOf(province) === 1)
/** As if shuffled: neighbours differ. */
const bonusOf = (fortress: number) =>
  BONUS_TILES[fortress === 0 ? TAJ_MAHAL_TILE : (fortress * 4) % TAJ_MAHAL_TILE]!

const SUPPLY: readonly CardId[] = [
  'red-ev-1',
  'green-ep-1',
  'white-e-1',
  'violet-gm-1',
  'yellow-ek-1',
  'green-ee-1',
  'red-mp-1',
  'yellow-eg-1',
  'violet-em-1',
]
const OFFICES: readonly CourtItem[] = PERSON_IDS
const FOOT = 420

function Board() {
  const [x, y] = ANCHORS.get(PROVINCES[FIRST]!.id)!
  return (
    <Land live={PROVINCES[FIRST]!.id}>
      {FORTRESSES.map((city, fortress) => {
        const spot = SPOTS[city]!
        return <BonusTile key={spot.id} id={bonusOf(fortress).id} x={spot.x + 28} y={spot.y - 24} />
      })}
      {PROVINCES.map(({ id }, province) => {
        const [left, top] = ANCHORS.get(id)!
        return province === FIRST ? null : (
          <ProvinceTile key={id} visit={visitOf(province)} x={left} y={top} />
        )
      })}
      <Pawn x={x} y={y - 4} size={62} />
      <rect x="722" y="14" width="264" height="172" rx="14" fill="var(--deep)" opacity=".86" />
      <Prizes items={OFFICES} x={732} y={22} size={58} step={62} />
      <Prizes items={['crown']} x={768} y={98} size={78} step={0} />
      <ProvinceTile visit={1} x={912} y={136} />
    </Land>
  )
}

/** What lies beside the board: special cards, stock, piles and supply, and the place of one player. */
function Beside() {
  return (
    <g transform={`translate(0 ${HEIGHT})`}>
      <rect width={WIDTH} height={FOOT} fill="var(--sunk)" />
      <Cards ids={SPECIALS} x={60} y={30} width={76} step={86} />
      {OFFICES.map((item, i) => (
        <g key={item}>
          {[10, 5, 0].map((below) => (
            <Prizes key={below} items={[item]} x={500 + i * 118} y={36 + below} size={84} step={0} />
          ))}
        </g>
      ))}
      <Card x={60} y={160} width={76} />
      <rect
        x={150}
        y={160}
        width={76}
        height={102}
        rx={8}
        fill="none"
        stroke="var(--gold-line)"
        strokeWidth="3"
        strokeDasharray="8 7"
      />
      <Cards ids={SUPPLY.slice(0, supply(MIDDLE))} x={330} y={160} width={76} step={92} />
      {Array.from({ length: HAND }, (_, i) => (
        <Card key={i} x={60 + i * 48} y={292} width={76} />
      ))}
      {[0, 1, 2].map((i) => (
        <Palace key={i} seat={0} x={496 + i * 76} y={344} size={64} />
      ))}
      <Gem seat={0} x={720} y={348} size={60} />
      <Pawn x={880} y={342} size={86} />
    </g>
  )
}

export const SetupPicture = () => (
  <svg viewBox={`0 0 ${WIDTH} ${HEIGHT + FOOT}`} aria-hidden="true">
    <svg width={WIDTH} height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <Board />
      <rect
        x="6"
        y="6"
        width={WIDTH - 12}
        height={HEIGHT - 12}
        fill="none"
        stroke="var(--gold-fill)"
        strokeWidth="12"
        strokeDasharray="30 4"
      />
    </svg>
    <Beside />
    <Badge x={44} y={44}>
      {1}
    </Badge>
    <Badge x={ANCHORS.get('multan')![0] + 50} y={ANCHORS.get('multan')![1] - 36}>
      {2}
    </Badge>
    <Badge x={spotOf('G3').x + 74} y={spotOf('G3').y - 26}>
      {3}
    </Badge>
    <Badge x={716} y={100}>
      {4}
    </Badge>
    <Badge x={470} y={HEIGHT + 78}>
      {4}
    </Badge>
    <Badge x={38} y={HEIGHT + 78}>
      {5}
    </Badge>
    <Badge x={38} y={HEIGHT + 344}>
      {6}
    </Badge>
    <Badge x={306} y={HEIGHT + 210}>
      {7}
    </Badge>
    <Badge x={38} y={HEIGHT + 210}>
      {8}
    </Badge>
    <Badge x={424} y={HEIGHT + 344}>
      {9}
    </Badge>
    <Badge x={ANCHORS.get(PROVINCES[FIRST]!.id)![0] + 50} y={ANCHORS.get(PROVINCES[FIRST]!.id)![1] - 36}>
      {10}
    </Badge>
    <Badge x={820} y={HEIGHT + 344}>
      {11}
    </Badge>
  </svg>
)
