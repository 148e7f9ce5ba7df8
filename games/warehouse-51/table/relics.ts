/** The antiquities as the table looks them up: by id, with colour, ink and the rule that is printed on them. */
import type { Seat } from '@durbar/kernel'
import type { CardColour } from '@durbar/table'
import { IDS } from '../data/antiquities.ts'
import { type CardId, cardOf } from '../data/cards.ts'
import { CATEGORIES, type Category, COLOURS } from '../data/categories.ts'
import { TIMING, type Timing } from '../data/effects.ts'
import type { View } from '../view/index.ts'

export const relic = cardOf
export const ruleOf = (id: CardId): string => `WH-10.${IDS.indexOf(id) + 1}`
export const colourOf = (category: Category): CardColour => COLOURS[CATEGORIES.indexOf(category)]!
export const relicColour = (id: CardId): CardColour => colourOf(relic(id).category)
export const timingOf = (id: CardId): Timing | null => {
  const { effect } = relic(id)
  return effect ? TIMING[effect.fn] : null
}
/** What is printed on a category's colour. */
export const INK: Readonly<Record<string, string>> = {
  blue: 'var(--c-blue-ink)',
  green: 'var(--c-green-ink)',
  yellow: 'var(--sepia)',
  red: 'var(--cream)',
}
/** The deeper tone behind the lot's picture. */
export const DEEP: Readonly<Record<string, string>> = {
  blue: 'var(--wh-blue)',
  green: 'var(--wh-green)',
  yellow: 'var(--wh-yellow)',
  red: 'var(--wh-red)',
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
