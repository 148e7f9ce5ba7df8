/** The whole table, as small integers. A set of cards is one integer of bits for each suit. */
import type { Core, Seat } from '@durbar/kernel'
import * as bits from '@durbar/kernel/bits'
import {
  bitOf,
  FIRST_SPECIAL,
  FIRST_WHITE,
  lowestOf,
  PERSONS,
  SPECIAL_COLOUR,
  SUITS,
  showsOf,
  suitOf,
} from './data/cards.ts'
import { goodOnBonus, goodsOn, TOKENS_PER_PERSON } from './data/tiles.ts'

/** Nobody's: an empty city; a tile still on the board or at court; a special card on the table. */
export const NOBODY = -1
/** Out of the game. */
export const GONE = -2

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
  /** seat -> points so far; what they are made of is told by the chronicle */
  scores: number[]
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
    scores: s.scores.slice(),
  }
}

/** Everybody who bids: the seats, and the prince behind them. */
export const bidders = (s: Readonly<State>): number => s.rows.length
export const isPrince = (s: Readonly<State>, bidder: number): boolean => bidder === s.seats
/** For views and events. */
export const bidderName = (s: Readonly<State>, bidder: number): Seat | 'prince' =>
  isPrince(s, bidder) ? 'prince' : bidder
export const isInside = (s: Readonly<State>, bidder: number): boolean => bits.contains(s.inside, bidder)

/** The province of this visit. */
export const here = (s: Readonly<State>): number => s.route[s.visit - 1]!
/** The bonus tile that was dealt to a fortress. */
export const bonusTileOn = (s: Readonly<State>, fortress: number): number => s.bonus[fortress]!

export const atCourt = (s: Readonly<State>, item: number): boolean => bits.contains(s.court, item)
/** The bidder that took this from court in this visit; NOBODY = it lies there still. */
export const takenBy = (s: Readonly<State>, item: number): number => ((s.taken >> (3 * item)) & 7) - 1
export function takeAway(s: State, item: number, bidder: number): void {
  s.court &= ~(1 << item)
  s.taken |= (bidder + 1) << (3 * item)
}

/** The cards of one suit in a hand. */
export const handOf = (s: Readonly<State>, seat: Seat, suit: number): number => s.hands[seat * SUITS + suit]!
export function handSize(s: Readonly<State>, seat: Seat): number {
  let n = 0
  for (let suit = 0; suit < SUITS; suit++) n += bits.count(handOf(s, seat, suit))
  return n
}

export function gain(s: State, seat: Seat, card: number, open: boolean): void {
  const at = seat * SUITS + suitOf(card)
  s.hands[at]! |= bitOf(card)
  if (open) s.known[at]! |= bitOf(card)
}
export function lose(s: State, seat: Seat, card: number): void {
  const at = seat * SUITS + suitOf(card)
  s.hands[at]! &= ~bitOf(card)
  s.known[at]! &= ~bitOf(card)
}
export function discard(s: State, card: number): void {
  s.discard[suitOf(card)]! |= bitOf(card)
}

/** The cards of a set over all suits that starts at `from`, in the order of the deck. */
export function listed(sets: readonly number[], from = 0): number[] {
  const cards: number[] = []
  for (let suit = 0; suit < SUITS; suit++)
    for (let rest = sets[from + suit]!; rest !== 0; rest &= rest - 1) cards.push(lowestOf(rest, suit))
  return cards
}
export const cardsOf = (s: Readonly<State>, seat: Seat): number[] => listed(s.hands, seat * SUITS)

/** The cards that a bidder has laid in this visit. */
export const rowOf = (s: Readonly<State>, bidder: number): readonly number[] => s.rows[bidder]!
export function lay(s: State, bidder: number, card: number): void {
  s.rows[bidder]!.push(card)
}
/** TM-7.1: special cards go back to the hand (TM-4.10); they never left their owner. */
export function clearRow(s: State, bidder: number): void {
  const row = s.rows[bidder]!
  for (const card of row) if (card < FIRST_SPECIAL) discard(s, card)
  row.length = 0
}

/** TM-4.9: the colour of the first coloured card that did not come with special-colour; -1 = free choice. */
export function visitColour(row: readonly number[]): number {
  let colour = -1
  for (const card of row) {
    if (card === SPECIAL_COLOUR) colour = -1
    else if (colour >= 0) return colour
    else if (card < FIRST_WHITE) colour = suitOf(card)
  }
  return colour
}

/** The symbols of a row, packed for `tally`. */
export function shown(row: readonly number[]): number {
  let sum = 0
  for (const card of row) sum += showsOf(card)
  return sum
}

/** The seat that holds a special card, in the hand or in the row; NOBODY = it lies on the table. */
export const holderOf = (s: Readonly<State>, special: number): number => s.specials[special]!

/** How often this good stands on the tiles a seat owns. */
export function owned(s: Readonly<State>, seat: Seat, good: number): number {
  let n = 0
  for (let i = 0; i < s.tiles.length; i++) if (s.tiles[i] === seat && goodsOn(i + 1).indexOf(good) >= 0) n++
  for (let i = 0; i < s.bonusOf.length; i++)
    if (s.bonusOf[i] === seat && goodOnBonus(bonusTileOn(s, i)) === good) n++
  return n
}

export const tokensOf = (s: Readonly<State>, seat: Seat, person: number): number =>
  s.tokens[seat * PERSONS + person]!
export function addTokens(s: State, seat: Seat, person: number, tokens: number): void {
  s.tokens[seat * PERSONS + person]! += tokens
}
/** Tokens beside the board: whatever neither lies at court nor before a player. */
export function stock(s: Readonly<State>, person: number): number {
  let out = (s.court >> person) & 1
  for (let seat = 0; seat < s.seats; seat++) out += tokensOf(s, seat, person)
  return TOKENS_PER_PERSON - out
}

export const score = (s: Readonly<State>, seat: Seat): number => s.scores[seat]!
export function award(s: State, seat: Seat, points: number): void {
  s.scores[seat]! += points
}
