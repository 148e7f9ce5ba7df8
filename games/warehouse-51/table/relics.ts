/** The antiquities as the table looks them up: by id, with colour, ink and the rule that is printed on them. */
import type { Seat } from '@durbar/kernel'
import type { CardColour } from '@durbar/table'
import { type Antiquity, CARDS, type CardId } from '../data/cards.ts'
import { CATEGORIES, type Category, COLOURS } from '../data/categories.ts'
import { TIMING, type Timing } from '../data/effects.ts'
import type { View } from '../view/index.ts'

const BY_ID = new Map(CARDS.map((card, i) => [card.id, { card, rule: `WH-10.${i + 1}` }]))

export const relic = (id: CardId): Antiquity => BY_ID.get(id)!.card
export const ruleOf = (id: CardId): string => BY_ID.get(id)!.rule
export const colourOf = (category: Category): CardColour => COLOURS[CATEGORIES.indexOf(category)]!
export const relicColour = (id: CardId): CardColour => colourOf(relic(id).category)
export const timingOf = (id: CardId): Timing | null => {
  const { effect } = relic(id)
  return effect ? TIMING[effect.fn] : null
}
/** What is printed on a category's colour. */
export const INK: Readonly<Record<string, string>> = {
  blue: '#eef3ff',
  green: '#f6f2d8',
  yellow: '#3d2500',
  red: '#fff1da',
}
/** The deeper tone behind the lot's picture. */
export const DEEP: Readonly<Record<string, string>> = {
  blue: '#24407f',
  green: '#1d5a40',
  yellow: '#9a6410',
  red: '#83242b',
}

/** The seat in front; an observer looks from the first seat. */
export const front = (view: View): Seat => view.me ?? 0
/** Clockwise, from the seat in front. */
export const around = (view: View): Seat[] =>
  view.players.map((_, i) => (front(view) + i) % view.players.length)
export const ownerOf = (view: View, id: CardId): Seat | null => {
  const seat = view.players.findIndex((player) => player.cards.some((card) => card.id === id))
  return seat < 0 ? null : seat
}
