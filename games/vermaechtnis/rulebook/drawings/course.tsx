/** A turn from top to bottom, and how a day ends. */
import type { Language } from '@durbar/room'
import { MONEY_CAP } from '../../data/market.ts'
import { evening, taxes } from '../examples.ts'
import { FEW_ROW, GOLD } from '../figures.ts'
import {
  Antique,
  Arrow,
  Back,
  Collection,
  cardHeight,
  Gap,
  Label,
  Money,
  Picture,
  Purse,
  StepNumber,
  Struck,
  Trade,
} from './parts.tsx'

const SAID = {
  de: {
    steps: ['Aktion', 'Sammlungskarte', 'Steuern'],
    how: ['du musst', 'du darfst', `über ${MONEY_CAP} Rupien`],
    or: 'oder',
    bank: 'Bank',
    rupees: 'Rupien',
  },
  en: {
    steps: ['Action', 'Collection card', 'Taxes'],
    how: ['you must', 'you may', `above ${MONEY_CAP} rupees`],
    or: 'or',
    bank: 'bank',
    rupees: 'rupees',
  },
} as const

const [PANEL, GAP] = [104, 14] as const
export function Turn({ language }: { language: Language }) {
  const said = SAID[language]
  return (
    <Picture w={372} h={3 * PANEL + 2 * GAP + 2}>
      {said.steps.map((name, i) => {
        const y = 1 + i * (PANEL + GAP)
        return (
          <g key={name}>
            <rect
              x="1"
              y={y}
              width="370"
              height={PANEL}
              rx="6"
              fill="var(--sunk)"
              stroke="var(--gold-line)"
            />
            <StepNumber n={i + 1} x={26} y={y + 38} />
            <Label x={46} y={y + 44} size={16} bold>
              {name}
            </Label>
            <Label x={46} y={y + 66} fill="var(--ink-2)">
              {said.how[i]}
            </Label>
            {i > 0 ? <Arrow from={[26, y - GAP]} to={[26, y - 5]} /> : null}
          </g>
        )
      })}
      <Trade price={FEW_ROW[0]!} coin x={204} y={18} w={56} />
      <Label x={282} y={58} anchor="middle">
        {said.or}
      </Label>
      <Antique id="vase-blue" x={306} y={12} w={57} />
      <Antique id="jug-red" x={206} y={PANEL + GAP + 10} w={52} />
      <Antique id="jug-green" x={226} y={PANEL + GAP + 16} w={52} />
      <Arrow from={[284, PANEL + GAP + 54]} to={[293, PANEL + GAP + 54]} />
      <Collection id="jug-small" x={307} y={PANEL + GAP + 12} w={56} />
      <Purse rupees={MONEY_CAP} x={196} y={2 * (PANEL + GAP) + 34} w={36} />
      <Money metal="gold" x={318} y={2 * (PANEL + GAP) + 34} w={36} faded />
      <Struck x={314} y={2 * (PANEL + GAP) + 36} w={44} h={32} />
    </Picture>
  )
}

export function Taxes({ language }: { language: Language }) {
  const said = SAID[language]
  const amounts = [taxes.before, taxes.holds, taxes.keeps]
  return (
    <Picture w={372} h={112}>
      {amounts.map((rupees, i) => {
        const x = 4 + i * 128
        return (
          <g key={x}>
            <Purse rupees={rupees} x={x} y={10} w={30} />
            <Label x={x + 48} y={66} size={15} bold anchor="middle">
              {`${rupees} ${said.rupees}`}
            </Label>
          </g>
        )
      })}
      <Label x={116} y={98} anchor="middle">{`+${GOLD}`}</Label>
      <Label x={244} y={98} anchor="middle">{`−${taxes.pays} → ${said.bank}`}</Label>
      <Arrow from={[92, 80]} to={[136, 80]} />
      <Arrow from={[220, 80]} to={[264, 80]} />
    </Picture>
  )
}

export function Evening() {
  const { offer, coins } = evening.position
  const cards = FEW_ROW.map((price, i) => ({ price, x: 8 + i * 58, coin: i >= FEW_ROW.length - coins }))
  const w = 52
  return (
    <Picture w={372} h={330}>
      {cards.map(({ price, x, coin }) => (
        <Trade key={x} price={price} coin={coin} x={x} y={4} w={w} />
      ))}
      {cards.map(({ x }, i) => {
        const id = offer[i]
        return id ? (
          <g key={x}>
            <Antique id={id} x={x} y={74} w={w} faded />
            <Struck x={x - 2} y={80} w={w + 4} h={cardHeight(w) - 12} />
          </g>
        ) : (
          <Gap key={x} x={x} y={74} w={w} />
        )
      })}
      <Arrow from={[cards[3]!.x + w + 4, 32]} to={[284, 32]} />
      <Money metal="gold" x={300} y={14} w={36} />
      <Arrow from={[124, 154]} to={[124, 170]} />
      {cards.map(({ price, x }) => (
        <Trade key={x} price={price} coin x={x} y={182} w={w} />
      ))}
      {(['knife-blue', 'vase-orange', 'statue-green', 'jug-purple'] as const).map((id, i) => (
        <Antique key={id} id={id} x={cards[i]!.x} y={252} w={w} />
      ))}
      <Back x={296} y={252} w={w} />
      <Arrow from={[290, 288]} to={[246, 288]} />
    </Picture>
  )
}
