/** Trade cards, coins and the other numbers of the box. */

/** rulebook: which numbers of players the box is for, with whom the trade cards with persons are used, and whom the grey sides are for. */
export const PLAYERS = [2, 3, 4] as const
export const FULL_TABLE = 4
export const GREY_PLAYERS = 2

/** Prices from left to right. 2 or 3 players: public (two sources); 4 players: public (one source). */
const SMALL_ROW = [4, 3, 2, 2] as const
const LARGE_ROW = [4, 3, 3, 2, 2] as const
export const tradeRow = (seats: number): readonly number[] => (seats === FULL_TABLE ? LARGE_ROW : SMALL_ROW)
export const tradeCardId = (seats: number, position: number): string =>
  `trade-${seats === FULL_TABLE ? '4' : '23'}-${position + 1}`

/**
 * The price by row length and coins left: the coins are always a suffix of the row, because only the leftmost
 * is ever taken (VM-4.2), so their number says where they lie. 0 = no coin, no price.
 */
export const PRICE: readonly (readonly number[])[] = [0, 1, 2, 3, 4, 5].map((length) => {
  const row = length === 5 ? LARGE_ROW : SMALL_ROW
  return [0, 1, 2, 3, 4, 5].map((coins) => (coins === 0 ? 0 : (row[length - coins] ?? 0)))
})

/** rulebook */
export const GOLD_COINS = 14
export const SILVER_COINS = 12
export const GOLD = 3
export const SILVER = 1
export const ALL_MONEY = GOLD_COINS * GOLD + SILVER_COINS * SILVER
export const OFFER_SIZE = 4
export const MONEY_CAP = 8
export const RUPEES_PER_POINT = 3
export const START_MONEY_FIRST = 4
export const START_MONEY_OTHERS = 5
export const GREY_RUPEES = 3
export const SALES_DAYS = 9
