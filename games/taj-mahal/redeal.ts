/**
 * Hidden are the draw pile and, of other hands, what was not taken from the open supply. A card can only lie
 * where cards of its shuffle went: a hand that has not drawn since holds none of what was then shuffled.
 */
import { type Dice, type Knower, type Seat, shuffle } from '@durbar/kernel'
import { bitOf, DECK, lowestOf, SUITS, suitOf } from './data/cards.ts'
import { seesHand, unknownOf } from './knowledge.ts'
import type { State } from './state.ts'

/** What one shuffle has hidden: its cards, marked, and the hands that have places to fill. */
interface Lifted {
  readonly marked: Uint8Array
  readonly places: Seat[]
}
/** One is enough: it is emptied for every shuffle. */
const lifted: Lifted = { marked: new Uint8Array(DECK.length), places: [] }

export function redeal(s: State, who: Knower, dice: Dice): void {
  if (who === 'archive') return
  // Oldest shuffle first. Only cards of the latest one can still be in the pile.
  for (let age = 0; age <= s.shuffles; age++) {
    lifted.marked.fill(0)
    lifted.places.length = 0
    for (let seat = 0; seat < s.seats; seat++) if (!seesHand(s, seat, who)) lift(lifted, s, seat, age)
    if (age === s.shuffles) {
      for (const card of s.pile) lifted.marked[card] = 1
      s.pile.length = 0
    }
    // In the order of the deck, so that nothing of the truth is left when they are shuffled.
    const hidden: number[] = []
    for (let card = 0; card < DECK.length; card++) if (lifted.marked[card] === 1) hidden.push(card)
    shuffle(hidden, dice)
    let next = 0
    for (const card of hidden) {
      const seat = lifted.places[next++]
      if (seat === undefined) s.pile.push(card)
      else s.hands[seat * SUITS + suitOf(card)]! |= bitOf(card)
    }
  }
}

/** Takes from a hand what nobody else knows and came from this shuffle; each leaves a place to fill. */
function lift({ marked, places }: Lifted, s: State, seat: Seat, age: number): void {
  for (let suit = 0; suit < SUITS; suit++)
    for (let rest = unknownOf(s, seat, suit); rest !== 0; rest &= rest - 1) {
      const card = lowestOf(rest, suit)
      if (s.shuffled[card] !== age) continue
      s.hands[seat * SUITS + suit]! &= ~bitOf(card)
      marked[card] = 1
      places.push(seat)
    }
}
