/**
 * Hidden are the draw pile and, of other hands, what was not taken from the open supply. A card can only lie
 * where cards of its shuffle went: a hand that has not drawn since holds none of what was then shuffled.
 */
import { type Dice, shuffle, type Viewer } from '@durbar/kernel'
import { BIT, DECK, SUIT, SUITS } from './data/cards.ts'
import { lowest, type State } from './state.ts'

const marked = new Uint8Array(DECK.length)

export function redeal(s: State, who: Viewer, dice: Dice): void {
  if (who === 'archive') return
  // The hands are shown when they have been scored; of a finished game only the pile stays face down.
  const open = s.result !== null
  // Oldest shuffle first. Only cards of the latest one can still be in the pile.
  for (let age = 0; age <= s.shuffles; age++) {
    const places: number[] = []
    marked.fill(0)
    for (let seat = 0; seat < s.seats && !open; seat++) if (seat !== who) lift(s, seat, age, places)
    if (age === s.shuffles) {
      for (let i = 0; i < s.pile.length; i++) marked[s.pile[i]!] = 1
      s.pile.length = 0
    }
    // In the order of the deck, so that nothing of the truth is left when they are shuffled.
    const hidden: number[] = []
    for (let card = 0; card < marked.length; card++) if (marked[card] === 1) hidden.push(card)
    shuffle(hidden, dice)
    for (let i = 0; i < hidden.length; i++) {
      const card = hidden[i]!
      if (i < places.length) s.hands[places[i]! * SUITS + SUIT[card]!]! |= BIT[card]!
      else s.pile.push(card)
    }
  }
}

/** Takes from a hand what nobody else knows and came from this shuffle; each leaves a place to fill. */
function lift(s: State, seat: number, age: number, places: number[]): void {
  for (let suit = 0; suit < SUITS; suit++) {
    const at = seat * SUITS + suit
    for (let rest = s.hands[at]! & ~s.known[at]!; rest !== 0; rest &= rest - 1) {
      const card = lowest(rest, suit)
      if (s.shuffled[card] !== age) continue
      s.hands[at]! &= ~BIT[card]!
      marked[card] = 1
      places.push(seat)
    }
  }
}
