/** Turns, rows and hands of the examples, from their data. */
import { Fortress, Palace, Town } from '@durbar/table'
import type { ComponentType } from 'react'
import type { CardId } from '../../data/cards.ts'
import type { BonusId, ProvinceTileId } from '../../data/tiles.ts'
import { CourtCard } from '../../table/card.tsx'
import { PRINCE as PRINCE_SEAT } from '../../table/symbols.tsx'
import { BonusTile, ProvinceTile } from '../../table/tiles.tsx'
import { COLOURS_PLAYED, EXCHANGE, FOUR, GOODS_WON, LAST, LEADING, PRINCE } from '../examples.ts'
import { Arrow, At, Canvas, Card, Cards, heightOf, Note, Rows, rowsHeight } from './canvas.tsx'
import { Prizes } from './things.tsx'

type Drawn = ComponentType<{ readonly language: 'de' | 'en' }>
const WIDE = 372

const SAID = {
  de: { turn: (n: number) => `${n}. Zug`, has: 'hat sie schon', wins: 'gewinnt sie jetzt', out: 'abgelegt' },
  en: { turn: (n: number) => `turn ${n}`, has: 'already there', wins: 'won now', out: 'discarded' },
} as const

export const Leading: Drawn = () => (
  <Canvas width={WIDE} height={rowsHeight(LEADING.rows.length)}>
    <Rows rows={LEADING.rows} />
  </Canvas>
)

const seats = FOUR.rounds[0].map((_, seat) => seat)
const played = seats.map((seat): CardId[] => FOUR.rounds.flatMap((round): readonly CardId[] => round[seat]!))
export const Four: Drawn = () => (
  <Canvas width={WIDE} height={rowsHeight(played.length)}>
    <Rows rows={played} />
  </Canvas>
)

const counting = (hand: readonly CardId[]): readonly CardId[] => {
  const colours = hand.filter((id) => !id.startsWith('white') && !id.startsWith('special'))
  const of = (id: CardId) => colours.filter((each) => each.split('-')[0] === id.split('-')[0]).length
  const longest = Math.max(...colours.map(of))
  return colours.filter((id) => of(id) < longest)
}
export const Hands: Drawn = () => (
  <Canvas width={WIDE} height={rowsHeight(LAST.hands.length)}>
    <Rows rows={LAST.hands} pale={LAST.hands.flatMap(counting)} />
  </Canvas>
)

const [, , dropped] = PRINCE.turnedUp
export const Prince: Drawn = ({ language }) => (
  <Canvas width={WIDE} height={rowsHeight(3)}>
    <Rows rows={[...PRINCE.rows, PRINCE.turnedUp]} seats={[0, 1, PRINCE_SEAT]} pale={[dropped]} />
    <Note x={194} y={rowsHeight(3) - 28} quiet>
      {SAID[language].out}
    </Note>
  </Canvas>
)

/** Three turns in a row: coloured cards, each with what was played beside it. */
function Turns({ turns, language }: { turns: readonly (readonly CardId[])[]; language: 'de' | 'en' }) {
  return (
    <Canvas width={WIDE} height={100}>
      {turns.map((ids, i) => (
        <g key={ids[0]}>
          <Note x={i * 124 + 8} y={16} quiet>
            {SAID[language].turn(i + 1)}
          </Note>
          <Cards ids={ids} x={i * 124 + 8} y={26} width={48} step={50} />
        </g>
      ))}
    </Canvas>
  )
}
export const ColourLater: Drawn = ({ language }) => <Turns turns={COLOURS_PLAYED.later} language={language} />
export const ColourAtOnce: Drawn = ({ language }) => (
  <Turns turns={COLOURS_PLAYED.atOnce} language={language} />
)

const WAYS: readonly (readonly CardId[])[] = [
  ['green-ev-1'],
  ['green-ev-2', 'white-m-1'],
  ['green-ev-3', 'special-points'],
]
const LEFT = [10, 92, 236] as const
export const TurnOptions: Drawn = () => (
  <Canvas width={WIDE} height={100}>
    {WAYS.map((ids, i) => (
      <g key={ids[0]}>
        <Note x={LEFT[i]!} y={18} size={16}>
          {'abc'[i]})
        </Note>
        <Cards ids={ids} x={LEFT[i]!} y={28} width={50} step={68} />
        {ids.length > 1 ? (
          <Note x={LEFT[i]! + 59} y={68} size={22} middle>
            +
          </Note>
        ) : null}
      </g>
    ))}
  </Canvas>
)

const SHOWN: readonly CardId[] = [
  'red-gm-1',
  'yellow-ee-1',
  'green-ev-1',
  'violet-pk-1',
  'white-e-1',
  'special-elephant',
]
export const EveryCard: Drawn = () => (
  <Canvas width={WIDE} height={86}>
    {SHOWN.map((id, i) => (
      <At key={id} x={i * 62 + 2} y={3} width={57} height={80}>
        <CourtCard id={id} />
      </At>
    ))}
  </Canvas>
)

const visitOf = (tile: ProvinceTileId) => Number(tile.split('-')[2])
export const GoodsWon: Drawn = ({ language }) => {
  const bonus: readonly BonusId[] = Object.values(GOODS_WON.bonus)
  return (
    <Canvas width={WIDE} height={92}>
      <Note x={4} y={14} quiet>
        {SAID[language].has}
      </Note>
      {GOODS_WON.owned.map((tile, i) => (
        <ProvinceTile key={tile} visit={visitOf(tile)} x={34 + i * 62} y={56} />
      ))}
      <Note x={214} y={14} quiet>
        {SAID[language].wins}
      </Note>
      {bonus.map((tile, i) => (
        <BonusTile key={tile} id={tile} x={232 + i * 38} y={56} />
      ))}
      <ProvinceTile visit={GOODS_WON.visit} x={330} y={56} />
    </Canvas>
  )
}

export const CrownPalace: Drawn = () => (
  <Canvas width={WIDE} height={120}>
    <g transform="translate(110 74) scale(1.7)">
      <Town x={0} y={-2} size={43} />
      <Palace seat={0} x={-17} y={-4} size={44} />
      <Palace seat={1} x={17} y={-4} size={44} crown />
    </g>
    <g transform="translate(272 74) scale(1.7)">
      <Fortress x={0} y={-2} size={50} />
      <BonusTile id="bonus-points2-1" x={28} y={-18} />
    </g>
  </Canvas>
)

export const Exchange: Drawn = () => (
  <Canvas width={WIDE} height={88}>
    <Prizes items={[EXCHANGE.token]} x={40} y={16} size={56} step={0} />
    <Prizes items={[EXCHANGE.token]} x={100} y={16} size={56} step={0} />
    <Arrow x={178} y={44} length={44} />
    <Card id={EXCHANGE.special} x={250} y={44 - heightOf(58) / 2} width={58} />
  </Canvas>
)
