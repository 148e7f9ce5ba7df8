/** The game in one minute, and what is in the box: small pictures of single things. */
import { Gem, Palace, Way } from '@durbar/table'
import type { FunctionComponent, ReactNode } from 'react'
import { type CardId, PERSON_IDS, SPECIALS } from '../../data/cards.ts'
import { BONUS_TILES, type BonusId, COURT, type CourtItem, GOODS, LAST_VISIT } from '../../data/tiles.ts'
import { exitDoor } from '../../table/icons.ts'
import { HEIGHT, WIDTH } from '../../table/land.ts'
import { GoodTile, Prize } from '../../table/symbols.tsx'
import { Ground } from '../../table/terrain.tsx'
import { BonusTile, ProvinceTile } from '../../table/tiles.tsx'
import { Arrow, At, Canvas, Card, Cards, heightOf, Mark } from './canvas.tsx'

export const Prizes = (props: {
  items: readonly CourtItem[]
  x: number
  y: number
  size: number
  step: number
}) => (
  <>
    {props.items.map((item, i) => (
      <At key={item} x={props.x + i * props.step} y={props.y} width={props.size} height={props.size}>
        <Prize item={item} />
      </At>
    ))}
  </>
)

/** Black, as tall as a palace. */
export function Pawn({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <path
      d="M-13 22C-13 12-6 8-5 0H-9V-5H-5.5C-11-14-6-22 0-22S11-14 5.5-5H9V0H5C6 8 13 12 13 22Z"
      fill="var(--robe)"
      stroke="var(--brass)"
      strokeWidth="2"
      strokeLinejoin="round"
      transform={`translate(${x} ${y}) scale(${size / 44})`}
    />
  )
}

const minute = (children: ReactNode): FunctionComponent => {
  const picture = (
    <Canvas width={140} height={84}>
      {children}
    </Canvas>
  )
  return () => picture
}
const chain = ['M22 62C38 52 54 40 70 38', 'M70 38C86 40 102 52 118 62']
export const MINUTE: Readonly<Record<string, FunctionComponent>> = {
  play: minute(<Cards ids={['red-ee-1', 'white-e-1']} x={22} y={9} width={46} step={52} />),
  compare: minute(
    <>
      <Prizes items={COURT.slice(0, 3)} x={16} y={4} size={36} step={36} />
      <Prizes items={COURT.slice(3)} x={16} y={44} size={36} step={36} />
    </>,
  ),
  withdraw: minute(
    <>
      <Mark d={exitDoor} x={44} y={42} size={62} />
      <Arrow x={80} y={42} length={42} />
    </>,
  ),
  build: minute(
    <>
      <Way lines={chain} seat={0} />
      <Palace seat={0} x={22} y={56} size={30} />
      <Palace seat={0} x={70} y={32} size={30} />
      <Palace seat={0} x={118} y={56} size={30} />
    </>,
  ),
  gather: minute(
    GOODS.map((good, i) => (
      <At key={good} x={4 + i * 34} y={27} width={31} height={31}>
        <GoodTile good={good} />
      </At>
    )),
  ),
}

const thing = (children: ReactNode): FunctionComponent => {
  const picture = (
    <Canvas width={96} height={72}>
      {children}
    </Canvas>
  )
  return () => picture
}
const square = (kind: string): BonusId => BONUS_TILES.find((tile) => tile.kind === kind)!.id
export const COMPONENTS: Readonly<Record<string, FunctionComponent>> = {
  board: thing(
    <At x={8} y={0} width={80} height={72}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        <Ground province="" />
      </svg>
    </At>,
  ),
  coloured: thing(
    <Cards
      ids={['red-ee-1', 'yellow-vm-1', 'green-ep-1', 'violet-gk-1']}
      x={3}
      y={13}
      width={34}
      step={18}
    />,
  ),
  white: thing(<Cards ids={['white-e-1', 'white-v-1']} x={12} y={12} width={34} step={38} />),
  specials: thing(<Cards ids={SPECIALS} x={3} y={13} width={34} step={18} />),
  'province-tiles': thing(
    <g transform="scale(.78)">
      <ProvinceTile visit={1} x={31} y={46} />
      <ProvinceTile visit={LAST_VISIT} x={92} y={46} />
    </g>,
  ),
  'bonus-tiles': thing(
    <>
      <BonusTile id={square('card')} x={17} y={34} />
      <BonusTile id={square('points')} x={48} y={34} />
      <BonusTile id={square('tea')} x={79} y={34} />
    </>,
  ),
  tokens: thing(
    <>
      <Prizes items={PERSON_IDS.slice(0, 2)} x={12} y={0} size={36} step={36} />
      <Prizes items={PERSON_IDS.slice(2)} x={12} y={36} size={36} step={36} />
    </>,
  ),
  crown: thing(<Prizes items={['crown']} x={20} y={8} size={56} step={0} />),
  palaces: thing(
    [0, 1, 2, 3, 4].map((seat, i) => (
      <Palace key={seat} seat={seat} x={16 + i * 16} y={i % 2 ? 26 : 48} size={30} />
    )),
  ),
  'score-markers': thing(
    [0, 1, 2, 3, 4].map((seat, i) => (
      <Gem key={seat} seat={seat} x={16 + i * 16} y={i % 2 ? 26 : 48} size={28} />
    )),
  ),
  markers: thing(
    <>
      <Pawn x={32} y={36} size={52} />
      <Pawn x={66} y={36} size={52} />
    </>,
  ),
}

const alone = (size: number, children: ReactNode): FunctionComponent => {
  const picture = (
    <Canvas width={size} height={size}>
      {children}
    </Canvas>
  )
  return () => picture
}
export const prizePicture = (item: CourtItem): FunctionComponent =>
  alone(48, <Prizes items={[item]} x={0} y={0} size={48} step={0} />)
export const cardPicture = (id: CardId): FunctionComponent => {
  const picture = (
    <Canvas width={40} height={heightOf(40)}>
      {<Card id={id} x={0} y={0} />}
    </Canvas>
  )
  return () => picture
}
export const bonusPicture = (id: BonusId): FunctionComponent => alone(40, <BonusTile id={id} x={20} y={19} />)
export const tilePicture = (visit: number): FunctionComponent =>
  alone(66, <ProvinceTile visit={visit} x={33} y={32} />)
export const OFFICES: FunctionComponent = alone(
  96,
  <>
    <Prizes items={PERSON_IDS.slice(0, 2)} x={0} y={0} size={46} step={50} />
    <Prizes items={PERSON_IDS.slice(2)} x={0} y={50} size={46} step={50} />
  </>,
)
