/** The hundred cards. 0..83 coloured (colour * 21 + place in the colour), 84..95 white, 96..99 special. */
import * as bits from '@durbar/kernel/bits'

/** rulebook. The order is that of the court: four persons, crown, province tile. */
export const PERSON_IDS = ['vizier', 'general', 'monk', 'princess'] as const
export const SYMBOLS = [...PERSON_IDS, 'mogul', 'elephant'] as const
/** rulebook */
export const COLOURS = ['red', 'yellow', 'green', 'violet'] as const
export type SymbolId = (typeof SYMBOLS)[number]
export type ColourId = (typeof COLOURS)[number]
/** Whose tokens lie at court. */
export type PersonId = (typeof PERSON_IDS)[number]

export const PERSONS = PERSON_IDS.length
export const MOGUL = SYMBOLS.indexOf('mogul')
export const ELEPHANT = SYMBOLS.indexOf('elephant')
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

type Face = keyof typeof WITH_ELEPHANT | (typeof PAIRS)[number][number]
type Copy = 1 | 2 | 3 | 4 | 5 | 6 | 7
export type ColouredId = `${ColourId}-${Face}-${Copy}`
export type WhiteId = `white-${keyof typeof WHITE}-${Copy}`
export type SpecialId = (typeof SPECIAL_CARDS)[number]['id']
/** What may lie beside a coloured card. */
export type ExtraId = WhiteId | SpecialId
export type DeckId = ColouredId | WhiteId
export type CardId = DeckId | SpecialId

const facesIn = <F extends string>(kinds: Readonly<Record<F, number>>) =>
  (Object.entries(kinds) as [F, number][]).flatMap(([face, n]) =>
    Array.from({ length: n }, (_, i) => `${face}-${(i + 1) as Copy}` as const),
  )

export const COLOURED: readonly ColouredId[] = COLOURS.flatMap((colour, i): ColouredId[] => [
  ...facesIn(WITH_ELEPHANT).map((face): ColouredId => `${colour}-${face}`),
  ...PAIRS[i]!.map((face): ColouredId => `${colour}-${face}-1`),
])
export const WHITES: readonly WhiteId[] = facesIn(WHITE).map((face): WhiteId => `white-${face}`)

/** The effects: rulebook. Tokens of elephant and points: public; of mogul and colour: reconstructed. */
export const SPECIAL_CARDS = [
  { id: 'special-elephant', token: 'general', symbol: 'elephant', status: 'public' },
  { id: 'special-mogul', token: 'vizier', symbol: 'mogul', status: 'reconstructed' },
  { id: 'special-points', token: 'princess', symbol: null, status: 'public' },
  { id: 'special-colour', token: 'monk', symbol: null, status: 'reconstructed' },
] as const
export const SPECIALS: readonly SpecialId[] = SPECIAL_CARDS.map((card) => card.id)

/** The cards that are shuffled, and all hundred. */
export const DECK: readonly DeckId[] = [...COLOURED, ...WHITES]
export const CARDS: readonly CardId[] = [...DECK, ...SPECIALS]
export const cardAt = (card: number): CardId => CARDS[card]!
export const deckAt = (card: number): DeckId => DECK[card]!
export const cardNames = (cards: readonly number[]): CardId[] => cards.map(cardAt)
export const specialAt = (special: number): SpecialId => SPECIALS[special]!
export const colourAt = (colour: number): ColourId => COLOURS[colour]!
export const symbolAt = (symbol: number): SymbolId => SYMBOLS[symbol]!

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

const SUIT: readonly number[] = DECK.map((_, card) => Math.floor(card / PER_COLOUR))
const BIT: readonly number[] = DECK.map((_, card) => 1 << (card % PER_COLOUR))
/** Colour of a card, WHITE_SUIT for the white ones; specials have none. */
export const suitOf = (card: number): number => SUIT[card]!
/** The card's bit in the set of its suit. */
export const bitOf = (card: number): number => BIT[card]!
/** The lowest card of a set that is not empty. */
export const lowestOf = (set: number, suit: number): number => suit * PER_COLOUR + bits.lowest(set)

/** The symbols of a card, the leading one first. */
export const symbolsOf = (card: number): readonly number[] => {
  const symbol = card >= FIRST_SPECIAL ? SPECIAL_CARDS[card - FIRST_SPECIAL]!.symbol : null
  if (card >= FIRST_SPECIAL) return symbol === null ? [] : [SYMBOLS.indexOf(symbol)]
  return [...CARDS[card]!.split('-')[1]!].map((letter) => LETTERS.indexOf(letter))
}

/** Five bits for each symbol: a row is the sum of its cards, and no row can show more than 28 of a kind. */
const FIELD = 5
export const tally = (packed: number, symbol: number): number => (packed >> (FIELD * symbol)) & 31
const SHOWS: readonly number[] = CARDS.map((_, card) =>
  symbolsOf(card).reduce((sum, symbol) => sum + (1 << (FIELD * symbol)), 0),
)

/** The symbols of a card, packed for `tally`. */
export const showsOf = (card: number): number => SHOWS[card]!

const EARNED_BY: readonly number[] = PERSON_IDS.map((person) =>
  SPECIAL_CARDS.findIndex((card) => card.token === person),
)
/** The special card that two tokens of a person earn. */
export const earnedBy = (person: number): number => EARNED_BY[person]!

/** What a card is by its name, for everybody who does not count. */
export const isSpecial = (id: CardId): id is SpecialId => CARDS.indexOf(id) >= FIRST_SPECIAL
export const isWhite = (id: CardId): id is WhiteId => !isSpecial(id) && CARDS.indexOf(id) >= FIRST_WHITE
export const isExtra = (id: CardId): id is ExtraId => CARDS.indexOf(id) >= FIRST_WHITE
export const suitNamed = (id: DeckId): ColourId | 'white' =>
  isWhite(id) ? 'white' : colourAt(suitOf(CARDS.indexOf(id)))
export const symbolsNamed = (id: CardId): readonly SymbolId[] => symbolsOf(CARDS.indexOf(id)).map(symbolAt)
