/** CK-3 Cards and piles. CK-10.6 Grid check and pile check. CK-14.3, CK-14.6 Filling the grid. */
import type { Seat } from '@durbar/kernel'
import { type CardId, cardAt } from '../data/cards.ts'
import { EMPTY_GRID_REFILL } from '../data/numbers.ts'
import type { Die } from '../events.ts'
import {
  cardIn,
  emptySlot,
  faceOf,
  filledSlots,
  fillSlot,
  isSeen,
  playerOf,
  type State,
  see,
} from '../state.ts'
import type { Scope } from './book.ts'

/** CK-3.2: die face up, so from now on everybody has seen its value. Nothing on the pile has any further effect. */
export function discard(g: Scope, card: number): void {
  const { s } = g
  s.discard.push(card)
  if (isSeen(s, card)) return
  see(s, card)
  g.reveal('aside')
}

/** For the log. */
export const die = (s: Readonly<State>, card: number): Die => ({
  card: cardAt(card),
  value: faceOf(s, card),
})

/** CK-3.3, CK-R-11: at once when the last card leaves, so that a top card always lies open. */
function reshuffle(g: Scope): void {
  const { s } = g
  s.pile = s.discard
  s.discard = []
  g.shuffle(s.pile)
  if (g.tell) {
    const order = s.pile.map(cardAt).reverse()
    g.tell({ t: 'reshuffle', size: order.length, top: order[0]!, order })
  }
}

/** The top card of the draw pile; the next one comes to light. */
export function draw(g: Scope): number {
  const card = g.s.pile.pop()!
  g.reveal()
  if (g.s.pile.length === 0) reshuffle(g)
  return card
}

/** Fills gaps in ascending order, at most `most` of them. */
export function fillGrid(g: Scope, most: number, cause: 'empty' | 'round'): void {
  const { s } = g
  const cards: { slot: number; card: CardId }[] | null = g.tell ? [] : null
  for (let slot = 0, laid = 0; slot < s.grid.length && laid < most; slot++) {
    if (cardIn(s, slot) >= 0) continue
    const card = draw(g)
    fillSlot(s, slot, card)
    laid++
    cards?.push({ slot, card: cardAt(card) })
  }
  if (cards) g.tell?.({ t: 'grid', cause, cards })
}

/**
 * CK-14.6: the last card that leaves the grid is followed by four new ones at once, even inside an effect.
 */
function gridCheck(g: Scope): void {
  if (filledSlots(g.s) === 0) fillGrid(g, EMPTY_GRID_REFILL, 'empty')
}

/** A card leaves the grid, before it is laid or carried out. The gap stays (CK-3.4). */
export function takeFromGrid(g: Scope, slot: number): number {
  const card = emptySlot(g.s, slot)
  gridCheck(g)
  return card
}

/**
 * CK-4.1: in a hand only the die face counts, and only its owner sees it. `slot` is null for the draw pile.
 */
export function intoHand(g: Scope, seat: Seat, card: number, slot: number | null): void {
  const { hand } = playerOf(g.s, seat)
  let i = hand.length
  hand.push(card)
  for (; i > 0 && hand[i - 1]! > card; i--) hand[i] = hand[i - 1]!
  hand[i] = card
  g.reveal()
  g.tell?.({ t: 'die', seat, card: cardAt(card), slot, value: faceOf(g.s, card) })
}

export function dieFromGrid(g: Scope, seat: Seat, slot: number): void {
  const card = emptySlot(g.s, slot)
  intoHand(g, seat, card, slot)
  gridCheck(g)
}
