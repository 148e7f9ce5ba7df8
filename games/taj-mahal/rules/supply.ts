/** TM-7 After scoring: the row is discarded, new cards come from the supply. */
import { fields, moment, type Seat, seated, subset } from '@durbar/kernel'
import { cardNames, DECK, FIRST_SPECIAL } from '../data/cards.ts'
import { CARDS_TAKEN } from '../data/tiles.ts'
import type { Event } from '../events.ts'
import { bidderName, clearRow, gain, rowOf, type State } from '../state.ts'
import { decision, may, procedure, type Scope } from './book.ts'
import { drawToHand } from './pile.ts'

const discarded = (s: Readonly<State>, bidder: number): Event => ({
  t: 'discarded',
  bidder: bidderName(s, bidder),
  cards: cardNames(rowOf(s, bidder).filter((card) => card < FIRST_SPECIAL)),
  kept: cardNames(rowOf(s, bidder).filter((card) => card >= FIRST_SPECIAL)),
})

/** TM-7.1. Whoever leaves is out of the visit. Says whether there was a row to discard. */
export function leave(g: Scope, bidder: number): boolean {
  const { s } = g
  const played = rowOf(s, bidder).length > 0
  const told = played && g.tell ? discarded(s, bidder) : null
  clearRow(s, bidder)
  s.inside &= ~(1 << bidder)
  if (told) g.tell?.(told)
  return played
}

/** TM-7.1, TM-7.5: who played nothing draws a card, the last player too (TM-R-11). */
export const discardRow = procedure(moment('discardRow', seated), (g, { seat }) => {
  if (!leave(g, seat)) drawToHand(g, seat, 'unplayed')
})

const two = subset(DECK, CARDS_TAKEN, CARDS_TAKEN)
const noun = fields({ cards: two })
/** Which two cards a noun means, and which noun two cards are: worked out once, for a search asks for every pair. */
const LOW = new Uint8Array(two.size)
const HIGH = new Uint8Array(two.size)
const PAIR_OF = new Int16Array(DECK.length ** 2)
for (let high = 1; high < DECK.length; high++)
  for (let low = 0; low < high; low++) {
    const pair = noun.pack(two.pack([low, high]))
    LOW[pair] = low
    HIGH[pair] = high
    PAIR_OF[low * DECK.length + high] = pair
    PAIR_OF[high * DECK.length + low] = pair
  }

function takeOne(s: State, seat: Seat, card: number): void {
  s.supply.splice(s.supply.indexOf(card), 1)
  gain(s, seat, card, true)
}

/** TM-7.3: any two, in the open, so that everybody knows them from now on. */
const takeTwo = may({
  verb: 'take',
  noun,
  candidates({ supply }, _seat, _at, add) {
    for (let i = 1; i < supply.length; i++) {
      const from = supply[i]! * DECK.length
      for (let k = 0; k < i; k++) add(PAIR_OF[from + supply[k]!]!)
    }
  },
  refuse: () => null,
  perform(g, seat, move) {
    const low = LOW[move]!
    const high = HIGH[move]!
    takeOne(g.s, seat, low)
    takeOne(g.s, seat, high)
    g.tell?.({ t: 'took', seat, cards: cardNames([low, high]).sort(), asked: true })
  },
})

export const take = decision(moment('take', seated), { actions: [takeTwo] })

/** TM-7.3, TM-7.4, TM-R-10: a choice only among three or more; otherwise whatever is left. */
export const takeCards = procedure(moment('takeCards', seated), (g, { seat }) => {
  const { s } = g
  if (s.supply.length > CARDS_TAKEN) return g.then(take(seat))
  if (s.supply.length === 0) return
  const cards = s.supply.splice(0)
  for (const card of cards) gain(s, seat, card, true)
  g.tell?.({ t: 'took', seat, cards: cardNames(cards), asked: false })
})
