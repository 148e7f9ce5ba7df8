/** Every figure that the rulebook prints, read off the box. */
import { ANTIQUES, COLOURS, KINDS, VALUE } from '../data/antiques.ts'
import { COLLECTION_CARDS, type CollectionCard, collectionOf } from '../data/collections.ts'
import {
  FULL_TABLE,
  GOLD,
  MONEY_CAP,
  PLAYERS,
  START_MONEY_FIRST,
  START_MONEY_OTHERS,
  tradeRow,
} from '../data/market.ts'

export {
  FULL_TABLE,
  GOLD,
  GOLD_COINS,
  GREY_PLAYERS,
  GREY_RUPEES,
  MONEY_CAP,
  OFFER_SIZE,
  RUPEES_PER_POINT,
  SALES_DAYS,
  SILVER,
  SILVER_COINS,
} from '../data/market.ts'

/** Credits: Abacusspiele, first printing. */
export const YEAR = 2017

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)

export const KINDS_IN_BOX = KINDS.length
export const COLOURS_IN_BOX = COLOURS.length
export const ANTIQUES_IN_BOX = ANTIQUES.length
export const COLLECTIONS_IN_BOX = COLLECTION_CARDS.length
/** The same in every colour: 1, 1, 1, 2, 2, 3. */
export const VALUES_OF_COLOUR: readonly number[] = VALUE.filter((_, i) => i % COLOURS.length === 0).toSorted()
export const LEAST_VALUE = Math.min(...VALUE)
export const MOST_VALUE = Math.max(...VALUE)
export const VALUE_OF_COLOUR = sum(VALUES_OF_COLOUR)

/** With fewer than a full table they are all alike. */
const FEWER: readonly number[] = PLAYERS.filter((seats) => seats !== FULL_TABLE)
export const FEW_ROW = tradeRow(FEWER[0]!)
export const FULL_ROW = tradeRow(FULL_TABLE)
export const TRADE_CARDS = FEW_ROW.length + FULL_ROW.length
export const PRICES: readonly number[] = [...new Set(FULL_ROW)]
export const HIGHEST_PRICE = Math.max(...PRICES)
export const LOWEST_PRICE = Math.min(...PRICES)

/** Money in the fewest coins. */
export const goldIn = (rupees: number): number => Math.floor(rupees / GOLD)
export const silverIn = (rupees: number): number => rupees % GOLD
export const FIRST = {
  rupees: START_MONEY_FIRST,
  gold: goldIn(START_MONEY_FIRST),
  silver: silverIn(START_MONEY_FIRST),
}
export const OTHERS = {
  rupees: START_MONEY_OTHERS,
  gold: goldIn(START_MONEY_OTHERS),
  silver: silverIn(START_MONEY_OTHERS),
}
/** What the bank can lack at most: a full table of full purses before a full row. */
export const GOLD_OUT = FULL_TABLE * goldIn(MONEY_CAP) + FULL_ROW.length
export const SILVER_OUT = FULL_TABLE * silverIn(MONEY_CAP)
/** From so many rupees on, a coin is taxed in part. */
export const TAXED_FROM = MONEY_CAP - GOLD + 1

export const sizeOf = (card: CollectionCard): number => sum(Object.values(card.requires))
const alike = COLLECTION_CARDS.filter(({ sort }) => sort !== 'different')
export const DIFFERENT = COLLECTION_CARDS.filter(({ sort }) => sort === 'different')
export const SORTS = new Set(COLLECTION_CARDS.map(({ sort }) => sort)).size
export const CARDS_PER_KIND = alike.length / KINDS.length
export const SMALL = sizeOf(alike.find(({ size }) => size === 'small')!)
export const LARGE = sizeOf(alike.find(({ size }) => size === 'large')!)
export const DIFFERENT_SIZES: readonly number[] = DIFFERENT.map(sizeOf)
export const FEWEST_SHOWN = Math.min(...COLLECTION_CARDS.map(sizeOf))
export const MOST_SHOWN = Math.max(...COLLECTION_CARDS.map(sizeOf))
export const FEWEST_POINTS = Math.min(...COLLECTION_CARDS.map(({ points }) => points))
export const MOST_POINTS = Math.max(...COLLECTION_CARDS.map(({ points }) => points))
export const pointsOf = (id: CollectionCard['id']): number => collectionOf(id).points
