/** The table of four before the first turn, and an antique with what is printed on it. */
import type { Language } from '@durbar/room'
import type { AntiqueId } from '../../data/antiques.ts'
import { KINDS } from '../../data/antiques.ts'
import { COLLECTION_CARDS } from '../../data/collections.ts'
import { FEW_ROW, FIRST, FULL_ROW, FULL_TABLE, OTHERS } from '../figures.ts'
import {
  Antique,
  Back,
  Collection,
  cardHeight,
  Label,
  Money,
  Picture,
  Player,
  Purse,
  StepNumber,
  Trade,
} from './parts.tsx'

const OFFER: readonly AntiqueId[] = ['vase-blue', 'jug-yellow', 'statue-red', 'knife-green']
const SAID = {
  de: {
    bank: 'Bank',
    box: 'aus dem Spiel',
    pile: 'Stapel',
    kind: 'Sorte',
    colour: 'Farbe',
    points: 'Punkte am Spielende',
  },
  en: {
    bank: 'bank',
    box: 'out of the game',
    pile: 'pile',
    kind: 'kind',
    colour: 'colour',
    points: 'points at the end',
  },
} as const satisfies Record<Language, Record<string, string>>
const LIGHT = 'var(--ink-on-deep)'

export function Setup({ language }: { language: Language }) {
  const said = SAID[language]
  const groups = [...KINDS, 'different' as const].map((sort) =>
    COLLECTION_CARDS.filter((card) => card.sort === sort),
  )
  return (
    <Picture w={470} h={430}>
      <rect width="470" height="430" rx="6" fill="var(--night)" />
      <rect width="470" height="430" rx="6" fill="url(#card-back)" opacity=".35" />
      <rect
        x="12"
        y="12"
        width="446"
        height="330"
        rx="26"
        fill="var(--umber)"
        stroke="var(--gilt)"
        strokeWidth="2"
      />
      <Back x={40} y={32} w={50} />
      <Label x={65} y={118} size={16} anchor="middle" fill={LIGHT}>
        {said.pile}
      </Label>
      {OFFER.map((id, i) => (
        <Antique key={id} id={id} x={112 + i * 58} y={32} w={50} />
      ))}
      <StepNumber n={1} x={40} y={34} />
      {FEW_ROW.map((price, i) => {
        const x = 366 + i * 12
        return <Trade key={x} price={price} coin={false} x={x} y={36} w={36} faded />
      })}
      <Label x={402} y={96} size={16} anchor="middle" fill={LIGHT}>
        {said.box}
      </Label>
      <StepNumber n={2} x={362} y={38} />
      {FULL_ROW.map((price, i) => {
        const x = 52 + i * 56
        return <Trade key={x} price={price} coin x={x} y={134} w={50} />
      })}
      <StepNumber n={3} x={50} y={138} />
      <Money metal="gold" x={356} y={136} w={30} />
      <Money metal="gold" x={378} y={142} w={30} />
      <Money metal="silver" x={402} y={138} w={26} />
      <Money metal="silver" x={418} y={146} w={26} />
      <Label x={398} y={188} size={16} anchor="middle" fill={LIGHT}>
        {said.bank}
      </Label>
      <StepNumber n={5} x={352} y={138} />
      {groups.map((cards, column) => {
        const x = 34 + column * 58
        return cards.map((card, i) => (
          <Collection key={card.id} id={card.id} x={x + i * 5} y={212 + i * 22} w={50} />
        ))
      })}
      <StepNumber n={4} x={36} y={216} />
      <Player seat={0} x={60} y={386} r={24} />
      <Purse rupees={FIRST.rupees} x={90} y={373} w={26} />
      <StepNumber n={6} x={38} y={364} />
      <StepNumber n={7} x={146} y={386} />
      {Array.from({ length: FULL_TABLE - 1 }, (_, i) => i + 1).map((seat) => (
        <g key={seat}>
          <Player seat={seat} x={140 + seat * 76} y={376} r={17} />
          <Purse rupees={OTHERS.rupees} x={116 + seat * 76} y={398} w={22} />
        </g>
      ))}
      <StepNumber n={8} x={444} y={386} />
    </Picture>
  )
}

/** The head of a card, enlarged by so much. */
const BIG = 1.3
export function AntiqueExplained({ language }: { language: Language }) {
  const said = SAID[language]
  const [x, y, w] = [10, 62, 100 * BIG]
  const heads = [
    { name: said.kind, at: 21, up: 46 },
    { name: said.colour, at: 50, up: 28 },
    { name: said.points, at: 79, up: 10 },
  ]
  return (
    <Picture w={430} h={y + cardHeight(w) + 6}>
      <Antique id="jug-red" x={x} y={y} w={w} />
      {heads.map(({ name, at, up }) => (
        <g key={name}>
          <path
            d={`M${x + at * BIG} ${y + 4}V${up + 8}H${x + w + 10}`}
            fill="none"
            stroke="var(--gold-line)"
            strokeWidth="1.6"
          />
          <Label x={x + w + 15} y={up + 13}>
            {name}
          </Label>
        </g>
      ))}
      {(['vase-yellow', 'vase-purple', 'vase-green'] as const).map((id, i) => (
        <Antique key={id} id={id} x={300} y={y + i * 36} w={76} />
      ))}
    </Picture>
  )
}
