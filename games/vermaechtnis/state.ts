/** The whole table, as small integers. */
import type { Core, Seat } from '@durbar/kernel'
import * as bits from '@durbar/kernel/bits'
import { COLOURS, colourOf, KINDS, kindOf } from './data/antiques.ts'
import { ALL_MONEY, GOLD, OFFER_SIZE, PRICE, tradeRow } from './data/market.ts'

export interface State extends Core {
  seats: number
  greySide: boolean
  startSeat: Seat
  day: number
  /** The draw pile; the last card is on top. */
  deck: number[]
  /** Four places, -1 = empty. */
  offer: number[]
  /** Coins on the trade cards. They lie on the rightmost cards of the row. */
  coins: number
  /** Collection cards in the supply, a bit each. */
  supply: number
  rupees: number[]
  /** seat * 6 + kind -> the colours owned, a bit each. */
  antiques: number[]
  /** Collection cards owned, a bit each, per seat. */
  collections: number[]
  /** kind -> the colours that left the game, a bit each. */
  removed: number[]
  /** The collection card taken in this turn, -1 = none. */
  taken: number
  /** Grey sides: this turn is an extra turn; another one has been earned. */
  inExtraTurn: boolean
  extraTurn: boolean
}

export function clone(s: Readonly<State>): State {
  return {
    rules: s.rules,
    stack: s.stack.slice(),
    result: s.result,
    seats: s.seats,
    greySide: s.greySide,
    startSeat: s.startSeat,
    day: s.day,
    deck: s.deck.slice(),
    offer: s.offer.slice(),
    coins: s.coins,
    supply: s.supply,
    rupees: s.rupees.slice(),
    antiques: s.antiques.slice(),
    collections: s.collections.slice(),
    removed: s.removed.slice(),
    taken: s.taken,
    inExtraTurn: s.inExtraTurn,
    extraTurn: s.extraTurn,
  }
}

/** VM-4.4: the number on the leftmost trade card that still holds a coin. */
export const price = (s: Readonly<State>): number => PRICE[tradeRow(s.seats).length]![s.coins]!
export const bank = (s: Readonly<State>): number =>
  ALL_MONEY - GOLD * s.coins - s.rupees.reduce((sum, rupees) => sum + rupees, 0)

export const rupeesOf = (s: Readonly<State>, seat: Seat): number => s.rupees[seat]!
export function earn(s: State, seat: Seat, rupees: number): void {
  s.rupees[seat]! += rupees
}

/** VM-8.1: nothing is left to buy. */
export function isSoldOut(s: Readonly<State>): boolean {
  for (const antique of s.offer) if (antique >= 0) return false
  return true
}
export function dealOffer(s: State): void {
  for (let slot = 0; slot < OFFER_SIZE; slot++) s.offer[slot] = s.deck.pop()!
}

/** A set of colours -> how many they are. */
export const COUNT = Uint8Array.from({ length: 1 << COLOURS.length }, (_, set) => bits.count(set))
/** The colours of one kind that a seat owns, a bit each. */
export const coloursOf = (s: Readonly<State>, seat: Seat, kind: number): number =>
  s.antiques[seat * KINDS.length + kind]!
export const owns = (s: Readonly<State>, seat: Seat, antique: number): boolean =>
  bits.contains(coloursOf(s, seat, kindOf(antique)), colourOf(antique))
export const ownsOfKind = (s: Readonly<State>, seat: Seat, kind: number): number =>
  COUNT[s.antiques[seat * KINDS.length + kind]!]!
/** The colours of one kind that somebody owns, a bit each. */
export function ownedByAnyone(s: Readonly<State>, kind: number): number {
  let colours = 0
  for (let seat = 0; seat < s.seats; seat++) colours |= coloursOf(s, seat, kind)
  return colours
}

export function gain(s: State, seat: Seat, antique: number): void {
  s.antiques[seat * KINDS.length + kindOf(antique)]! |= 1 << colourOf(antique)
}
/** Face down, out of the game. */
export function remove(s: State, antique: number): void {
  s.removed[kindOf(antique)]! |= 1 << colourOf(antique)
}
export function lose(s: State, seat: Seat, antique: number): void {
  s.antiques[seat * KINDS.length + kindOf(antique)]! &= ~(1 << colourOf(antique))
  remove(s, antique)
}

/** The collection cards of a seat, a bit each. */
export const collectionsOf = (s: Readonly<State>, seat: Seat): number => s.collections[seat]!
export function keep(s: State, seat: Seat, card: number): void {
  s.collections[seat]! |= 1 << card
}

/** The antiques in sets of colours by kind, starting at `from`, sorted by kind (VM-4.7). */
export function listed(sets: readonly number[], from = 0): number[] {
  const list: number[] = []
  for (let kind = 0; kind < KINDS.length; kind++)
    for (let rest = sets[from + kind]!; rest; rest &= rest - 1)
      list.push(kind * COLOURS.length + bits.lowest(rest))
  return list
}
