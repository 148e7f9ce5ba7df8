/**
 * The 144 play cards as parallel arrays: B01 to B72, G01 to G24, P01 to P20, S01 to S28 are 0 to 143.
 * Ascending indices are ascending ids, as the transcript vocabulary sorts them.
 */
import { BUILDINGS } from './buildings.ts'
import { GOODS } from './goods.ts'
import { BUILDING_KINDS, CARD_TYPES, DIE_COLORS, GOODS_KINDS, REWARDS } from './names.ts'
import { FAME_PER_BUILDING } from './numbers.ts'
import { PALACE } from './palace.ts'
import { SHIPS } from './ships.ts'

type Letter = 'B' | 'G' | 'P' | 'S'
export type CardId = `${Letter}${string}`
const ids = (letter: Letter, count: number) =>
  Array.from({ length: count }, (_, i): CardId => `${letter}${String(i + 1).padStart(2, '0')}`)

export const FIRST_GOODS = BUILDINGS.length
export const FIRST_PALACE = FIRST_GOODS + GOODS.length
export const FIRST_SHIP = FIRST_PALACE + PALACE.length

/** Card index -> id of the components file. */
export const CARDS: readonly CardId[] = Object.freeze([
  ...ids('B', BUILDINGS.length),
  ...ids('G', GOODS.length),
  ...ids('P', PALACE.length),
  ...ids('S', SHIPS.length),
])
export const cardAt = (card: number): CardId => CARDS[card]!
const INDEX = new Map<string, number>(CARDS.map((id, card) => [id, card]))
export const isCard = (id: unknown): id is CardId => typeof id === 'string' && INDEX.has(id)
export const cardOf = (id: string): number => INDEX.get(id)!

/** One value per card. Typed, because rules look here at every step, and a list that is frozen is slow to read. */
export type PerCard = Readonly<Int8Array>

export const BUILDING = CARD_TYPES.indexOf('building')
export const GOODS_CARD = CARD_TYPES.indexOf('goods')
export const SHIP = CARD_TYPES.indexOf('ship')
export const PALACE_CARD = CARD_TYPES.indexOf('palace')
const LETTERS = 'BGSP'
/** Index into CARD_TYPES. */
export const TYPE: PerCard = Int8Array.from(CARDS, (id) => LETTERS.indexOf(id[0]!))
export const typeOf = (card: number): number => TYPE[card]!

/** `of[type]` says it for the i-th card of its type. */
function table(of: { B?: Row; G?: Row; P?: Row; S?: Row }, otherwise = 0): PerCard {
  const first = { B: 0, G: FIRST_GOODS, P: FIRST_PALACE, S: FIRST_SHIP }
  return Int8Array.from(CARDS, (id, card) => {
    const letter = id[0] as keyof typeof first
    return of[letter]?.(card - first[letter]) ?? otherwise
  })
}
type Row = (i: number) => number

// ── Die faces ───────────────────────────────────────────────────────────────────────────────────────

export const DIE_COLOR = table({
  B: (i) => DIE_COLORS.indexOf(BUILDINGS[i]![4]),
  G: (i) => DIE_COLORS.indexOf(GOODS[i]![2]),
  S: (i) => DIE_COLORS.indexOf(SHIPS[i]![3]),
  P: (i) => DIE_COLORS.indexOf(PALACE[i]![1]),
})
export const dieColorOf = (card: number): number => DIE_COLOR[card]!
/** The pairing as printed; a game with shuffled pairing has its own (CK-R-04). */
export const PRINTED_VALUE = table({
  B: (i) => BUILDINGS[i]![5],
  G: (i) => GOODS[i]![3],
  S: (i) => SHIPS[i]![4],
  P: (i) => PALACE[i]![2],
})
/** The 36 cards of each die colour, ascending. */
export const OF_COLOR: readonly (readonly number[])[] = DIE_COLORS.map((_, color) =>
  CARDS.map((_, card) => card).filter((card) => DIE_COLOR[card] === color),
)

