/** The player aid. Numbers are those of the box. */
import {
  AidLines,
  AidNote,
  AidPart,
  AidSheet,
  AidSteps,
  AidTable,
  Coin,
  type TableProps,
} from '@durbar/table'
import { KINDS } from '../data/antiques.ts'
import { COLLECTION_CARDS } from '../data/collections.ts'
import { GOLD, MONEY_CAP, RUPEES_PER_POINT, SALES_DAYS, tradeRow } from '../data/market.ts'
import { collectionName, KIND_GROUPS } from '../texts/names.ts'
import type { View } from '../view/index.ts'
import css from './aid.module.css'
import { Glyph } from './art.tsx'

const de = {
  turn: 'Dein Zug',
  steps: [
    `Nimm die Goldmünze ganz links (${GOLD} Rupien) oder kauf 1 Antiquität.`,
    'Du darfst 1 Sammlungskarte nehmen, wenn du alles dafür hast.',
    `Steuern: Was über ${MONEY_CAP} Rupien geht, zahlst du an die Bank.`,
  ],
  prices: 'Preise',
  persons: (n: string) => `${n} Personen`,
  priceNote: 'Es gilt die Zahl unter der Goldmünze ganz links.',
  cards: 'Sammlungskarten',
  small: 'klein',
  large: 'groß',
  givesUp: '* 1 davon abgeben',
  end: 'Ende',
  endSteps: [
    `Nach ${SALES_DAYS} Verkaufstagen: Gib jede Antiquität ab, die in ihrer Farbe allein ist.`,
    `Dann zählen Antiquitäten, Sammlungskarten und 1 Punkt je ${RUPEES_PER_POINT} Rupien.`,
  ],
}
const en: typeof de = {
  turn: 'Your turn',
  steps: [
    `Take the leftmost gold coin (${GOLD} rupees) or buy 1 antique.`,
    'You may take 1 collection card if you have all it asks for.',
    `Taxes: you pay whatever is above ${MONEY_CAP} rupees to the bank.`,
  ],
  prices: 'Prices',
  persons: (n) => `${n} players`,
  priceNote: 'The number under the leftmost gold coin counts.',
  cards: 'Collection cards',
  small: 'small',
  large: 'large',
  givesUp: '* give up 1 of them',
  end: 'The end',
  endSteps: [
    `After ${SALES_DAYS} sales days: give up every antique that is alone in its colour.`,
    `Then antiques, collection cards and 1 point per ${RUPEES_PER_POINT} rupees count.`,
  ],
}

const points = (card: (typeof COLLECTION_CARDS)[number]) => `${card.points}${card.giveUp ? '*' : ''}`

export function Aid({ view, language }: TableProps<View>) {
  const w = language === 'de' ? de : en
  const seats = view.players.length
  const rows = [
    { key: 'few', name: '2–3', row: tradeRow(3), now: seats < 4 },
    { key: 'four', name: '4', row: tradeRow(4), now: seats === 4 },
  ]
  return (
    <AidSheet>
      <AidPart title={w.turn}>
        <AidSteps steps={w.steps} />
      </AidPart>
      <AidPart title={w.prices}>
        <AidLines
          lines={rows.map(({ key, name, row, now }) => ({
            key,
            ...(now ? { name: w.persons(name) } : { text: w.persons(name) }),
            value: row.map((price, i) => <Coin key={`${i} ${price}`} value={price} size={26} />),
          }))}
        />
        <AidNote>{w.priceNote}</AidNote>
      </AidPart>
      <AidPart title={w.cards}>
        <AidTable
          head={['', w.small, w.large]}
          rows={KINDS.map((kind) => ({
            key: kind,
            cells: [
              <span key="kind" className={css.kind}>
                <Glyph kind={kind} /> {KIND_GROUPS[language][kind]}
              </span>,
              ...(['small', 'large'] as const).map((size) =>
                points(COLLECTION_CARDS.find((card) => card.sort === kind && card.size === size)!),
              ),
            ],
          }))}
        />
        <AidLines
          lines={COLLECTION_CARDS.filter(({ sort }) => sort === 'different').map((card) => ({
            key: card.id,
            sign: KINDS.filter((kind) => card.requires[kind]).map((kind) => (
              <span key={kind} className={css.small}>
                <Glyph kind={kind} />
              </span>
            )),
            text: collectionName(card.id, language),
            value: points(card),
          }))}
        />
        <AidNote>{w.givesUp}</AidNote>
      </AidPart>
      <AidPart title={w.end}>
        <AidSteps steps={w.endSteps} />
      </AidPart>
    </AidSheet>
  )
}
