/** Counts, prices and tables of the rulebook (RJ-2, RJ-3, RJ-8); the technical limits are ours (RJ-R-25). */

export const SEATS = [2, 3, 4, 5] as const
export const MOST_SEATS = 5
export const COLOURS = ['red', 'yellow', 'blue', 'green', 'black'] as const
export type Colour = (typeof COLOURS)[number]
export const colourOf = (seat: number): Colour => COLOURS[seat]!
/** RJ-3.3: the black player's palaces are purple. */
export const PALACE_COLOURS = ['red', 'yellow', 'blue', 'green', 'purple'] as const

export const HOUSES = 20
export const PALACES = 7
export const PALACES_SHORT = 6
export const CHIPS = 7
export const COINS: readonly { readonly value: number; readonly count: number }[] = Object.freeze([
  { value: 1, count: 35 },
  { value: 5, count: 15 },
  { value: 10, count: 10 },
])

export const START_GOLD = 15
export const START_COINS: readonly { readonly value: number; readonly count: number }[] = Object.freeze([
  { value: 10, count: 1 },
  { value: 5, count: 1 },
])
export const START_HOUSES = 4
export const SUPPLY_HOUSES = 6

/** RJ-4.4. */
export const villageLimit = (seats: number): number => (seats === 2 ? 1 : 2)

export const COINS_GOLD = 2
export const TRADER_GOLD = 1
export const QUARRY_HOUSES = 2
export const HOUSE_PRICE = 1
export const PALACE_PRICE = 12
export const ARTISAN_PRICE = 9
export const TOLL = 1
export const COMPENSATION = 2

export const POINTS = Object.freeze({
  architect: 1,
  house: 1,
  smallPalace: 1,
  smallPalaceWithSadhu: 2,
  largePalace: 3,
  homeCity: 1,
})
/** RJ-3.11, RJ-8.4: by the number of players in the game. */
export const PAYOUT: readonly (readonly number[])[] = Object.freeze([
  [],
  [],
  [10, 5],
  [11, 7, 3],
  [12, 9, 6, 3],
  [13, 10, 7, 4, 1],
])
export const payoutRow = (seats: number): readonly number[] => PAYOUT[seats]!
export const MONOPOLY = 5

/** RJ-11.2.4: one small field per city for each colour not in play. */
export const blockedFields = (seats: number): number => MOST_SEATS - seats

export const END_FIELD = 10
export const SHORT_ROUNDS = 8
/** RJ-R-25. */
export const JOURNEYS = 40
export const ROUNDS = 20

/** Gold by source over the whole game, as the transcript reports it. */
export const FLOWS = [
  'coins',
  'trader',
  'payout',
  'monopoly',
  'compensation',
  'tollsReceived',
  'tollsPaid',
  'houses',
  'palaces',
  'bids',
] as const
export type Flow = (typeof FLOWS)[number]

/** Of palaces. */
export const SIZES = ['large', 'small'] as const
export type Size = (typeof SIZES)[number]
