/** What is in the box, piece by piece. */
import { Coin, type Drawings, Gem, House, Maharaja, Person } from '@durbar/table'
import { ACTIONS } from '../../data/actions.ts'
import { CITIES } from '../../data/board.ts'
import { CARD_NUMBERS } from '../../data/characters.ts'
import { CHIPS, COINS, MOST_SEATS, PAYOUT, SEATS } from '../../data/material.ts'
import { Crest } from '../../table/city/crest.tsx'
import { DiscDrawing } from '../../table/disc/disc-drawing.tsx'
import { MAP } from '../../table/map/ground.ts'
import { dashed } from '../figures.ts'
import css from './drawings.module.css'
import { Board } from './map.tsx'
import { Card, Chip, Frame, Inset } from './parts.tsx'

const SEATED = Array.from({ length: MOST_SEATS }, (_, seat) => seat)
/** Around the middle of a picture. */
const fan = (k: number, count: number, step: number) => 90 + (k - (count - 1) / 2) * step

export const componentsDrawn: Drawings['pictures'] = {
  board: () => (
    <Frame x={MAP.x} y={MAP.y} width={MAP.width} height={MAP.height}>
      <g className={css.bare}>
        <Board stage={{ seats: MOST_SEATS, players: [] }} camp="" />
      </g>
    </Frame>
  ),
  maharaja: () => (
    <Frame width={180} height={110}>
      <Maharaja x={86} y={64} size={70} />
    </Frame>
  ),
  architects: () => (
    <Frame width={180} height={110}>
      {SEATED.map((seat) => (
        <Person key={seat} seat={seat} x={fan(seat, MOST_SEATS, 33)} y={60} size={58} />
      ))}
    </Frame>
  ),
  palaces: () => (
    <Frame width={180} height={110}>
      {SEATED.map((seat) => (
        <Gem key={seat} seat={seat} x={fan(seat, MOST_SEATS, 35)} y={55} size={34} />
      ))}
    </Frame>
  ),
  houses: () => (
    <Frame width={180} height={110}>
      {SEATED.map((seat) => (
        <House key={seat} seat={seat} x={fan(seat, MOST_SEATS, 35)} y={55} size={30} />
      ))}
    </Frame>
  ),
  'action-disc': () => (
    <Frame width={180} height={110}>
      <Inset x={36} y={1} width={108} height={108}>
        <DiscDrawing seat={0} pointers={['COINS', 'PALACE']} states={ACTIONS.map(() => 'idle')} />
      </Inset>
    </Frame>
  ),
  crests: () => (
    <Frame width={180} height={110}>
      {CITIES.map((city, k) => (
        <Inset
          key={city}
          x={(k < 4 ? fan(k, 4, 42) : fan(k - 4, 3, 42)) - 20}
          y={k < 4 ? 10 : 58}
          width={40}
          height={40}
        >
          <Crest city={city} />
        </Inset>
      ))}
    </Frame>
  ),
  cards: () => (
    <Frame width={180} height={110}>
      {CARD_NUMBERS.map((card, k) => (
        <Card key={card} card={card} x={fan(k, CARD_NUMBERS.length, 19) - 26} y={24} width={52} />
      ))}
    </Frame>
  ),
  coins: () => (
    <Frame width={180} height={110}>
      {COINS.map(({ value }, k) => (
        <Inset key={value} x={fan(k, COINS.length, 54) - 25} y={30} width={50} height={50}>
          <Coin value={value} />
        </Inset>
      ))}
    </Frame>
  ),
  chips: () => (
    <Frame width={180} height={110}>
      {Array.from({ length: CHIPS }, (_, k) => (
        <Chip key={fan(k, CHIPS, 21)} x={fan(k, CHIPS, 21)} y={55} r={20} />
      ))}
    </Frame>
  ),
  aid: () => (
    <Frame width={180} height={110}>
      <rect x="14" y="4" width="152" height="102" rx="6" className={css.shelf} />
      {SEATS.map((seats, k) => (
        <text key={seats} x="90" y={30 + k * 23} className={`${css.quiet} ${css.middle}`}>
          {dashed(PAYOUT[seats]!)}
        </text>
      ))}
    </Frame>
  ),
}
