/** The 15 collection cards, in the order of the supply. */
import * as bits from '@durbar/kernel/bits'
import { KINDS, type Kind } from './antiques.ts'

export type Effect = 'rupees' | 'extra' | 'clear'
type Size = 'small' | 'large'

export type CollectionId = `${Kind}-${Size}` | 'different-small-3' | 'different-small-4' | 'different-large-5'

export interface CollectionCard {
  readonly id: CollectionId
  /** One of the six kinds, or different: rulebook. */
  readonly sort: Kind | 'different'
  readonly size: Size
  /** Sizes: rulebook and public. Which kinds the two cards of 4 and 5 different antiques name: reconstructed. */
  readonly requires: Partial<Record<Kind, number>>
  /** reconstructed */
  readonly points: number
  /** Kinds of the crossed-out card. different-small-3: rulebook picture; the others: reconstructed. */
  readonly giveUp: readonly Kind[] | null
  /** The three effects: rulebook; on which card: reconstructed. */
  readonly effect: Effect
}

const alike = (sort: Kind, size: Size, points: number, giveUp: boolean, effect: Effect): CollectionCard => ({
  id: `${sort}-${size}`,
  sort,
  size,
  requires: { [sort]: size === 'small' ? 2 : 3 },
  points,
  giveUp: giveUp ? [sort] : null,
  effect,
})

const different = (
  id: CollectionId,
  size: Size,
  kinds: readonly Kind[],
  points: number,
  giveUp: readonly Kind[] | null,
  effect: Effect,
): CollectionCard => ({
  id,
  sort: 'different',
  size,
  requires: Object.fromEntries(kinds.map((kind) => [kind, 1])),
  points,
  giveUp,
  effect,
})

export const COLLECTION_CARDS: readonly CollectionCard[] = [
  alike('jug', 'small', 2, false, 'rupees'),
  alike('jug', 'large', 5, true, 'clear'),
  alike('knife', 'small', 2, false, 'extra'),
  alike('knife', 'large', 5, true, 'rupees'),
  alike('instrument', 'small', 2, false, 'clear'),
  alike('instrument', 'large', 5, true, 'extra'),
  alike('jewellery', 'small', 2, false, 'rupees'),
  alike('jewellery', 'large', 4, false, 'extra'),
  alike('statue', 'small', 2, false, 'extra'),
  alike('statue', 'large', 4, false, 'clear'),
  alike('vase', 'small', 2, false, 'clear'),
  alike('vase', 'large', 4, false, 'rupees'),
  different(
    'different-small-3',
    'small',
    ['jug', 'knife', 'instrument'],
    4,
    ['jug', 'knife', 'instrument'],
    'extra',
  ),
  different('different-small-4', 'small', ['jug', 'jewellery', 'statue', 'vase'], 4, null, 'clear'),
  different(
    'different-large-5',
    'large',
    ['knife', 'instrument', 'jewellery', 'statue', 'vase'],
    6,
    null,
    'rupees',
  ),
]

export const COLLECTIONS: readonly CollectionId[] = COLLECTION_CARDS.map((card) => card.id)
const POINTS: readonly number[] = COLLECTION_CARDS.map((card) => card.points)
const EFFECT: readonly Effect[] = COLLECTION_CARDS.map((card) => card.effect)
/** How many of each kind a card asks for: card -> kind -> number. */
const REQUIRES: readonly (readonly number[])[] = COLLECTION_CARDS.map((card) =>
  KINDS.map((kind) => card.requires[kind] ?? 0),
)
interface Need {
  readonly kind: number
  readonly number: number
}
const NEEDS: readonly (readonly Need[])[] = REQUIRES.map((numbers) =>
  numbers.flatMap((number, kind) => (number > 0 ? { kind, number } : [])),
)
const GIVES_UP: readonly number[] = COLLECTION_CARDS.map((card) =>
  bits.setOf((card.giveUp ?? []).map((kind) => KINDS.indexOf(kind))),
)
const LARGE_OF_SORT: readonly number[] = COLLECTION_CARDS.map((card) =>
  bits.setOf(
    COLLECTION_CARDS.flatMap((other, i) =>
      card.size === 'small' && other.size === 'large' && other.sort === card.sort ? i : [],
    ),
  ),
)
export const ALL_COLLECTIONS = (1 << COLLECTIONS.length) - 1

export const collectionAt = (card: number): CollectionId => COLLECTIONS[card]!
export const pointsOf = (card: number): number => POINTS[card]!
export const effectOf = (card: number): Effect => EFFECT[card]!
/** The kinds a card asks for, and how many of each. */
export const needsOf = (card: number): readonly Need[] => NEEDS[card]!
/** The kinds of the crossed-out card, a bit each; 0 = no crossed-out card. */
export const givesUp = (card: number): number => GIVES_UP[card]!
/** For a small card the large cards of its sort, a bit each; for a large card nothing. */
export const largeOfSort = (card: number): number => LARGE_OF_SORT[card]!

const PRINTED: ReadonlyMap<CollectionId, CollectionCard> = new Map(
  COLLECTION_CARDS.map((card) => [card.id, card]),
)
export const collectionOf = (id: CollectionId): CollectionCard => PRINTED.get(id)!