export const cardsOfColor = (color: number): readonly number[] => OF_COLOR[color]!

// ── Action faces ────────────────────────────────────────────────────────────────────────────────────

/** Buildings: the colour to pay in. -1 for all others. */
export const COST_COLOR = table({ B: (i) => DIE_COLORS.indexOf(BUILDINGS[i]![0]) }, -1)
export const costColorOf = (card: number): number => COST_COLOR[card]!
/** Buildings: the least sum. Ships and palace cards: the exact value. Goods cards are free. */
export const COST = table({ B: (i) => BUILDINGS[i]![1], S: (i) => SHIPS[i]![0], P: (i) => PALACE[i]![0] })
export const costOf = (card: number): number => COST[card]!
/** Ships: 1 to 28. 0 for all others. */
export const NUMBER = table({ S: (i) => i + 1 })
export const numberOf = (card: number): number => NUMBER[card]!
/** Ships: index into REWARDS. -1 for all others. */
export const REWARD = table({ S: (i) => REWARDS.indexOf(SHIPS[i]![1]) }, -1)
export const rewardOf = (card: number): number => REWARD[card]!
/** Palace cards: 2 to 6. 0 for all others. */
export const ACTION = table({ P: (i) => PALACE[i]![0] })
export const actionOf = (card: number): number => ACTION[card]!
/** Goods cards: the coin printed on them. */
export const COIN = table({ G: (i) => GOODS[i]![1] })
export const coinOf = (card: number): number => COIN[card]!

const kindsIn = (text: string) => BUILDING_KINDS.filter((kind) => text.split('+').includes(kind))
const goodsIn = (text: string) => GOODS_KINDS.map((kind) => valueIn(text, kind))
function valueIn(text: string, kind: string): number {
  const symbol = text.split(' + ').find((each) => each.startsWith(`${kind} `))
  return symbol ? Number(symbol.slice(kind.length + 1)) : 0
}
function goodsText(card: number): string {
  if (TYPE[card] === BUILDING) return BUILDINGS[card]![3]
  if (TYPE[card] === GOODS_CARD) return GOODS[card - FIRST_GOODS]![0]
  return TYPE[card] === SHIP ? SHIPS[card - FIRST_SHIP]![2] : ''
}

/** The building kinds shown, a bit each. */
export const KINDS = table({
  B: (i) => kindsIn(BUILDINGS[i]![2]).reduce((set, kind) => set | (1 << BUILDING_KINDS.indexOf(kind)), 0),
})
export const kindsOf = (card: number): number => KINDS[card]!
/** For every building shown (CK-5.5). */
export const FAME = table({ B: (i) => kindsIn(BUILDINGS[i]![2]).length * FAME_PER_BUILDING })
export const fameOf = (card: number): number => FAME[card]!
/** card * 3 + goods kind -> its coin value, 0 = not shown. */
export const GOODS_VALUE: PerCard = Int8Array.from(CARDS.flatMap((_, card) => goodsIn(goodsText(card))))
export const goodsValueOf = (card: number, kind: number): number => GOODS_VALUE[3 * card + kind]!
/** The goods shown, a bit each, and how many. */
export const GOODS_SHOWN: PerCard = Int8Array.from(CARDS, (_, card) =>
  [0, 1, 2].reduce((set, kind) => set | (GOODS_VALUE[3 * card + kind]! > 0 ? 1 << kind : 0), 0),
)
export const GOODS_COUNT: PerCard = Int8Array.from(CARDS, (_, card) =>
  [0, 1, 2].reduce((n, kind) => n + (GOODS_VALUE[3 * card + kind]! > 0 ? 1 : 0), 0),
)
export const goodsOf = (card: number): number => GOODS_SHOWN[card]!
export const goodsCountOf = (card: number): number => GOODS_COUNT[card]!
