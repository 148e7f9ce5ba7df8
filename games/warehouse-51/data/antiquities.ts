/**
 * The antiquities for the rules: an antiquity is its place in `CARDS`, a collection is a set of bits. A
 * counterfeit has no number of its own; it is named by the antiquity that it brands as a fake.
 */
import { CARDS } from './cards.ts'
import { CATEGORIES } from './categories.ts'
import type { Effect, EffectKind } from './effects.ts'

export const IDS: readonly string[] = CARDS.map((card) => card.id)
export const CATEGORY_OF: readonly number[] = CARDS.map((card) => CATEGORIES.indexOf(card.category))
export const VALUE: readonly number[] = CARDS.map((card) => card.value)

const withBit = (fits: (card: (typeof CARDS)[number]) => boolean): number =>
  CARDS.reduce((set, card, i) => (fits(card) ? set | (1 << i) : set), 0)

export const ALL = withBit(() => true)
export const BLESSED = withBit((card) => card.nature === 'blessed')
export const CURSED = withBit((card) => card.nature === 'cursed')
/** The cards with a fist: all of them weapons (WH-6.2). */
export const WEAPONS = withBit((card) => card.weapon)
/** The antiquities for which a counterfeit card exists. */
export const COUNTERFEITS = withBit((card) => card.counterfeit)
export const OF_CATEGORY: readonly number[] = CATEGORIES.map((category) =>
  withBit((card) => card.category === category),
)
/** By value: 1, 2 and 3; nothing is worth 0. */
export const OF_VALUE: readonly number[] = [0, 1, 2, 3].map((value) =>
  withBit((card) => card.value === value),
)
export const withEffect = (kind: EffectKind): number => withBit((card) => card.effect?.fn === kind)

/** The card with this effect, where there is but one. */
export const cardWith = (kind: EffectKind): number => CARDS.findIndex((card) => card.effect?.fn === kind)
export function effectOf<K extends EffectKind>(kind: K): Extract<Effect, { readonly fn: K }> {
  return CARDS[cardWith(kind)]!.effect as Extract<Effect, { readonly fn: K }>
}

/** The two cards that carry a certificate, certificate 1 first. */
export const SEALS: readonly number[] = [...CARDS.keys()].filter(
  (i) => CARDS[i]!.effect?.fn === 'certificate',
)
export const SEAL_IDS: readonly string[] = SEALS.map((seal) => IDS[seal]!)

export const fakeId = (antiquity: number): string => `fake-${IDS[antiquity]}`

/** How many bits are set. */
export function count(set: number): number {
  let x = set - ((set >>> 1) & 0x55555555)
  x = (x & 0x33333333) + ((x >>> 2) & 0x33333333)
  return (((x + (x >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}
/** The first card of a set that is not empty. */
export const first = (set: number): number => 31 - Math.clz32(set & -set)
/** The members of a set, by number. */
export function members(set: number): number[] {
  const list: number[] = []
  for (let rest = set; rest; rest &= rest - 1) list.push(first(rest))
  return list
}
export const ids = (set: number): string[] => members(set).map((i) => IDS[i]!)
