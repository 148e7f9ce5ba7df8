/** The hundred cards. 0..83 coloured (colour * 21 + place in the colour), 84..95 white, 96..99 special. */

/** rulebook. The order is that of the court: four persons, crown, province tile. */
export const SYMBOLS = ['vizier', 'general', 'monk', 'princess', 'mogul', 'elephant'] as const
/** rulebook */
export const COLOURS = ['red', 'yellow', 'green', 'violet'] as const
export type SymbolId = (typeof SYMBOLS)[number]
export type ColourId = (typeof COLOURS)[number]

export const PERSONS = 4
export const MOGUL = 4
export const ELEPHANT = 5
const LETTERS = 'vgmpke'

/** public: how many of each, the same in every colour. */
const WITH_ELEPHANT = { ee: 2, ev: 3, eg: 3, em: 3, ep: 3, ek: 2 } as const
/** reconstructed: each colour's five pairs are a ring over the five symbols, and every pair exists twice. */
const PAIRS = [
  ['vg', 'gm', 'mp', 'pk', 'vk'],
  ['vm', 'mk', 'gk', 'gp', 'vp'],
  ['vg', 'gp', 'mp', 'mk', 'vk'],
  ['vp', 'pk', 'gk', 'gm', 'vm'],
] as const
/** rulebook: twelve, seven of them elephants; public: one of each other symbol. */
const WHITE = { e: 7, v: 1, g: 1, m: 1, p: 1, k: 1 } as const

const copies = (prefix: string, kinds: Readonly<Record<string, number>>) =>
  Object.entries(kinds).flatMap(([face, n]) =>
    Array.from({ length: n }, (_, i) => `${prefix}-${face}-${i + 1}`),
  )

export const COLOURED: readonly string[] = COLOURS.flatMap((colour, i) => [
  ...copies(colour, WITH_ELEPHANT),
  ...PAIRS[i]!.map((face) => `${colour}-${face}-1`),
])
export const WHITES: readonly string[] = copies('white', WHITE)

/** The effects: rulebook. Tokens of elephant and points: public; of mogul and colour: reconstructed. */
export const SPECIAL_CARDS = [
  { id: 'special-elephant', token: 'general', symbol: 'elephant', status: 'public' },
  { id: 'special-mogul', token: 'vizier', symbol: 'mogul', status: 'reconstructed' },
  { id: 'special-points', token: 'princess', symbol: null, status: 'public' },
  { id: 'special-colour', token: 'monk', symbol: null, status: 'reconstructed' },
] as const
export const SPECIALS: readonly string[] = SPECIAL_CARDS.map((card) => card.id)

/** The cards that are shuffled, and all hundred. */
export const DECK: readonly string[] = [...COLOURED, ...WHITES]
export const CARDS: readonly string[] = [...DECK, ...SPECIALS]

export const PER_COLOUR = 21
export const WHITE_SUIT = COLOURS.length
/** Four colours and white: a hand is a set of cards for each. */
export const SUITS = WHITE_SUIT + 1
export const FIRST_WHITE = COLOURED.length
export const FIRST_SPECIAL = DECK.length
export const SPECIAL_POINTS = FIRST_SPECIAL + 2
export const SPECIAL_COLOUR = FIRST_SPECIAL + 3
/** rulebook */
export const POINTS_OF_SPECIAL = 2

/** Colour of a card, WHITE_SUIT for the white ones; specials have none. */
export const SUIT: readonly number[] = DECK.map((_, card) => Math.floor(card / PER_COLOUR))
/** The card's bit in the set of its suit. */
export const BIT: readonly number[] = DECK.map((_, card) => 1 << (card % PER_COLOUR))
export const suitStart = (suit: number): number => suit * PER_COLOUR

/** The symbols of a card, the leading one first. */
export const symbolsOf = (card: number): readonly number[] => {
  const symbol = card >= FIRST_SPECIAL ? SPECIAL_CARDS[card - FIRST_SPECIAL]!.symbol : null
  if (card >= FIRST_SPECIAL) return symbol === null ? [] : [SYMBOLS.indexOf(symbol)]
  return [...CARDS[card]!.split('-')[1]!].map((letter) => LETTERS.indexOf(letter))
}

/** Five bits for each symbol: a row is the sum of its cards, and no row can show more than 28 of a kind. */
const FIELD = 5
export const tally = (packed: number, symbol: number): number => (packed >> (FIELD * symbol)) & 31
export const SHOWS: readonly number[] = CARDS.map((_, card) =>
  symbolsOf(card).reduce((sum, symbol) => sum + (1 << (FIELD * symbol)), 0),
)

/** The special card that two tokens of a person earn. */
export const EARNED_BY: readonly number[] = SYMBOLS.slice(0, PERSONS).map((person) =>
  SPECIAL_CARDS.findIndex((card) => card.token === person),
)
