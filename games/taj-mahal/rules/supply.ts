/** TM-7 After scoring: the row is discarded, new cards come from the supply. */
import {
  type Action,
  type Decision,
  fields,
  frameSeat,
  frames,
  type Procedure,
  type Seat,
  subset,
} from '@durbar/kernel'
import { CARDS, DECK, FIRST_SPECIAL } from '../data/cards.ts'
import type { Event } from '../events.ts'
import { bidderName, discard, gain, type State } from '../state.ts'
import { drawToHand } from './pile.ts'

export const discardRow = frames('discardRow')
export const takeCards = frames('takeCards')
const take = frames('take')

/** TM-7.1: special cards go back to the hand (TM-4.10); they never left their owner. */
export function emptyRow(s: State, bidder: number): void {
  const row = s.rows[bidder]!
  for (let i = 0; i < row.length; i++) if (row[i]! < FIRST_SPECIAL) discard(s, row[i]!)
  row.length = 0
  s.inside &= ~(1 << bidder)
}

const names = (cards: readonly number[]) => cards.map((card) => CARDS[card]!)
export const discarded = (s: Readonly<State>, bidder: number): Event => ({
  t: 'discarded',
  bidder: bidderName(s, bidder),
  cards: names(s.rows[bidder]!.filter((card) => card < FIRST_SPECIAL)),
  kept: names(s.rows[bidder]!.filter((card) => card >= FIRST_SPECIAL)),
})

/** TM-7.1, TM-7.5: who played nothing draws a card, the last player too (TM-R-11). */
export const leaveTheVisit: Procedure<State, Event> = {
  run(g, at) {
    const { s } = g
    const seat = at.seat!
    const played = s.rows[seat]!.length > 0
    if (played) g.tell?.(discarded(s, seat))
    emptyRow(s, seat)
    if (!played) drawToHand(g, seat, 'unplayed')
  },
}

/** TM-7.3, TM-7.4, TM-R-10: a choice only among three or more; otherwise whatever is left. */
export const cardsFromSupply: Procedure<State, Event> = {
  run(g, at) {
    const { s } = g
    if (s.supply.length > 2) return g.then(take(at.seat!))
    if (s.supply.length === 0) return
    g.tell?.({ t: 'took', seat: at.seat!, cards: names(s.supply), asked: false })
    while (s.supply.length > 0) gain(s, at.seat!, s.supply.pop()!, true)
  },
}

// The codec ranks pairs colexicographically: the lower card plus the number of pairs below the higher one.
const pair = (low: number, high: number) => low + (high * (high - 1)) / 2
const HIGH = new Uint8Array(pair(DECK.length - 1, DECK.length))
for (let high = 1, at = 0; high < DECK.length; high++) for (let low = 0; low < high; low++) HIGH[at++] = high

function takeOne(s: State, seat: Seat, card: number): void {
  s.supply.splice(s.supply.indexOf(card), 1)
  gain(s, seat, card, true)
}

/** TM-7.3: any two, in the open, so that everybody knows them from now on. */
export const takeTwo: Action<State, Event, 'take', { readonly cards: readonly string[] }> = {
  verb: 'take',
  noun: fields({ cards: subset(DECK, 2, 2) }),
  candidates(s, _seat, _at, add) {
    const { supply } = s
    for (let i = 1; i < supply.length; i++)
      for (let k = 0; k < i; k++) {
        const [a, b] = [supply[i]!, supply[k]!]
        add(a < b ? pair(a, b) : pair(b, a))
      }
  },
  refuse: () => null,
  perform(g, seat, noun) {
    const high = HIGH[noun]!
    const low = noun - pair(0, high)
    takeOne(g.s, seat, low)
    takeOne(g.s, seat, high)
    g.tell?.({ t: 'took', seat, cards: names([low, high]).sort(), asked: true })
  },
}

export const takeFromSupply: Decision<State, Event> = { who: frameSeat, actions: [takeTwo] }
