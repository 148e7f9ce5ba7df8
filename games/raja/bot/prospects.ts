/**
 * What each city is likely to pay. Strength is counted in quarters of a point: whole points for what stands
 * there, less for what may still come. All rows of the payout table fall by equal steps, so the expected gold
 * is the first amount less the step for every rival who is likely to be ahead.
 */
import type { Seat } from '@durbar/kernel'
import { FIELDS } from '../data/board.ts'
import { bit, homeCard, lowestOf, SADHU } from '../data/characters.ts'
import { MONOPOLY, MOST_SEATS, PAYOUT } from '../data/material.ts'
import { BASE, type State } from '../state.ts'
import { isOpen } from './distances.ts'
import { cityTurn } from './horizon.ts'

const CITIES = 7
const QUARTERS = 4
/** An architect who may well come, and one to whom no road is open yet. */
const LIKELY = 3
const UNLIKELY = 1
/** The chance that somebody with nothing in a city will be there when it is scored. */
const COMES = 0.75
const CANNOT_YET = 0.3
/** What a rival who has still to act will add in the city that is scored, if it can be reached. */
const STILL_TO_BUILD = 3

const SPAN = 256
const chance = (temperature: number) =>
  Float64Array.from(
    { length: 2 * SPAN + 1 },
    (_, i) => 1 / (1 + Math.exp(-(i - SPAN) / QUARTERS / temperature)),
  )
/** Chance that somebody this many quarters stronger ends up ahead: when all is done, and when much may change. */
const SETTLED = chance(0.12)
const OPEN = chance(1.1)
/** The later a city is scored, the more may change until then. */
const FUTURE = Array.from({ length: CITIES }, (_, turn) => chance(1.3 + 0.6 * turn))

/** city * 5 + seat */
export const own = new Int32Array(CITIES * MOST_SEATS)
export const rival = new Int32Array(CITIES * MOST_SEATS)
const present = new Float64Array(CITIES * MOST_SEATS)
const small = new Int32Array(CITIES * MOST_SEATS)
/** Seats that will add nothing more in this round. */
let settled = 0

/** Free fields, for the plan. */
export const largeFree = new Uint8Array(CITIES)
export const smallFree = new Uint8Array(CITIES)
export const smallTotal = new Int32Array(MOST_SEATS)

/**
 * What stands in the cities, once per position. `done`: the seats that build nothing more in this round,
 * `reaches`: those that can still walk to the Maharaja, `roads`: the distances from each seat's architect.
 */
export function survey(
  s: Readonly<State>,
  done: number,
  reaches: number,
  roads: readonly Int32Array[],
  scored: number,
): void {
  settled = done
  small.fill(0)
  smallTotal.fill(0)
  for (let city = 0; city < CITIES; city++) {
    const first = city * FIELDS
    largeFree[city] = s.palaces[first] === -1 ? 1 : 0
    let free = 0
    for (let field = first + 1; field < first + FIELDS; field++) {
      const owner = s.palaces[field]!
      if (owner === -1) free++
      else if (owner < MOST_SEATS) {
        small[city * MOST_SEATS + owner]!++
        smallTotal[owner]!++
      }
    }
    smallFree[city] = free
    for (let seat = 0; seat < s.seats; seat++) {
      const i = city * MOST_SEATS + seat
      const cards = s.cards[seat]!
      let stands = s.houses[i]! + small[i]! * (cards & SADHU ? 2 : 1)
      if (s.palaces[first] === seat) stands += 3
      let strength = stands * QUARTERS
      if (s.version !== BASE && cards & bit(homeCard(city))) strength += city === scored ? QUARTERS : 2
      if (city !== scored) {
        const open = isOpen(roads[seat]![city]!)
        present[i] = strength > 0 ? 1 : open ? COMES : CANNOT_YET
        own[i] = rival[i] = strength + (open ? LIKELY : UNLIKELY)
        continue
      }
      // The city of this round: architects count where they stand, or where they will surely go.
      const there = s.architects[seat] === city
      const canCome = (reaches & (1 << seat)) !== 0
      if (s.acted & (1 << seat)) {
        own[i] = rival[i] = strength + (there ? QUARTERS : 0)
        present[i] = own[i]! > 0 ? 1 : 0
      } else {
        own[i] = strength + (there || canCome ? QUARTERS : 0)
        rival[i] = own[i]! + (!(done & (1 << seat)) && (there || canCome) ? STILL_TO_BUILD : 0)
        present[i] = own[i]! > 0 ? 1 : 0
      }
    }
  }
}

/** Expected gold of a scoring of this city for a seat with `more` quarters on top of what it has. */
export function payout(s: Readonly<State>, city: number, seat: Seat, more: number, scored: number): number {
  const at = city * MOST_SEATS
  const strength = own[at + seat]! + more
  if (strength <= 0) return 0
  const row = PAYOUT[s.seats]!
  const step = row[0]! - row[1]!
  const rank = lowestOf(s.cards[seat]!)
  const distant = FUTURE[cityTurn[city]!]!
  let ahead = 0
  let alone = 1
  for (let other = 0; other < s.seats; other++) {
    if (other === seat) continue
    const there = present[at + other]!
    if (there === 0) continue
    const tie = lowestOf(s.cards[other]!) < rank ? 1 : -1
    let diff = rival[at + other]! - strength + tie + SPAN
    if (diff < 0) diff = 0
    else if (diff > 2 * SPAN) diff = 2 * SPAN
    const table = city !== scored ? distant : settled & (1 << other) ? SETTLED : OPEN
    ahead += there * table[diff]!
    alone *= 1 - there
  }
  const here = more > 0 ? 1 : city === scored ? 1 : present[at + seat]!
  return here * (row[0]! - step * ahead + MONOPOLY * alone)
}
