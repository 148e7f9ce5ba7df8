/** Cities, houses and palaces. */
import { Coin, type Drawings, Gem, House, type Language, Person } from '@durbar/table'
import { VILLAGE, VILLAGES } from '../../data/board.ts'
import { blockedFields, HOUSE_PRICE, PALACE_PRICE, payoutRow, SEATS } from '../../data/material.ts'
import map from '../../table/map/map.module.css'
import { Village } from '../../table/map/village.tsx'
import { ROUND } from '../example-round.ts'
import { STRENGTH } from '../examples.ts'
import type { Stage } from '../positions.ts'
import css from './drawings.module.css'
import { OneCity } from './map.tsx'
import { Card, Frame, Inset, Label } from './parts.tsx'

interface Said {
  readonly language: Language
}
const say = (language: Language, de: string, en: string) => (language === 'de' ? de : en)

const TOWN: Stage = {
  seats: 4,
  players: [{ houses: ['D', 'D'], palaces: 'D' }, { houses: ['D'], palaces: 'd' }, { palaces: 'd' }],
}

/** A line from a word to the thing. */
const Lead = ({ d }: { d: string }) => <path d={d} className={css.line} />
const Road = ({ d }: { d: string }) => (
  <>
    <path d={d} className={map.casing} />
    <path d={d} className={map.road} />
  </>
)
const Hamlet = ({ x, y, houses }: { x: number; y: number; houses: readonly number[] }) => (
  <Village id={VILLAGES[11]!} place={{ ...VILLAGE[11]!, x, y }} houses={houses} limit={2} state="idle" />
)

const CityParts = ({ language }: Said) => (
  <Frame width={560} height={300}>
    <Road d="M250 136C320 150 380 120 520 136" />
    <OneCity stage={TOWN} id="D" x={170} y={136} scale={1.25} />
    <Hamlet x={420} y={132} houses={[1]} />
    <Lead d="M170 128L250 34" />
    <Label x={256} y={36}>
      {say(language, 'großer Palast', 'large palace')}
    </Label>
    <Lead d="M206 108L300 66" />
    <Label x={306} y={70}>
      {say(language, 'kleiner Palast', 'small palace')}
    </Label>
    <Lead d="M204 220L262 244" />
    <Label x={268} y={250}>
      {say(language, 'Häuser in der Stadt', 'houses in the city')}
    </Label>
    <Lead d="M392 142L344 196" />
    <Label x={286} y={212}>
      {say(language, 'Haus im Dorf', 'house in the village')}
    </Label>
    <Lead d="M444 142L496 188" />
    <Label x={470} y={206}>
      {say(language, 'freier Platz', 'free lot')}
    </Label>
    <Label x={474} y={108} quiet>
      {say(language, 'Straße', 'road')}
    </Label>
  </Frame>
)

const Price = ({ x, y, gold }: { x: number; y: number; gold: number }) => (
  <Inset x={x - 19} y={y - 19} width={38} height={38}>
    <Coin value={gold} />
  </Inset>
)
const Build = () => (
  <Frame width={430} height={210}>
    <Road d="M196 92C250 104 300 80 426 92" />
    <OneCity stage={{ seats: 4, players: [{ houses: ['D'], palaces: 'Dd' }] }} id="D" x={120} y={88} />
    <Person seat={0} x={26} y={104} size={50} />
    <Hamlet x={334} y={90} houses={[0]} />
    <Gem seat={0} x={244} y={34} size={36} />
    <Price x={288} y={34} gold={PALACE_PRICE} />
    <House seat={0} x={244} y={166} size={30} />
    <Price x={288} y={166} gold={HOUSE_PRICE} />
  </Frame>
)

/** Two above, and the one with the Sadhu's card below. */
const STRENGTH_PLACES = [
  { id: 'A', x: 100, y: 98 },
  { id: 'B', x: 290, y: 98 },
  { id: 'C', x: 100, y: 284 },
] as const
const Strength = () => (
  <Frame width={372} height={376}>
    {STRENGTH_PLACES.map(({ id, x, y }) => (
      <OneCity key={id} stage={STRENGTH.stage} id={id} x={x} y={y} scale={0.9} />
    ))}
    {STRENGTH.stage.players.map((player, seat) => {
      const { x, y } = STRENGTH_PLACES.find((place) => 'at' in player && place.id === player.at) ?? {
        x: 0,
        y: 0,
      }
      return 'at' in player ? <Person key={player.at} seat={seat} x={x - 74} y={y + 34} size={46} /> : null
    })}
    <Card card={STRENGTH.stage.players[3].cards[0]} x={232} y={220} width={88} />
  </Frame>
)

const Blocked = ({ language }: Said) => (
  <Frame width={430} height={178}>
    {SEATS.filter((seats) => blockedFields(seats) > 0).map((seats, k) => (
      <g key={seats}>
        <OneCity
          stage={{ seats, version: 'pro1', players: [] }}
          id="F"
          x={72 + k * 143}
          y={66}
          scale={0.72}
        />
        <Label x={72 + k * 143} y={172} middle>
          {say(language, `${seats} Personen`, `${seats} players`)}
        </Label>
      </g>
    ))}
  </Frame>
)

/** The row of the table that is paid in the example of a whole round. */
const Payout = ({ language }: Said) => (
  <Frame width={430} height={110}>
    {payoutRow(ROUND.stage.seats).map((gold, rank) => (
      <g key={gold}>
        <Inset x={48 + rank * 92} y={6} width={62} height={62}>
          <Coin value={gold} />
        </Inset>
        <Label x={79 + rank * 92} y={98} middle>
          {say(language, `Rang ${rank + 1}`, `rank ${rank + 1}`)}
        </Label>
      </g>
    ))}
  </Frame>
)

export const citiesDrawn: Drawings['pictures'] = {
  city: CityParts,
  build: Build,
  strength: Strength,
  blocked: Blocked,
  payout: Payout,
}
