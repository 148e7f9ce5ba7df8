/** The whole table, as small integers. */
import type { Core, Seat } from '@durbar/kernel'
import { ABILITY, ABILITY_PARTS, partsOf, partsSetBy, SLOT_BITS, SLOT_MASK } from './data/actions.ts'
import { CITY_NODE, FIELDS } from './data/board.ts'
import { BUILDER, bit, lowestOf, SADHU } from './data/characters.ts'
import { MOST_SEATS, PALACES, PALACES_SHORT, POINTS, villageLimit } from './data/material.ts'

export const VERSIONS = ['base', 'pro1', 'pro2'] as const
export type Version = (typeof VERSIONS)[number]
export const versionAt = (version: number): Version => VERSIONS[version]!
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
  }
}

type S = Readonly<State>

// ── What lies before a player ───────────────────────────────────────────────────────────────────────

export const goldOf = (s: S, seat: Seat): number => s.gold[seat]!
export const stockOf = (s: S, seat: Seat): number => s.stock[seat]!
export const quarryOf = (s: S, seat: Seat): number => s.quarry[seat]!
export const chipsOf = (s: S, seat: Seat): number => s.chips[seat]!
export const discOf = (s: S, seat: Seat): number => s.discs[seat]!
export const architectOf = (s: S, seat: Seat): number => s.architects[seat]!

/** RJ-7.4.1: from the quarry into the stock. */
export function fetchHouses(s: State, seat: Seat, houses: number): void {
  s.quarry[seat]! -= houses
  s.stock[seat]! += houses
}
/** RJ-11.2.2, RJ-11.2.3: a chip from beside the board, and back. */
export function takeChip(s: State, seat: Seat): void {
  s.supply--
  s.chips[seat]!++
}
export function returnChip(s: State, seat: Seat): void {
  s.chips[seat]!--
  s.supply++
}

// ── Houses ──────────────────────────────────────────────────────────────────────────────────────────

const SEAT_BITS = 2
const HOUSES_IN = Uint8Array.from({ length: 1 << (SEAT_BITS * MOST_SEATS) }, (_, packed) => {
  let n = 0
  for (let seat = 0; seat < MOST_SEATS; seat++) n += (packed >> (SEAT_BITS * seat)) & 3
  return n
})
/** The houses of a village, two bits a seat. */
export const housesIn = (s: S, village: number): number => s.villages[village]!
/** How many they are. */
export const numberOf = (houses: number): number => HOUSES_IN[houses]!
/** A village's houses of one seat. */
export const ownIn = (houses: number, seat: Seat): number => (houses >> (SEAT_BITS * seat)) & 3
export const isEmpty = (s: S, village: number): boolean => s.villages[village] === 0
export const hasRoom = (s: S, village: number): boolean =>
  HOUSES_IN[s.villages[village]!]! < villageLimit(s.seats)

export const housesOf = (s: S, seat: Seat, city: number): number => s.houses[city * MOST_SEATS + seat]!
/** In a city or a village. */
export const housesAt = (s: S, seat: Seat, node: number): number =>
  node >= CITY_NODE ? s.houses[(node - CITY_NODE) * MOST_SEATS + seat]! : ownIn(s.villages[node]!, seat)

export function putHouse(s: State, seat: Seat, node: number): void {
  if (node >= CITY_NODE) s.houses[(node - CITY_NODE) * MOST_SEATS + seat]!++
  else s.villages[node]! += 1 << (SEAT_BITS * seat)
}
export function takeHouse(s: State, seat: Seat, node: number): void {
  if (node >= CITY_NODE) s.houses[(node - CITY_NODE) * MOST_SEATS + seat]!--
  else s.villages[node]! -= 1 << (SEAT_BITS * seat)
}
export function putHouseFromStock(s: State, seat: Seat, node: number): void {
  s.stock[seat]!--
  putHouse(s, seat, node)
}

// ── Palaces ─────────────────────────────────────────────────────────────────────────────────────────

export const palaceOn = (s: S, city: number, field: number): number => s.palaces[city * FIELDS + field]!
export const largeOwner = (s: S, city: number): number => palaceOn(s, city, 0)
export function smallPalaces(s: S, seat: Seat, city: number): number {
  let n = 0
  for (let field = 1; field < FIELDS; field++) if (palaceOn(s, city, field) === seat) n++
  return n
}
/** RJ-R-15: the lowest free small field, 0 = none. */
export function freeSmallField(s: S, city: number): number {
  for (let field = 1; field < FIELDS; field++) if (palaceOn(s, city, field) === EMPTY) return field
  return 0
}
export function putPalace(s: State, seat: Seat, city: number, field: number): void {
  s.palaces[city * FIELDS + field] = seat
  s.left[seat]!--
}
/** RJ-3.2, RJ-11.1. */
export const allPalaces = (s: S): number => (s.short ? PALACES_SHORT : PALACES)
export const palacesLeft = (s: S, seat: Seat): number => s.left[seat]!
export const built = (s: S, seat: Seat): number => allPalaces(s) - palacesLeft(s, seat)

// ── Characters and order ────────────────────────────────────────────────────────────────────────────

export const cardsOf = (s: S, seat: Seat): number => s.cards[seat]!
export const holds = (s: S, seat: Seat, cards: number): boolean => (cardsOf(s, seat) & cards) !== 0
export function takeFree(s: State, seat: Seat, card: number): void {
  s.free &= ~bit(card)
  s.cards[seat]! |= bit(card)
}
export function passOn(s: State, from: Seat, to: Seat, card: number): void {
  s.cards[from]! &= ~bit(card)
  s.cards[to]! |= bit(card)
}
export function layFree(s: State, seat: Seat, card: number): void {
  s.cards[seat]! &= ~bit(card)
  s.free |= bit(card)
}
/** RJ-5.3, RJ-11.3.6: the number that decides order and ties. */
export const rank = (s: S, seat: Seat): number => lowestOf(cardsOf(s, seat))
export const smallPalaceValue = (s: S, seat: Seat): number =>
  holds(s, seat, SADHU) ? POINTS.smallPalaceWithSadhu : POINTS.smallPalace
/** RJ-6.8: of those who have not acted, the one with the lowest card; -1 = all have. */
export function nextInOrder(s: S, acted: number): number {
  let next = -1
  for (let seat = 0; seat < s.seats; seat++)
    if (!(acted & (1 << seat)) && (next < 0 || rank(s, seat) < rank(s, next))) next = seat
  return next
}

// ── The turn at hand ────────────────────────────────────────────────────────────────────────────────

/** The parts still open in a slot. The Builder's slot is there while the card is (RJ-R-13). */
export const openParts = (s: S, seat: Seat, slot: number): number =>
  slot === ABILITY
    ? cardsOf(s, seat) & BUILDER & ~s.used
      ? ABILITY_PARTS
      : 0
    : (s.open >> (SLOT_BITS * slot)) & SLOT_MASK

/** The parts a slot began with. */
export const allParts = (s: S, seat: Seat, slot: number): number =>
  slot < 2
    ? (partsSetBy(discOf(s, seat)) >> (SLOT_BITS * slot)) & SLOT_MASK
    : slot < ABILITY && s.chip >= 0
      ? partsOf(s.chip)
      : 0

export const NOBODY = -1
/** The seat whose turn it is, also while an interrupt suspends it. */
export function activeSeat(s: S): number {
  for (let i = s.stack.length - 1; i >= 0; i--) {
    const at = s.stack[i]
    if (at?.rule === 'turn') return at.seat ?? NOBODY
  }
  return NOBODY
}
