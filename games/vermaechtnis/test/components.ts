/** The tables of this folder in the shape of the components file, so that a test can compare the two. */
import { ANTIQUES, COLOURS, colourOf, KINDS, kindOf, VALUE } from '../data/antiques.ts'
import { COLLECTION_CARDS } from '../data/collections.ts'
import * as market from '../data/market.ts'

export const components = () => ({
  id: 'vermaechtnis',
  players: { min: Math.min(...market.PLAYERS), max: Math.max(...market.PLAYERS) },
  constants: {
    offerSize: market.OFFER_SIZE,
    moneyCap: market.MONEY_CAP,
    rupeesPerPoint: market.RUPEES_PER_POINT,
    startMoneyStartPlayer: market.START_MONEY_FIRST,
    startMoneyOthers: market.START_MONEY_OTHERS,
    salesDays: market.SALES_DAYS,
    greyRupees: market.GREY_RUPEES,
  },
  coins: {
    gold: { count: market.GOLD_COINS, value: market.GOLD },
    silver: { count: market.SILVER_COINS, value: market.SILVER },
    totalRupees: market.ALL_MONEY,
  },
  kinds: KINDS,
  colours: COLOURS,
  antiques: ANTIQUES.map((id, i) => ({
    id,
    kind: KINDS[kindOf(i)],
    colour: COLOURS[colourOf(i)],
    value: VALUE[i],
  })),
  tradeCards: [3, 4].flatMap((seats) =>
    market
      .tradeRow(seats)
      .map((price, position) => ({ id: market.tradeCardId(seats, position), position, price })),
  ),
  collectionCards: COLLECTION_CARDS.map((card) => ({
    id: card.id,
    sort: card.sort,
    size: card.size,
    requires: card.requires,
    points: card.points,
    giveUp: card.giveUp,
    greyEffect: card.effect,
  })),
})
