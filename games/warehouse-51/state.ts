/** The whole table, as small integers and sets of bits. */
import type { Core, Seat } from '@durbar/kernel'
import { slotsPerGap } from './data/box.ts'
import { STACK_SIZE, STACK_START } from './data/categories.ts'
import type { Decided } from './events.ts'

/** Something said aloud in an auction: a bid, or 0 for a pass; of a secret auction the opened fists. */
export interface Said {
  readonly seat: Seat
  readonly amount: number
}

/** How the latest auction ended. */
export interface Sale {
  readonly card: number
  /** Who won, -1 = nobody wanted it. */
  readonly seat: Seat
  /** Who was paid, -1 = nobody. */
  readonly to: Seat
  readonly amount: number
  readonly decided: Decided
  readonly said: readonly Said[]
}

/** What the steps of the end did, in order (WH-8). */
export interface EndNote {
  readonly t: 'redeemed' | 'unmasked' | 'arkTook'
  readonly seat: Seat
  /** -1 for ingots. */
  readonly card: number
  readonly amount: number
}

export interface State extends Core {
  seats: number
  startSeat: Seat
  /** The winner of the latest auction; before the first win the start player (WH-R9). */
  auctioneer: Seat
  ingots: number[]
  /** Ingots beside the stacks. */
  supply: number
  /** Free pawn tokens. */
  tokens: number
  /** The four stacks one behind the other, blue first, each from its top; revealed cards keep their place. */
  order: number[]
  /** How many cards of each stack have been revealed. */
  revealed: number[]
  /** The antiquities of each seat, a bit each; pawned ones included. */
  cards: number[]
  /** Antiquities with a pawn token, a bit each. */
  pawned: number
  /** Antiquities that left the game because nobody bid, a bit each. */
  unsold: number
  /** Antiquities that left a collection as fakes, a bit each. */
  unmasked: number

  /** The antiquity that is up for auction, -1 = none. */
  card: number
  /** The highest bid; 0 = none. */
  highest: number
  /** Who made it, -1 = nobody. */
  leader: Seat
  /** Who is out of this open auction, a bit each. */
  passed: number
  /** The opened fists of a secret auction. */
  fists: number[]
  /** Everything said in the auction under way. Memory of the table, no rule reads it; replaced, never changed. */
  said: readonly Said[]
  /** The latest auction; null before the first has ended. Likewise. */
  last: Sale | null
  /** Likewise. */
  chronicle: readonly EndNote[]

  /** The counterfeits on the table, slot by slot, gap by gap, each named by its antiquity. */
  gaps: number[]
  /** Per seat the slots whose counterfeit it knows, a bit each. */
  known: number[]
  /** All counterfeits lie face up (WH-8.3). */
  unveiled: boolean
  /** Where the two certificates lie: on their seals until they are placed. */
  certificates: number[]
  /** The antiquity whose counterfeit the Unicorn Horn cancelled, -1 = none. */
  neutralised: number
}

export function clone(s: Readonly<State>): State {
  return {
    rules: s.rules,
    stack: s.stack.slice(),
    result: s.result,
    seats: s.seats,
    startSeat: s.startSeat,
    auctioneer: s.auctioneer,
    ingots: s.ingots.slice(),
    supply: s.supply,
    tokens: s.tokens,
    order: s.order.slice(),
    revealed: s.revealed.slice(),
    cards: s.cards.slice(),
    pawned: s.pawned,
    unsold: s.unsold,
    unmasked: s.unmasked,
    card: s.card,
    highest: s.highest,
    leader: s.leader,
    passed: s.passed,
    fists: s.fists.slice(),
    said: s.said,
    last: s.last,
    chronicle: s.chronicle,
    gaps: s.gaps.slice(),
    known: s.known.slice(),
    unveiled: s.unveiled,
    certificates: s.certificates.slice(),
    neutralised: s.neutralised,
  }
}

/** The next seat clockwise. */
export const left = (s: Readonly<State>, seat: Seat): Seat => (seat + 1 === s.seats ? 0 : seat + 1)
export const right = (s: Readonly<State>, seat: Seat): Seat => (seat === 0 ? s.seats - 1 : seat - 1)

export const stackIsEmpty = (s: Readonly<State>, category: number): boolean =>
  s.revealed[category] === STACK_SIZE[category]
/** The top card of a stack that is not empty. */
export const topOf = (s: Readonly<State>, category: number): number =>
  s.order[STACK_START[category]! + s.revealed[category]!]!

export const owns = (s: Readonly<State>, seat: Seat, card: number): boolean =>
  (s.cards[seat]! & (1 << card)) !== 0
export const isPawned = (s: Readonly<State>, card: number): boolean => (s.pawned & (1 << card)) !== 0
export function ownerOf(s: Readonly<State>, card: number): Seat {
  for (let seat = 0; seat < s.seats; seat++) if (owns(s, seat, card)) return seat
  return -1
}

/** WH-1.8: the slots on both sides of a seat, a bit each. */
export function neighbouring(seats: number, seat: Seat): number {
  const per = slotsPerGap(seats)
  const gap = (1 << per) - 1
  return (gap << (seat * per)) | (gap << (((seat + seats - 1) % seats) * per))
}
/** The antiquities whose counterfeit lies in one of these slots, a bit each. */
export function counterfeitsIn(s: Readonly<State>, known: number): number {
  let set = 0
  for (let slot = 0; slot < s.gaps.length; slot++) if (known & (1 << slot)) set |= 1 << s.gaps[slot]!
  return set
}
export const EVERY_SLOT = 0x3f
/** Certified or neutralised: its counterfeit is ignored (WH-4.4, WH-R20). */
export const isCancelled = (s: Readonly<State>, card: number): boolean =>
  s.neutralised === card || s.certificates[0] === card || s.certificates[1] === card
