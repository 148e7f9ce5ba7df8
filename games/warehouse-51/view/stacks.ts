/** The four stacks: how much is left, and what it is worth to be first. */
import type { Viewer } from '@durbar/kernel'
import { ALL, cardAt, cardsOfCategory, ids } from '../data/antiquities.ts'
import type { CardId } from '../data/cards.ts'
import {
  type Category,
  categoryAt,
  firstPoints,
  secondPoints,
  stackEnd,
  stackSize,
} from '../data/categories.ts'
import { type State, topPlace } from '../state.ts'

export interface StackView {
  readonly category: Category
  readonly left: number
  readonly of: number
  readonly first: number
  readonly second: number
  /** With aids: the antiquities still to come, in no order; it can be worked out from what was seen. */
  readonly toCome?: readonly CardId[]
  /** The archive alone: the stack, top first. */
  readonly pile?: readonly CardId[]
}

/** By elimination from what lies open: all antiquities but those sold, unsold, unmasked or up for auction. */
const stillToCome = (s: Readonly<State>): number =>
  s.cards.reduce(
    (rest, cards) => rest & ~cards,
    ALL & ~s.unsold & ~s.unmasked & ~(s.card < 0 ? 0 : 1 << s.card),
  )

export function stackView(s: Readonly<State>, category: number, who: Viewer, aids: boolean): StackView {
  const rest = s.order.slice(topPlace(s, category), stackEnd(category))
  return {
    category: categoryAt(category),
    left: rest.length,
    of: stackSize(category),
    first: firstPoints(category),
    second: secondPoints(category),
    ...(aids ? { toCome: ids(stillToCome(s) & cardsOfCategory(category)) } : {}),
    ...(who === 'archive' ? { pile: rest.map(cardAt) } : {}),
  }
}
