/** The whole table, as small integers. */
import type { Core, Seat } from '@durbar/kernel'
import { COUNT, KINDS } from './data/antiques.ts'
import { ALL_MONEY, GOLD, PRICE, tradeRow } from './data/market.ts'

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
  /** The lone antiques each seat had to surrender at the end; empty until then. */
  surrendered: number[][]
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
    surrendered: s.surrendered.length === 0 ? [] : s.surrendered.map((lone) => lone.slice()),
  }
}

/** VM-4.4: the number on the leftmost trade card that still holds a coin. */
export const price = (s: Readonly<State>): number => PRICE[tradeRow(s.seats).length]![s.coins]!
export const bank = (s: Readonly<State>): number =>
  ALL_MONEY - GOLD * s.coins - s.rupees.reduce((sum, rupees) => sum + rupees, 0)

export const owns = (s: Readonly<State>, seat: Seat, antique: number): boolean =>
  (s.antiques[seat * 6 + Math.floor(antique / 6)]! & (1 << (antique % 6))) !== 0
export const ownsOfKind = (s: Readonly<State>, seat: Seat, kind: number): number =>
  COUNT[s.antiques[seat * 6 + kind]!]!

export function gain(s: State, seat: Seat, antique: number): void {
  s.antiques[seat * 6 + Math.floor(antique / 6)]! |= 1 << (antique % 6)
}
/** Face down, out of the game. */
export function remove(s: State, antique: number): void {
  s.removed[Math.floor(antique / 6)]! |= 1 << (antique % 6)
}
export function lose(s: State, seat: Seat, antique: number): void {
  s.antiques[seat * 6 + Math.floor(antique / 6)]! &= ~(1 << (antique % 6))
  remove(s, antique)
}

/** The antiques in sets of colours by kind, starting at `from`, sorted by kind (VM-4.7). */
export function listed(sets: readonly number[], from = 0): number[] {
  const list: number[] = []
  for (let kind = 0; kind < KINDS.length; kind++)
    for (let colour = 0; colour < 6; colour++)
      if (sets[from + kind]! & (1 << colour)) list.push(kind * 6 + colour)
  return list
}
/** The members of a set of collection cards. */
export function cards(set: number): number[] {
  const list: number[] = []
  for (let rest = set; rest; rest &= rest - 1) list.push(31 - Math.clz32(rest & -rest))
  return list
}
