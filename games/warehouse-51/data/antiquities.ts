/**
 * The antiquities for the rules: an antiquity is its place in `CARDS`, a collection is a set of bits. A
 * counterfeit has no number of its own; it is named by the antiquity that it brands as a fake.
 */
import * as bits from '@durbar/kernel/bits'
import { CARDS, type CardId } from './cards.ts'
import { CATEGORIES } from './categories.ts'
import type { Effect, EffectKind } from './effects.ts'

export type FakeId = `fake-${CardId}`

export const IDS: readonly CardId[] = CARDS.map((card) => card.id)
export const cardAt = (card: number): CardId => IDS[card]!
export const fakeId = (antiquity: number): FakeId => `fake-${cardAt(antiquity)}`
const BRANDED: ReadonlyMap<FakeId, CardId> = new Map(IDS.map((id) => [`fake-${id}`, id]))
/** The antiquity that a counterfeit brands. */
export const brandedBy = (counterfeit: FakeId): CardId => BRANDED.get(counterfeit)!
/** The cards of a set, by number. */
export const ids = (set: number): CardId[] => bits.members(set).map(cardAt)

export const CATEGORY_OF: readonly number[] = CARDS.map((card) => CATEGORIES.indexOf(card.category))
export const categoryOf = (card: number): number => CATEGORY_OF[card]!
/** As printed. */
export const VALUE: readonly number[] = CARDS.map((card) => card.value)
export const worthOf = (card: number): number => VALUE[card]!

const withBit = (fits: (card: (typeof CARDS)[number]) => boolean): number =>
  CARDS.reduce((set, card, i) => (fits(card) ? set | (1 << i) : set), 0)

export const ALL = withBit(() => true)
export const BLESSED = withBit((card) => card.nature === 'blessed')
export const CURSED = withBit((card) => card.nature === 'cursed')
/** The cards with a fist: all of them weapons (WH-6.2). */
export const WEAPONS = withBit((card) => card.weapon)
export const isWeapon = (card: number): boolean => bits.contains(WEAPONS, card)
/** The antiquities for which a counterfeit card exists. */
export const COUNTERFEITS = withBit((card) => card.counterfeit)
export const OF_CATEGORY: readonly number[] = CATEGORIES.map((category) =>
  withBit((card) => card.category === category),
)
export const cardsOfCategory = (category: number): number => OF_CATEGORY[category]!
/** By value: 1, 2 and 3; nothing is worth 0. */
export const OF_VALUE: readonly number[] = [0, 1, 2, 3].map((value) =>
  withBit((card) => card.value === value),
)
export const cardsWorth = (value: number): number => OF_VALUE[value]!
const [, ONES = 0, TWOS = 0, THREES = 0] = OF_VALUE
/** Printed values run from 1 to 3, so two counts will do: of ones and threes, and of twos and threes. */
export const printedValue = (cards: number): number =>
  bits.count(cards & (ONES | THREES)) + 2 * bits.count(cards & (TWOS | THREES))
export const withEffect = (kind: EffectKind): number => withBit((card) => card.effect?.fn === kind)

/** The card with this effect, where there is but one. */
export const cardWith = (kind: EffectKind): number => CARDS.findIndex((card) => card.effect?.fn === kind)
export function effectOf<K extends EffectKind>(kind: K): Extract<Effect, { readonly fn: K }> {
  return CARDS[cardWith(kind)]!.effect as Extract<Effect, { readonly fn: K }>
}

/** The two cards that carry a certificate, certificate 1 first. */
export const SEALS: readonly number[] = bits.members(withEffect('certificate'))
export const sealAt = (certificate: number): number => SEALS[certificate]!
export const SEAL_IDS: readonly CardId[] = SEALS.map(cardAt)
