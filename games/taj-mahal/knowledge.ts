/** Who knows what: a hand is its owner's secret, but for what was taken from the open supply. */
import type { Knower, Seat, Viewer } from '@durbar/kernel'
import { lowestOf, SUITS } from './data/cards.ts'
import { handOf, type State } from './state.ts'

/** TM-9.2: after the final scoring the cards may be shown; before it a hand is its owner's secret. */
export const seesHand = (s: Readonly<State>, seat: Seat, viewer: Knower): boolean =>
  viewer === seat || viewer === 'archive' || viewer === 'together' || s.result !== null

/** The cards of one suit in a hand that only its owner knows. */
export const unknownOf = (s: Readonly<State>, seat: Seat, suit: number): number =>
  handOf(s, seat, suit) & ~s.known[seat * SUITS + suit]!

/** What this viewer cannot place: the draw pile, and what is unknown in a hand. In no order. */
export function unseenBy(s: Readonly<State>, viewer: Viewer): number[] {
  const hidden = s.pile.slice()
  for (let seat = 0; seat < s.seats; seat++) {
    if (seesHand(s, seat, viewer)) continue
    for (let suit = 0; suit < SUITS; suit++)
      for (let rest = unknownOf(s, seat, suit); rest !== 0; rest &= rest - 1)
        hidden.push(lowestOf(rest, suit))
  }
  return hidden
}
