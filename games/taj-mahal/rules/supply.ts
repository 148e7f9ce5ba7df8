/** TM-7 After scoring: the row is discarded, new cards come from the supply. */
import { fields, moment, type Seat, seated, subset } from '@durbar/kernel'
import { cardNames, DECK, FIRST_SPECIAL } from '../data/cards.ts'
import type { Event } from '../events.ts'
import { bidderName, clearRow, gain, rowOf, type State } from '../state.ts'
import { decision, may, procedure } from './book.ts'
import { drawToHand } from './pile.ts'

/** TM-7.1. Whoever leaves is out of the visit. */
export function leave(s: State, bidder: number): void {
  clearRow(s, bidder)
  s.inside &= ~(1 << bidder)
}
export const discarded = (s: Readonly<State>, bidder: number): Event => ({
  t: 'discarded',
  bidder: bidderName(s, bidder),
  cards: cardNames(rowOf(s, bidder).filter((card) => card < FIRST_SPECIAL)),
  kept: cardNames(rowOf(s, bidder).filter((card) => card >= FIRST_SPECIAL)),
})

/** TM-7.1, TM-7.5: who played nothing draws a card, the last player too (TM-R-11). */
export const discardRow = procedure(moment('discardRow', seated), (g, { seat }) => {
  const { s } = g
  const played = rowOf(s, seat).length > 0
  if (played) g.tell?.(discarded(s, seat))
  leave(s, seat)
  if (!played) drawToHand(g, seat, 'unplayed')
})

const two = subset(DECK, 2, 2)
const noun = fields({ cards: two })
/** Which two cards a noun means, and which noun two cards are: worked out once, for a search asks for every pair. */
const PAIRS = Array.from({ length: two.size }, (_, pair): readonly [number, number] => {
  const [low, high] = two
    .write(pair)
    .map((id) => DECK.indexOf(id))
    .sort((a, b) => a - b)
  return [low!, high!]
})
const PAIR_OF = new Int16Array(DECK.length ** 2)
PAIRS.forEach(([low, high], pair) => {
  PAIR_OF[low * DECK.length + high] = pair
  PAIR_OF[high * DECK.length + low] = pair
})
const pairOf = (one: number, other: number): number => PAIR_OF[one * DECK.length + other]!

function takeOne(s: State, seat: Seat, card: number): void {
  s.supply.splice(s.supply.indexOf(card), 1)
  gain(s, seat, card, true)
}

/** TM-7.3: any two, in the open, so that everybody knows them from now on. */
const takeTwo = may({
  verb: 'take',
  noun,
  candidates({ supply }, _seat, _at, add) {
    supply.forEach((card, i) => {
      for (let k = 0; k < i; k++) add(noun.pack(pairOf(card, supply[k]!)))
    })
  },
  refuse: () => null,
  perform(g, seat, move) {
    const [low, high] = PAIRS[noun.digit.cards.of(move)]!
    takeOne(g.s, seat, low)
    takeOne(g.s, seat, high)
    g.tell?.({ t: 'took', seat, cards: cardNames([low, high]).sort(), asked: true })
  },
})

export const take = decision(moment('take', seated), { actions: [takeTwo] })

/** TM-7.3, TM-7.4, TM-R-10: a choice only among three or more; otherwise whatever is left. */
export const takeCards = procedure(moment('takeCards', seated), (g, { seat }) => {
  const { s } = g
  if (s.supply.length > 2) return g.then(take(seat))
  if (s.supply.length === 0) return
  g.tell?.({ t: 'took', seat, cards: cardNames(s.supply), asked: false })
  for (const card of s.supply) gain(s, seat, card, true)
  s.supply.length = 0
})
