/** The whole table, as small integers. A set of cards is one integer of bits for each suit. */
import type { Core, Seat } from '@durbar/kernel'
import {
  BIT,
  PER_COLOUR,
  PERSONS,
  SHOWS,
  SPECIAL_COLOUR,
  SUIT,
  SUITS,
  suitStart,
  WHITE_SUIT,
} from './data/cards.ts'
import { BONUS_GOOD, GOODS_ON, TOKENS_PER_PERSON } from './data/tiles.ts'

/** Nobody's: an empty city; a tile still on the board or at court; a special card on the table. */
export const NOBODY = -1
/** Out of the game. */
export const GONE = -2

/** Where points come from, in the order of the transcript's `detail`. */
export const SOURCES = [
  'bonusPoints',
  'bonusGoods',
  'provinceTiles',
  'palaces',
  'specialPoints',
  'handSpecial',
  'handWhite',
  'handColour',
] as const
export type Source = (typeof SOURCES)[number]
export const SOURCE = Object.fromEntries(SOURCES.map((source, i) => [source, i])) as Record<Source, number>

export interface State extends Core {
  seats: number
  /** TM-V: the neutral prince bids as number `seats`. He has a row and palaces, no hand and no score. */
  prince: boolean
  visit: number
  startSeat: Seat
  /** visit - 1 -> province */
  route: number[]
  /** visit - 1 -> the seat that won that province tile, NOBODY or GONE */
  tiles: number[]
  /** fortress -> the bonus tile dealt to it */
  bonus: number[]
  /** fortress -> the seat that keeps its bonus tile, NOBODY = still there, GONE */
  bonusOf: number[]
  /** What lies at court, a bit each in the order of COURT. */
  court: number
  /** Who took what from court in this visit: three bits for each of COURT, 0 = nobody yet, else bidder + 1. */
  taken: number
  /** seat * PERSONS + person -> number of tokens */
  tokens: number[]
  /** special card -> the seat that holds it, in the hand or in the row; NOBODY = on the table */
  specials: number[]
  /** city -> owner of the normal palace */
  normal: number[]
  /** city -> owner of the palace that was placed with the crown */
  crowned: number[]
  /** seat * SUITS + suit -> set of cards. Special cards are open and stand in `specials`. */
  hands: number[]
  /** Likewise: what everybody knows of that hand, because it was taken from the open supply. */
  known: number[]
  /** bidder -> the cards of this visit in the order laid; an extra card follows its coloured card */
  rows: number[][]
  /** The bidders still in the visit, a bit each. */
  inside: number
  /** From left to right. */
  supply: number[]
  /** The draw pile; the last card is on top. */
  pile: number[]
  /** suit -> set of cards */
  discard: number[]
  /** How often the discard pile has become the draw pile. */
  shuffles: number
  /**
   * card -> the shuffle it last took part in (0 = before the game). Everybody saw the discard pile that was
   * shuffled, so a hidden card can only be where cards of that shuffle went.
   */
  shuffled: number[]
  /** seat * SOURCES.length + source -> points */
  points: number[]
}

export function clone(s: Readonly<State>): State {
  const rows: number[][] = []
  for (let i = 0; i < s.rows.length; i++) rows.push(s.rows[i]!.slice())
  return {
    rules: s.rules,
    stack: s.stack.slice(),
    result: s.result,
    seats: s.seats,
    prince: s.prince,
    visit: s.visit,
    startSeat: s.startSeat,
    route: s.route.slice(),
    tiles: s.tiles.slice(),
    bonus: s.bonus.slice(),
    bonusOf: s.bonusOf.slice(),
    court: s.court,
    taken: s.taken,
    tokens: s.tokens.slice(),
    specials: s.specials.slice(),
    normal: s.normal.slice(),
    crowned: s.crowned.slice(),
    hands: s.hands.slice(),
    known: s.known.slice(),
    rows,
    inside: s.inside,
    supply: s.supply.slice(),
    pile: s.pile.slice(),
    discard: s.discard.slice(),
    shuffles: s.shuffles,
    shuffled: s.shuffled.slice(),
    points: s.points.slice(),
  }
}

