/** The table when it is set up, with the numbers of the steps. */
import { Coin, Gem, House, type Language } from '@durbar/table'
import { ACTIONS } from '../../data/actions.ts'
import { BASE_CARDS, cardsIn } from '../../data/characters.ts'
import { COINS, PALACES, SEATS, START_COINS, START_HOUSES } from '../../data/material.ts'
import { DiscDrawing } from '../../table/disc/disc-drawing.tsx'
import { MAP } from '../../table/map/ground.ts'
import { START_LABEL } from '../../texts/names.ts'
import { CRESTS } from '../examples.ts'
import type { Stage } from '../positions.ts'
import css from './drawings.module.css'
import { Board } from './map.tsx'
import { Badge, Card, Frame, Inset } from './parts.tsx'
import { TrackColumn } from './track.tsx'

const EMPTY: Stage = { seats: SEATS[1], players: SEATS.slice(1).map(() => ({})) }
const WIDTH = MAP.width + 108
/** The shelves below the board. */
const SHELF = MAP.height + 18
const HEIGHT = SHELF + 322

const Shelf = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }) => (
  <rect x={x} y={y} width={width} height={height} rx="10" className={css.shelf} />
)
/** So many of a thing, side by side. */
const row = <T,>(count: number, draw: (k: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, k) => draw(k))

export function Setup({ language }: { readonly language: Language }) {
  return (
    <Frame width={WIDTH} height={HEIGHT}>
      <Inset x={0} y={0} width={MAP.width} height={MAP.height}>
        <svg viewBox={`${MAP.x} ${MAP.y} ${MAP.width} ${MAP.height}`} aria-hidden="true">
          <Board stage={EMPTY} camp={START_LABEL[language]} name={22} />
        </svg>
      </Inset>
      <TrackColumn track={CRESTS.start} x={MAP.width + 14} y={8} cell={55} width={86} />
      <Shelf x={4} y={SHELF} width={500} height={148} />
      {cardsIn(BASE_CARDS).map((card, k) => (
        <Card key={card} card={card} x={52 + k * 74} y={SHELF + 32} width={68} />
      ))}
      <Shelf x={518} y={SHELF} width={WIDTH - 522} height={148} />
      {row(3, (line) =>
        row(9, (k) => (
          <House key={`${line}.${k}`} seat={line} x={588 + k * 44} y={SHELF + 34 + line * 42} size={30} />
        )),
      )}
      <Shelf x={4} y={SHELF + 162} width={700} height={156} />
      <Inset x={50} y={SHELF + 166} width={146} height={146}>
        <DiscDrawing seat={0} pointers={[null, null]} states={ACTIONS.map(() => 'idle')} />
      </Inset>
      {row(PALACES, (k) => (
        <Gem key={k} seat={0} x={236 + k * 50} y={SHELF + 210} size={40} />
      ))}
      {row(START_HOUSES, (k) => (
        <House key={k} seat={0} x={236 + k * 46} y={SHELF + 272} size={32} />
      ))}
      {START_COINS.map(({ value }, k) => (
        <Inset key={value} x={440 + k * 66} y={SHELF + 242} width={58} height={58}>
          <Coin value={value} />
        </Inset>
      ))}
      <Shelf x={718} y={SHELF + 162} width={WIDTH - 722} height={156} />
      {row(6, (k) => (
        <Inset key={k} x={764 + (k % 3) * 62} y={SHELF + 180 + Math.floor(k / 3) * 60} width={56} height={56}>
          <Coin value={COINS[k % COINS.length]!.value} />
        </Inset>
      ))}
      <Badge x={30} y={30}>
        {1}
      </Badge>
      <Badge x={28} y={SHELF + 190}>
        {2}
      </Badge>
      <Badge x={546} y={SHELF + 28}>
        {3}
      </Badge>
      <Badge x={360} y={508}>
        {4}
      </Badge>
      <Badge x={28} y={SHELF + 28}>
        {5}
      </Badge>
      <Badge x={MAP.width + 8} y={900}>
        {6}
      </Badge>
      <Badge x={740} y={SHELF + 190}>
        {7}
      </Badge>
    </Frame>
  )
}
