/** The whole table, as small integers. Cards are indices into `data/cards.ts`. */
import type { Core, Seat } from '@durbar/kernel'
import * as bits from '@durbar/kernel/bits'
import { CARDS, typeOf } from './data/cards.ts'
import { TRACK_LENGTH, WORTH_OF_A_COIN, WORTH_OF_FAME } from './data/numbers.ts'

export interface Player {
  /** Die cards, ascending. */
  hand: number[]
  buildings: number[]
  goods: number[]
  ships: number[]
  fame: number
  coins: number
  karma: number
  stewards: number
  /** Bonus turns that wait. */
  extraTurns: number
  /**
   * The six bonuses left to right, indices into BONUSES. Turned: the first `byFame` and the last `byCoins`. A new
   * order is a new list: copies share it.
   */
  track: readonly number[]
  byFame: number
  byCoins: number
}

export interface State extends Core {
  seats: number
  /** CK-R-04: die values were shuffled among the cards of their colour. */
  shuffled: boolean
  /** CK-16: bonuses lie open, in an order of the owner's choice. */
  open: boolean
  /** From 1. */
  round: number
  /** 1 or 2. Becomes 2 when the second pass begins (CK-14.1). */
  pass: number
  /** Who holds the elephant. */
  elephant: Seat
  /** Die value of each card. No rule changes it: copies share it, and whoever imagines others makes a new list. */
  value: readonly number[]
  /**
   * The cards whose die face has lain open on the discard pile, a bit each, 32 to a number: everybody may remember
   * them (CK-R-04).
   */
  seen: number[]
  /** The last card is on top. */
  pile: number[]
  /** The last card is on top. */
  discard: number[]
  /** Slot -> card, -1 = gap. Written by `fillSlot` and `emptySlot` alone. */
  grid: number[]
  /** Card type -> the slots of the grid that hold such a card, a bit each. */
  offer: number[]
  players: Player[]
  /** CK-10.2: three ships of the player at work whose set is complete but not yet exchanged. */
  locked: number[]
  /** Palace cards being carried out, the innermost last. */
  palace: number[]
  /** CK-10.5: bonuses of turned cards that wait, the next one first. */
  queue: number[]
}

function clonePlayer(p: Readonly<Player>): Player {
  return {
    hand: p.hand.slice(),
    buildings: p.buildings.slice(),
    goods: p.goods.slice(),
    ships: p.ships.slice(),
    fame: p.fame,
    coins: p.coins,
    karma: p.karma,
    stewards: p.stewards,
    extraTurns: p.extraTurns,
    track: p.track,
    byFame: p.byFame,
    byCoins: p.byCoins,
  }
}

export function clone(s: Readonly<State>): State {
  return {
    rules: s.rules,
    stack: s.stack.slice(),
    result: s.result,
    seats: s.seats,
    shuffled: s.shuffled,
    open: s.open,
    round: s.round,
    pass: s.pass,
    elephant: s.elephant,
    value: s.value,
    seen: s.seen.slice(),
    pile: s.pile.slice(),
    discard: s.discard.slice(),
    grid: s.grid.slice(),
    offer: s.offer.slice(),
    players: s.players.map(clonePlayer),
    locked: s.locked.slice(),
    palace: s.palace.slice(),
    queue: s.queue.slice(),
  }
}

export const playerOf = (s: Readonly<State>, seat: Seat): Player => s.players[seat]!
/** The die face of a card. */
export const faceOf = (s: Readonly<State>, card: number): number => s.value[card]!

/** Turned track cards: the score. */
export const turned = (p: Readonly<Player>): number => p.byFame + p.byCoins
export const finished = (p: Readonly<Player>): boolean => p.byFame + p.byCoins === TRACK_LENGTH
/** CK-15.3: what fame and coins left over are worth. */
export const tieBreak = (p: Readonly<Player>): number => WORTH_OF_FAME * p.fame + WORTH_OF_A_COIN * p.coins
export const bonusOn = (p: Readonly<Player>, position: number): number => p.track[position]!

export function somebodyFinished(s: Readonly<State>): boolean {
  for (const p of s.players) if (finished(p)) return true
  return false
}

/** The card at the end of a row, -1 = none. */
export const lastOf = (row: readonly number[]): number => (row.length > 0 ? row[row.length - 1]! : -1)
/**
 * CK-R-28: the newest ship of the row, else the third of the locked ones, which only `seat` at work has; -1 =
 * none.
 */
export function lastShip(s: Readonly<State>, seat: Seat, atWork: Seat): number {
  const ship = lastOf(playerOf(s, seat).ships)
  return ship < 0 && seat === atWork ? lastOf(s.locked) : ship
}

/** The card in a slot, -1 = gap. */
export const cardIn = (s: Readonly<State>, slot: number): number => s.grid[slot]!
/** The type of the card in a slot, -1 = gap. */
export const typeAt = (s: Readonly<State>, slot: number): number => {
  const card = cardIn(s, slot)
  return card < 0 ? -1 : typeOf(card)
}
/** The slots that hold a card of this type, a bit each. */
export const slotsWith = (s: Readonly<State>, type: number): number => s.offer[type]!
/** The slots that hold any card, a bit each. */
export function filledSlots(s: Readonly<State>): number {
  let filled = 0
  for (const slots of s.offer) filled |= slots
  return filled
}
export const inGrid = (s: Readonly<State>, type: number): boolean => slotsWith(s, type) !== 0
export function fillSlot(s: State, slot: number, card: number): void {
  s.grid[slot] = card
  s.offer[typeOf(card)]! |= 1 << slot
}
/** Says which card it was. */
export function emptySlot(s: State, slot: number): number {
  const card = cardIn(s, slot)
  s.grid[slot] = -1
  s.offer[typeOf(card)]! &= ~(1 << slot)
  return card
}

/** 32 cards to a number. */
export const emptySeen = (): number[] => Array((CARDS.length + 31) >> 5).fill(0)
/** Whether everybody may know the die face of a card. */
export const isSeen = (s: Readonly<State>, card: number): boolean =>
  bits.contains(s.seen[card >> 5]!, card & 31)
export function see(s: State, card: number): void {
  s.seen[card >> 5]! |= 1 << (card & 31)
}