/** Everybody who bids: the seats, and the prince behind them. */
export const bidders = (s: Readonly<State>): number => s.rows.length
export const isPrince = (s: Readonly<State>, bidder: number): boolean => bidder === s.seats
/** For views and events. */
export const bidderName = (s: Readonly<State>, bidder: number): Seat | 'prince' =>
  isPrince(s, bidder) ? 'prince' : bidder
/** The province of this visit. */
export const here = (s: Readonly<State>): number => s.route[s.visit - 1]!
export const isInside = (s: Readonly<State>, bidder: number): boolean => (s.inside & (1 << bidder)) !== 0

/** The bidder that took this from court in this visit; NOBODY = it lies there still. */
export const takenBy = (s: Readonly<State>, item: number): number => ((s.taken >> (3 * item)) & 7) - 1

/** How many members a set of fewer than 31 bits has, all of them counted at once. */
export function count(set: number): number {
  const pairs = set - ((set >> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >> 2) & 0x33333333)
  return (((fours + (fours >> 4)) & 0x0f0f0f0f) * 0x01010101) >> 24
}
/** The lowest card of a set that is not empty. */
export const lowest = (set: number, suit: number): number => suitStart(suit) + 31 - Math.clz32(set & -set)

export const holds = (s: Readonly<State>, seat: Seat, card: number): boolean =>
  (s.hands[seat * SUITS + SUIT[card]!]! & BIT[card]!) !== 0

export function handSize(s: Readonly<State>, seat: Seat): number {
  let n = 0
  for (let suit = 0; suit < SUITS; suit++) n += count(s.hands[seat * SUITS + suit]!)
  return n
}

export function gain(s: State, seat: Seat, card: number, open: boolean): void {
  const at = seat * SUITS + SUIT[card]!
  s.hands[at]! |= BIT[card]!
  if (open) s.known[at]! |= BIT[card]!
}
export function lose(s: State, seat: Seat, card: number): void {
  const at = seat * SUITS + SUIT[card]!
  s.hands[at]! &= ~BIT[card]!
  s.known[at]! &= ~BIT[card]!
}
export function discard(s: State, card: number): void {
  s.discard[SUIT[card]!]! |= BIT[card]!
}

/** The cards of a set over all suits that starts at `from`, in the order of the deck. */
export function listed(sets: readonly number[], from = 0): number[] {
  const cards: number[] = []
  for (let suit = 0; suit < SUITS; suit++)
    for (let rest = sets[from + suit]!; rest !== 0; rest &= rest - 1) cards.push(lowest(rest, suit))
  return cards
}

/** TM-4.9: the colour of the first coloured card that did not come with special-colour; -1 = free choice. */
export function visitColour(row: readonly number[]): number {
  for (let i = 0; i < row.length; i++) {
    const card = row[i]!
    if (card < WHITE_SUIT * PER_COLOUR && row[i + 1] !== SPECIAL_COLOUR) return SUIT[card]!
  }
  return -1
}

/** The symbols of a row, packed as in SHOWS. */
export function shown(row: readonly number[]): number {
  let sum = 0
  for (let i = 0; i < row.length; i++) sum += SHOWS[row[i]!]!
  return sum
}

/** How often this good stands on the tiles a seat owns. */
export function owned(s: Readonly<State>, seat: Seat, good: number): number {
  let n = 0
  for (let i = 0; i < s.tiles.length; i++)
    if (s.tiles[i] === seat && (GOODS_ON[i]![0] === good || GOODS_ON[i]![1] === good)) n++
  for (let i = 0; i < s.bonusOf.length; i++)
    if (s.bonusOf[i] === seat && BONUS_GOOD[s.bonus[i]!] === good) n++
  return n
}

/** Tokens beside the board: whatever neither lies at court nor before a player. */
export function stock(s: Readonly<State>, person: number): number {
  let out = (s.court >> person) & 1
  for (let seat = 0; seat < s.seats; seat++) out += s.tokens[seat * PERSONS + person]!
  return TOKENS_PER_PERSON - out
}

export function score(s: Readonly<State>, seat: Seat): number {
  let sum = 0
  for (let i = seat * SOURCES.length; i < (seat + 1) * SOURCES.length; i++) sum += s.points[i]!
  return sum
}
export function award(s: State, seat: Seat, source: number, points: number): void {
  s.points[seat * SOURCES.length + source]! += points
}
