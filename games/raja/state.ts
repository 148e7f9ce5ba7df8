/** The whole table, as small integers. */
import type { Core, Frame, Seat } from '@durbar/kernel'
import { ABILITY, ABILITY_PARTS, DISC_PARTS, PARTS, SLOT_BITS, SLOT_MASK } from './data/actions.ts'
import { FIELDS } from './data/board.ts'
import { BUILDER, LOWEST, SADHU } from './data/characters.ts'
import { MOST_SEATS, PALACES, PALACES_SHORT, villageLimit } from './data/material.ts'

export const VERSIONS = ['base', 'pro1', 'pro2'] as const
export type Version = (typeof VERSIONS)[number]
export const BASE = 0
export const PRO2 = 2

export interface State extends Core {
  seats: number
  /** Index into VERSIONS: a later one contains the earlier ones (RJ-R-20). */
  version: number
  short: boolean
  openGold: boolean
  /** Counts as the youngest (RJ-R-23). */
  firstSeat: Seat
  round: number
  /** The junction the Maharaja is at. */
  maharaja: number
  /** The numbered field on which this round's crest was laid, 0 before the first round (RJ-10.2). */
  field: number
  /** City -> position of its crest on the track. */
  crests: number[]
  /** Village -> how many houses of each seat, two bits a seat. */
  villages: number[]
  /** city * 5 + seat -> houses in that city. */
  houses: number[]
  /** city * 7 + field -> the seat whose palace stands there, or EMPTY or NEUTRAL. */
  palaces: number[]
  /** Seat -> the junction of its architect. */
  architects: number[]
  gold: number[]
  /** Houses before the player, and those still in the quarry. */
  stock: number[]
  quarry: number[]
  /** Palaces not yet built. */
  left: number[]
  /** Character cards as sets: before each player, and beside the board. */
  cards: number[]
  free: number
  chips: number[]
  /** Chips beside the board. */
  supply: number
  /** The setting of each disc, -1 = not set in this round. */
  discs: number[]
  /** The seats that have had their turn in this round, a bit each. */
  acted: number
  // The turn at hand; all nothing between turns.
  /** Open parts of slot 0, slot 1 and the chip, eight bits each. */
  open: number
  /** The action chosen for the chip, -1 = no chip used. */
  chip: number
  /** Characters whose once-a-turn ability has been used (Trader, Builder, Yogi), as a set. */
  used: number
  journeys: number
  // The account of the game.
  /** flow * seats + seat -> gold. */
  flows: number[]
  /** Per scored round: the city, the points of each seat, the gold of each seat. */
  scorings: number[]
}

export const EMPTY = -1
export const NEUTRAL = 5

export function clone(s: Readonly<State>): State {
  return {
    rules: s.rules,
    stack: s.stack.slice(),
    result: s.result,
    seats: s.seats,
    version: s.version,
    short: s.short,
    openGold: s.openGold,
    firstSeat: s.firstSeat,
    round: s.round,
    maharaja: s.maharaja,
    field: s.field,
    crests: s.crests.slice(),
    villages: s.villages.slice(),
    houses: s.houses.slice(),
    palaces: s.palaces.slice(),
    architects: s.architects.slice(),
    gold: s.gold.slice(),
    stock: s.stock.slice(),
    quarry: s.quarry.slice(),
    left: s.left.slice(),
    cards: s.cards.slice(),
    free: s.free,
    chips: s.chips.slice(),
    supply: s.supply,
    discs: s.discs.slice(),
    acted: s.acted,
    open: s.open,
    chip: s.chip,
    used: s.used,
    journeys: s.journeys,
    flows: s.flows.slice(),
    scorings: s.scorings.slice(),
  }
}

// ── Houses ──────────────────────────────────────────────────────────────────────────────────────────

const SEAT_BITS = 2
/** A village -> all its houses. */
export const HOUSES_IN: Readonly<Uint8Array> = Uint8Array.from(
  { length: 1 << (SEAT_BITS * MOST_SEATS) },
  (_, packed) => {
    let n = 0
    for (let seat = 0; seat < MOST_SEATS; seat++) n += (packed >> (SEAT_BITS * seat)) & 3
    return n
  },
)
/** A village's houses of one seat. */
export const ownIn = (packed: number, seat: Seat): number => (packed >> (SEAT_BITS * seat)) & 3
export const oneHouse = (seat: Seat): number => 1 << (SEAT_BITS * seat)
export const hasRoom = (s: Readonly<State>, village: number): boolean =>
  HOUSES_IN[s.villages[village]!]! < villageLimit(s.seats)

export const housesOf = (s: Readonly<State>, seat: Seat, city: number): number =>
  s.houses[city * MOST_SEATS + seat]!

// ── Palaces ─────────────────────────────────────────────────────────────────────────────────────────

export const largeOwner = (s: Readonly<State>, city: number): number => s.palaces[city * FIELDS]!
export function smallPalaces(s: Readonly<State>, seat: number, city: number): number {
  let n = 0
  for (let field = city * FIELDS + 1; field < (city + 1) * FIELDS; field++) if (s.palaces[field] === seat) n++
  return n
}
/** RJ-R-15: the lowest free small field, 0 = none. */
export function freeSmallField(s: Readonly<State>, city: number): number {
  for (let field = 1; field < FIELDS; field++) if (s.palaces[city * FIELDS + field] === EMPTY) return field
  return 0
}
/** RJ-3.2, RJ-11.1. */
export const allPalaces = (s: Readonly<State>): number => (s.short ? PALACES_SHORT : PALACES)
export const built = (s: Readonly<State>, seat: Seat): number => allPalaces(s) - s.left[seat]!

// ── Characters and order ────────────────────────────────────────────────────────────────────────────

export const holds = (s: Readonly<State>, seat: Seat, card: number): boolean => (s.cards[seat]! & card) !== 0
/** RJ-5.3, RJ-11.3.6: the number that decides order and ties. */
export const rank = (s: Readonly<State>, seat: Seat): number => LOWEST[s.cards[seat]!]!
export const smallPalaceValue = (s: Readonly<State>, seat: Seat): number => (holds(s, seat, SADHU) ? 2 : 1)
/** RJ-6.8: of those who have not acted, the one with the lowest card; -1 = all have. */
export function nextInOrder(s: Readonly<State>, acted: number): number {
  let next = -1
  for (let seat = 0; seat < s.seats; seat++)
    if (!(acted & (1 << seat)) && (next < 0 || rank(s, seat) < rank(s, next))) next = seat
  return next
}

// ── The turn at hand ────────────────────────────────────────────────────────────────────────────────

/** The parts still open in a slot. The Builder's slot is there while the card is (RJ-R-13). */
export const openParts = (s: Readonly<State>, seat: Seat, slot: number): number =>
  slot === ABILITY
    ? s.cards[seat]! & BUILDER & ~s.used
      ? ABILITY_PARTS
      : 0
    : (s.open >> (SLOT_BITS * slot)) & SLOT_MASK

/** The parts a slot began with. */
export const allParts = (s: Readonly<State>, seat: Seat, slot: number): number =>
  slot < 2
    ? (DISC_PARTS[s.discs[seat]!]! >> (SLOT_BITS * slot)) & SLOT_MASK
    : slot < ABILITY && s.chip >= 0
      ? PARTS[s.chip]!
      : 0

/** The seat whose turn it is, also while an interrupt suspends it; -1 = nobody's. */
export function activeSeat(s: Readonly<State>): number {
  for (let i = s.stack.length - 1; i >= 0; i--) {
    const at: Frame = s.stack[i]!
    if (at.rule === 'turn') return at.seat!
  }
  return -1
}
