/** TM-8.12 The draw pile and the discard pile. */
import type { Seat } from '@durbar/kernel'
import { cardAt, cardNames } from '../data/cards.ts'
import { gain, listed } from '../state.ts'
import type { Scope } from './book.ts'

export const NO_CARD = -1

function reshuffle(g: Scope, aside?: 'aside'): void {
  const { s } = g
  for (const card of listed(s.discard)) s.pile.push(card)
  // TM-R-10: nothing left to draw, and nothing to shuffle.
  if (s.pile.length === 0) return
  s.discard.fill(0)
  s.shuffles++
  for (const card of s.pile) s.shuffled[card] = s.shuffles
  g.shuffle(s.pile, aside)
  g.tell?.({ t: 'reshuffled', count: s.pile.length, order: cardNames(s.pile.toReversed()) })
}

/** The top card of the draw pile. TM-R-9: shuffled only when a card is needed. */
export function draw(g: Scope, aside?: 'aside'): number {
  const { s } = g
  if (s.pile.length === 0) reshuffle(g, aside)
  if (s.pile.length > 0) g.reveal(aside)
  return s.pile.pop() ?? NO_CARD
}

/** A card that only its new owner sees. Aside: whichever it is, nothing of the withdrawal hangs on it. */
export function drawToHand(g: Scope, seat: Seat, why: 'bonus' | 'unplayed'): void {
  const card = draw(g, 'aside')
  if (card === NO_CARD) {
    g.tell?.({ t: 'nothingToDraw', seat })
    return
  }
  gain(g.s, seat, card, false)
  g.tell?.({ t: 'drew', seat, card: cardAt(card), why })
}
