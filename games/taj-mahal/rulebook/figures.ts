/**
 * The figures of the rulebook. What the data know is counted there; the rest are the rules' own, and
 * test/rulebook.test.ts holds each of them against a game.
 */
import { AGRA, CITIES, citiesOf, FORTRESSES, PROVINCES } from '../data/board.ts'
import {
  COLOURED,
  COLOURS,
  type ColourId,
  DECK,
  PERSONS,
  POINTS_OF_SPECIAL,
  SPECIALS,
  SYMBOLS,
  type SymbolId,
  suitNamed,
  symbolsNamed,
  WHITES,
} from '../data/cards.ts'
import {
  BONUS_TILES,
  type BonusKind,
  CARDS_TAKEN,
  GOODS,
  goodsAt,
  HAND_SIZE,
  LAST_VISIT,
  PALACE_COLOURS,
  PALACES_PER_COLOUR,
  supplySize,
  TAJ_MAHAL_TILE,
  TOKENS_FOR_SPECIAL,
  TOKENS_PER_PERSON,
} from '../data/tiles.ts'

/** Of the edition that these rules follow, of the first one, and the century of the story. */
export const EDITION = 2006
export const FIRST_EDITION = 2000
export const CENTURY = 18
/** On the box. */
export const AGE = 12

/** Numbers of players that the box is made for; for two there is the variant. */
export const PLAYERS = [3, 4, 5] as const
export const [FEWEST, MIDDLE, MOST] = PLAYERS
export const DUO = FEWEST - 1

export const VISITS = LAST_VISIT
export const FIRST_VISIT = 1
export const OTHER_TILES = LAST_VISIT - 1
export const PROVINCE_COUNT = PROVINCES.length
export const CITY_COUNT = CITIES.length
export const CITIES_EACH = citiesOf(AGRA + 1).length
export const CITIES_OF_AGRA = citiesOf(AGRA).length
export const FORTRESS_COUNT = FORTRESSES.length
export const SQUARE_TILES = BONUS_TILES.length - 1
export const BONUS_COUNT = BONUS_TILES.length

export const SHUFFLED = DECK.length
export const COLOURED_COUNT = COLOURED.length
export const COLOUR_COUNT = COLOURS.length
export const EACH_COLOUR = COLOURED.length / COLOURS.length
export const WHITE_COUNT = WHITES.length
export const SPECIAL_COUNT = SPECIALS.length
export const SYMBOL_COUNT = SYMBOLS.length
export const OFFICES = PERSONS
export const GOODS_COUNT = GOODS.length
export const ON_COLOURED = symbolsNamed(COLOURED[0]!).length
export const ON_WHITE = symbolsNamed(WHITES[0]!).length

export const HAND = HAND_SIZE
export const supply = (players: number): number => supplySize(players)
export const drawPile = (players: number): number => SHUFFLED - players * HAND_SIZE - supplySize(players)
export const TAKEN = CARDS_TAKEN
/** What is left of the supply when all but one have chosen. */
export const LEFT_FOR_LAST = supplySize(FEWEST) - CARDS_TAKEN * (FEWEST - 1)
export const TOKENS_EACH = TOKENS_PER_PERSON
export const TOKENS = TOKENS_PER_PERSON * PERSONS
export const PAIR = TOKENS_FOR_SPECIAL
export const PALACE_SETS = PALACE_COLOURS.length
export const PALACES_EACH = PALACES_PER_COLOUR
export const PALACES = PALACE_SETS * PALACES_PER_COLOUR
export const SPECIAL_PAYS = POINTS_OF_SPECIAL
export const TAJ_MAHAL_PAYS = BONUS_TILES[TAJ_MAHAL_TILE]!.points
export const SQUARE_PAYS = Math.max(...BONUS_TILES.slice(0, TAJ_MAHAL_TILE).map(({ points }) => points))
export const GOODS_ON_FIRST = goodsAt(FIRST_VISIT).length
export const GOODS_ON_OTHERS = goodsAt(LAST_VISIT).length

/** In the box: one board, one crown, and a black marker each for the province and the start player. */
export const BOARDS = 1
export const CROWNS = 1
export const MARKERS = 2
/** A score marker begins here. */
export const START = 0
/** In a turn: exactly one coloured card, and one white or special card at the most. */
export const COLOURED_PER_TURN = 1
export const BESIDE_IT = 1
/** A symbol that is won brings one token or crown, and one palace. */
export const TOKEN_WON = 1
export const PALACE_WON = 1
/** Points: for each good, for each province of a chain, for each card that counts at the end. */
export const PER_GOOD = 1
export const PER_PROVINCE = 1
export const PER_CARD = 1
/** From the draw pile: by a card tile, and for whoever withdraws unplayed. */
export const DRAWN = 1

const shown = (cards: readonly (typeof DECK)[number][], symbol: SymbolId): number =>
  cards.flatMap((id) => symbolsNamed(id)).filter((each) => each === symbol).length
const ofColour = (colour: ColourId) => COLOURED.filter((id) => suitNamed(id) === colour)

export const inColour = (symbol: SymbolId): number => shown(ofColour('red'), symbol)
export const onWhites = (symbol: SymbolId): number => shown(WHITES, symbol)
export const inDeck = (symbol: SymbolId): number => shown(DECK, symbol)

const faceOf = (id: string) => id.split('-')[1]!
/** Kinds of cards with an elephant and how many there are of each, the same in every colour. */
export const ELEPHANT_FACES: readonly (readonly [face: string, copies: number])[] = [
  ...new Set(ofColour('red').map(faceOf)),
]
  .filter((face) => face.includes('e'))
  .map((face) => [face, ofColour('red').filter((id) => faceOf(id) === face).length])
/** Pairs of symbols on the cards of a colour that show no elephant. */
export const pairsOf = (colour: ColourId): readonly (readonly SymbolId[])[] =>
  ofColour(colour)
    .map((id) => symbolsNamed(id))
    .filter((symbols) => !symbols.includes('elephant'))
export const PAIRS_EACH = pairsOf('red').length

export const bonusCount = (kind: BonusKind, points = 0): number =>
  BONUS_TILES.filter((tile) => tile.kind === kind && tile.points === points).length

/** What equal goods have brought in all once the last of them is scored. */
export const together = (equal: number): number => (PER_GOOD * equal * (equal + 1)) / 2
/** Shown as examples of it. */
export const SERIES = [1, 2, 3, 4] as const
/** Tokens of one kind that can be with the players between visits: one each. */
export const TOKENS_OUT = MOST

/** "2, 3, 5" of province tiles. */
export const numbersOf = (tiles: readonly string[]): string =>
  tiles.map((tile) => tile.split('-').at(-1)!).join(', ')
