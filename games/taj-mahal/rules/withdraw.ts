/** TM-5 Withdrawing: what is won. */
import * as bits from '@durbar/kernel/bits'
import { ELEPHANT, MOGUL, PERSONS, SYMBOLS, tally } from '../data/cards.ts'
import type { Comparison } from '../events.ts'
import {
  addTokens,
  atCourt,
  bidderName,
  bidders,
  GONE,
  isPrince,
  rowOf,
  type State,
  shown,
  takeAway,
} from '../state.ts'
import { plain, type Scope } from './book.ts'
import { place } from './palaces.ts'
import { scoring } from './scoring.ts'
import { discardRow, takeCards } from './supply.ts'
import { onward } from './visit.ts'

/** The most any other row shows of a symbol. TM-R-2: the rows of those who withdrew are gone. */
function best(s: Readonly<State>, bidder: number, symbol: number): number {
  let most = 0
  for (let other = 0; other < bidders(s); other++)
    if (other !== bidder) most = Math.max(most, tally(shown(rowOf(s, other)), symbol))
  return most
}

/**
 * TM-5.1, TM-5.2: what this bidder would take from court by withdrawing now, a bit each. Equal is not enough,
 * and so none is none, even alone (TM-R-1).
 */
export function majorities(s: Readonly<State>, bidder: number): number {
  const own = shown(rowOf(s, bidder))
  let won = own === 0 ? 0 : s.court
  for (let other = 0; other < bidders(s) && won !== 0; other++) {
    if (other === bidder) continue
    const row = shown(rowOf(s, other))
    for (let symbol = 0; symbol < SYMBOLS.length; symbol++)
      if (tally(row, symbol) >= tally(own, symbol)) won &= ~(1 << symbol)
  }
  return won
}

const EVERY_PERSON = (1 << PERSONS) - 1
export const palacesWon = (won: number): number => bits.count(won & EVERY_PERSON)
export const crownWon = (won: number): boolean => bits.contains(won, MOGUL)
const tileWon = (won: number): boolean => bits.contains(won, ELEPHANT)

const compare = (s: Readonly<State>, bidder: number, won: number): Comparison[] =>
  SYMBOLS.map((symbol, i) => ({
    symbol,
    own: tally(shown(rowOf(s, bidder)), i),
    best: best(s, bidder, i),
    atCourt: atCourt(s, i),
    won: bits.contains(won, i),
  }))

/** TM-5.11, TM-R-4: everything won leaves the court, wanted or not. */
export function takeFromCourt(g: Scope, bidder: number): number {
  const { s } = g
  const won = majorities(s, bidder)
  const compared = g.tell ? compare(s, bidder, won) : []
  for (let rest = won; rest !== 0; rest &= rest - 1) takeAway(s, bits.lowest(rest), bidder)
  if (isPrince(s, bidder)) {
    // TM-V.5: his tokens go back to the stock at once, his province tile leaves the game.
    if (tileWon(won)) s.tiles[s.visit - 1] = GONE
  } else
    for (let person = 0; person < PERSONS; person++)
      if (bits.contains(won, person)) addTokens(s, bidder, person, 1)
  g.tell?.({ t: 'withdrew', bidder: bidderName(s, bidder), compared })
  return won
}

/** TM-2.3, TM-5.13: always possible, also with nothing to win. */
export const withdraw = plain('withdraw', (g, seat) => {
  const won = takeFromCourt(g, seat)
  // TM-R-5: normal palaces first, then the crown palace.
  for (let palaces = palacesWon(won); palaces > 0; palaces--) g.then(place(seat, false))
  if (crownWon(won)) g.then(place(seat, true))
  g.then(scoring(seat, tileWon(won)), discardRow(seat), takeCards(seat), onward(seat))
})
