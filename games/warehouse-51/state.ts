/** The whole table, as small integers and sets of bits. */
import type { Core, Seat } from '@durbar/kernel'
import * as bits from '@durbar/kernel/bits'
import { slotsPerGap } from './data/box.ts'
import { stackSize, stackStart } from './data/categories.ts'

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
    gaps: s.gaps.slice(),
    known: s.known.slice(),
    unveiled: s.unveiled,
    certificates: s.certificates.slice(),
    neutralised: s.neutralised,
  }
}

/** The next seat clockwise. */
export const left = (s: Readonly<State>, seat: Seat): Seat => (seat + 1 === s.seats ? 0 : seat + 1)

export const stackIsEmpty = (s: Readonly<State>, category: number): boolean =>
  s.revealed[category] === stackSize(category)
/** Where the top card of a stack lies. */
export const topPlace = (s: Readonly<State>, category: number): number =>
  stackStart(category) + s.revealed[category]!
/** The top card of a stack that is not empty leaves it. */
export function drawTop(s: State, category: number): number {
  const card = s.order[topPlace(s, category)]!
  s.revealed[category]!++
  return card
}

export const ingotsOf = (s: Readonly<State>, seat: Seat): number => s.ingots[seat]!
export function pay(s: State, from: Seat, to: Seat, amount: number): void {
  s.ingots[from]! -= amount
  s.ingots[to]! += amount
}
export function payToSupply(s: State, seat: Seat, amount: number): void {
  s.ingots[seat]! -= amount
  s.supply += amount
}
/** So many ingots, or as many as the supply still has; how many. */
export function takeFromSupply(s: State, seat: Seat, most: number): number {
  const amount = Math.min(most, s.supply)
  payToSupply(s, seat, -amount)
  return amount
}

/** The antiquities of a seat, a bit each; pawned ones included. */
export const cardsOf = (s: Readonly<State>, seat: Seat): number => s.cards[seat]!
export const owns = (s: Readonly<State>, seat: Seat, card: number): boolean =>
  bits.contains(cardsOf(s, seat), card)
export function ownerOf(s: Readonly<State>, card: number): Seat {
  for (let seat = 0; seat < s.seats; seat++) if (owns(s, seat, card)) return seat
  return -1
}
export function gain(s: State, seat: Seat, card: number): void {
  s.cards[seat]! |= 1 << card
}
export function lose(s: State, seat: Seat, card: number): void {
  s.cards[seat]! &= ~(1 << card)
}

export const isPawned = (s: Readonly<State>, card: number): boolean => bits.contains(s.pawned, card)
/** The antiquities of a seat that are not in the pawnshop, a bit each. */
export const unpawnedOf = (s: Readonly<State>, seat: Seat): number => cardsOf(s, seat) & ~s.pawned
export const pawnedOf = (s: Readonly<State>, seat: Seat): number => cardsOf(s, seat) & s.pawned
/** Its token is free again. */
export function release(s: State, card: number): void {
  s.pawned &= ~(1 << card)
  s.tokens++
}

/** Who is out of this open auction. */
export const hasPassed = (s: Readonly<State>, seat: Seat): boolean => bits.contains(s.passed, seat)

/** The slots of a gap lie side by side. */
export const slotOf = (seats: number, gap: number, slot: number): number => gap * slotsPerGap(seats) + slot
/** The slots whose counterfeit a seat knows, a bit each. */
export const knownBy = (s: Readonly<State>, seat: Seat): number => s.known[seat]!
/** The antiquity whose counterfeit lies in this slot. */
export const counterfeitAt = (s: Readonly<State>, slot: number): number => s.gaps[slot]!
/** The counterfeits of one gap. */
export const counterfeitsOf = (s: Readonly<State>, gap: number): number[] =>
  s.gaps.slice(slotOf(s.seats, gap, 0), slotOf(s.seats, gap + 1, 0))
export const everySlot = (s: Readonly<State>): number => (1 << s.gaps.length) - 1
/** WH-1.8: the slots on both sides of a seat, a bit each. */
export function neighbouring(seats: number, seat: Seat): number {
  const gap = (1 << slotsPerGap(seats)) - 1
  return (gap << slotOf(seats, seat, 0)) | (gap << slotOf(seats, (seat + seats - 1) % seats, 0))
}
/** The antiquities whose counterfeit lies in one of these slots, a bit each. */
export function counterfeitsIn(s: Readonly<State>, slots: number): number {
  let set = 0
  for (let rest = slots; rest; rest &= rest - 1) set |= 1 << counterfeitAt(s, bits.lowest(rest))
  return set
}
/** Certified or neutralised: its counterfeit is ignored (WH-4.4, WH-R20). */
export const isCancelled = (s: Readonly<State>, card: number): boolean =>
  s.neutralised === card || s.certificates[0] === card || s.certificates[1] === card
