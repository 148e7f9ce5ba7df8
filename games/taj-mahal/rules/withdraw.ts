/** TM-5 Withdrawing: what is won. */
import { type Action, nothing, type Scope } from '@durbar/kernel'
import { ELEPHANT, MOGUL, PERSONS, SYMBOLS, tally } from '../data/cards.ts'
import type { Event } from '../events.ts'
import { bidderName, bidders, count, type State, shown } from '../state.ts'
import { crownPalace, normalPalace } from './palaces.ts'
import { scoring } from './scoring.ts'
import { discardRow, takeCards } from './supply.ts'
import { onward } from './turn.ts'

/** The most any other row shows of a symbol. TM-R-2: the rows of those who withdrew are gone. */
function best(s: Readonly<State>, bidder: number, symbol: number): number {
  let most = 0
  for (let other = 0; other < bidders(s); other++)
    if (other !== bidder) most = Math.max(most, tally(shown(s.rows[other]!), symbol))
  return most
}

/**
 * TM-5.1, TM-5.2: what this bidder would take from court by withdrawing now, a bit each. Equal is not enough,
 * and so none is none, even alone (TM-R-1).
 */
export function majorities(s: Readonly<State>, bidder: number): number {
  const own = shown(s.rows[bidder]!)
  let won = own === 0 ? 0 : s.court
  for (let other = 0; other < bidders(s) && won !== 0; other++) {
    if (other === bidder) continue
    const row = shown(s.rows[other]!)
    for (let symbol = 0; symbol < SYMBOLS.length; symbol++)
      if (tally(row, symbol) >= tally(own, symbol)) won &= ~(1 << symbol)
  }
  return won
}

const EVERY_PERSON = (1 << PERSONS) - 1
export const palacesWon = (won: number): number => count(won & EVERY_PERSON)
export const crownWon = (won: number): boolean => (won & (1 << MOGUL)) !== 0
export const tileWon = (won: number): boolean => (won & (1 << ELEPHANT)) !== 0

/** TM-5.11, TM-R-4: everything won leaves the court, wanted or not. */
export function takeFromCourt(g: Scope<State, Event>, bidder: number): number {
  const { s } = g
  const won = majorities(s, bidder)
  g.tell?.({
    t: 'withdrew',
    bidder: bidderName(s, bidder),
    compared: SYMBOLS.map((symbol, i) => ({
      symbol,
      own: tally(shown(s.rows[bidder]!), i),
      best: best(s, bidder, i),
      atCourt: (s.court & (1 << i)) !== 0,
      won: (won & (1 << i)) !== 0,
    })),
  })
  s.court &= ~won
  for (let item = 0; item < SYMBOLS.length; item++)
    if (won & (1 << item)) s.taken |= (bidder + 1) << (3 * item)
  return won
}

/** TM-2.3, TM-5.13: always possible, also with nothing to win. */
export const withdraw: Action<State, Event, 'withdraw', Record<string, never>> = {
  verb: 'withdraw',
  noun: nothing,
  candidates(_s, _seat, _at, add) {
    add(0)
  },
  refuse: () => null,
  perform(g, seat) {
    const { s } = g
    const won = takeFromCourt(g, seat)
    for (let person = 0; person < PERSONS; person++)
      if (won & (1 << person)) s.tokens[seat * PERSONS + person]!++
    // TM-R-5: normal palaces first, then the crown palace.
    for (let palaces = palacesWon(won); palaces > 0; palaces--) g.then(normalPalace(seat))
    if (crownWon(won)) g.then(crownPalace(seat))
    g.then(scoring(seat, tileWon(won)), discardRow(seat), takeCards(seat), onward(seat))
  },
}
