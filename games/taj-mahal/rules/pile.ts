/** TM-8.12 The draw pile and the discard pile. */
import type { Scope, Seat } from '@durbar/kernel'
import { CARDS, SUITS } from '../data/cards.ts'
import type { Event } from '../events.ts'
import { gain, lowest, type State } from '../state.ts'

function reshuffle(g: Scope<State, Event>): void {
  const { s } = g
  for (let suit = 0; suit < SUITS; suit++) {
    for (let rest = s.discard[suit]!; rest !== 0; rest &= rest - 1) s.pile.push(lowest(rest, suit))
    s.discard[suit] = 0
  }
  // TM-R-10: nothing left to draw, and nothing to shuffle.
  if (s.pile.length === 0) return
  s.shuffles++
  for (let i = 0; i < s.pile.length; i++) s.shuffled[s.pile[i]!] = s.shuffles
  g.shuffle(s.pile)
  g.tell?.({ t: 'reshuffled', count: s.pile.length, order: s.pile.toReversed().map((card) => CARDS[card]!) })
}

/** The top card of the draw pile, -1 if there is none. TM-R-9: shuffled only when a card is needed. */
export function draw(g: Scope<State, Event>): number {
  const { s } = g
  if (s.pile.length === 0) reshuffle(g)
  if (s.pile.length === 0) return -1
  g.reveal()
  return s.pile.pop()!
}

/** A card that only its new owner sees. */
export function drawToHand(g: Scope<State, Event>, seat: Seat, why: 'bonus' | 'unplayed'): void {
  const card = draw(g)
  if (card < 0) {
    g.tell?.({ t: 'nothingToDraw', seat })
    return
  }
  gain(g.s, seat, card, false)
  g.tell?.({ t: 'drew', seat, card: CARDS[card]!, why })
}
