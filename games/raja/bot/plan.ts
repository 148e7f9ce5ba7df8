/**
 * The promise of a turn that is still to be played or finished: the best city to carry the open parts to, what
 * building there brings and costs, and the gold that incomplete actions would hand to everybody else. What is
 * promised here is what the position is worth once it is done, so each step towards it looks like progress.
 */
import type { Seat } from '@durbar/kernel'
import * as bits from '@durbar/kernel/bits'
import { ABILITY, PART, SLOT_BITS, SLOT_MASK } from '../data/actions.ts'
import { JUNCTIONS, START } from '../data/board.ts'
import { COINS_GOLD, COMPENSATION, POINTS, QUARRY_HOUSES } from '../data/material.ts'
import { ownPrice } from '../rules/roads.ts'
import { goldOf, palacesLeft, quarryOf, type State, smallPalaceValue, stockOf } from '../state.ts'
import { bestChange, stockWorth } from './belongings.ts'
import { isOpen, roadsOf, tollOf } from './distances.ts'
import { goldWorth, palaceWorth } from './horizon.ts'
import type { Outlook } from './outlook.ts'
import { payout, QUARTERS } from './prospects.ts'
import type { Weights } from './weights.ts'

/** Lays out the open parts as far as purse and stock go, in this city or (START) in villages only. */
function layOut(o: Outlook, s: Readonly<State>, seat: Seat, turn: Turn, city: number): void {
  const { parts, price, free } = turn
  let { gold, houses } = o
  let incomplete = 0
  let palaces = 0
  let quarters = 0
  let freeHouses = 0
  const inCity = city !== START
  let large = inCity ? o.largeFree[city]! : 0
  let small = inCity ? o.smallFree[city]! : 0
  const smallQuarters = QUARTERS * smallPalaceValue(s, seat)
  for (let slot = 0; slot < ABILITY; slot++) {
    if (!((parts >> (SLOT_BITS * slot)) & PART.palace)) continue
    if (gold < price || large + small === 0 || palaces >= palacesLeft(s, seat)) {
      incomplete |= 1 << slot
      continue
    }
    gold -= price
    palaces++
    quarters += large > 0 ? POINTS.largePalace * QUARTERS : smallQuarters
    if (large > 0) large = 0
    else small--
  }
  for (let slot = 0; slot < ABILITY; slot++) {
    if (!((parts >> (SLOT_BITS * slot)) & PART.cityHouse)) continue
    if (!inCity || gold < 1 || houses < 1) {
      incomplete |= 1 << slot
      continue
    }
    gold--
    houses--
    quarters += QUARTERS
  }
  for (let slot = 0; slot < ABILITY; slot++) {
    const open = (parts >> (SLOT_BITS * slot)) & SLOT_MASK
    if (open & PART.house) {
      if (gold < 1 || houses < 1) incomplete |= 1 << slot
      else {
        gold--
        houses--
        freeHouses++
      }
    }
    if (open & PART.takeHouses && quarryOf(s, seat) < QUARRY_HOUSES) incomplete |= 1 << slot
  }
  if (free && houses > 0) {
    houses--
    freeHouses++
  }
  o.gold = gold
  o.houses = houses
  o.incomplete = incomplete
  o.palaces = palaces
  o.quarters = quarters
  o.freeHouses = freeHouses
}

const count = (parts: number, part: number): number =>
  ((parts & part) !== 0 ? 1 : 0) +
  ((parts & (part << SLOT_BITS)) !== 0 ? 1 : 0) +
  ((parts & (part << (2 * SLOT_BITS))) !== 0 ? 1 : 0)

/** What the laid-out parts bring in this city. A free house goes where it brings more, there or to a village. */
function yields(o: Outlook, s: Readonly<State>, seat: Seat, city: number, moves: number, w: Weights): number {
  const { quarters, freeHouses } = o
  const weight = o.cityWeight[city]! * o.goldValue
  const now = payout(o, s, city, seat, 0)
  const without = weight * (payout(o, s, city, seat, quarters) - now)
  const all = quarters + QUARTERS * (freeHouses + moves)
  const withAll = weight * (payout(o, s, city, seat, all) - now)
  const inVillages = freeHouses * w.village
  return withAll - without > inVillages ? withAll - moves * w.village : without + inVillages
}

/** The cost of being with the Maharaja in the end: the way there, or the architect's point that is lost. */
function goingOn(o: Outlook, s: Readonly<State>, seat: Seat, way: number, gift: number, w: Weights): number {
  const { scored, goldValue } = o
  const toll = ownPrice(s, seat, tollOf(way))
  const lost = goldValue * (payout(o, s, scored, seat, 0) - payout(o, s, scored, seat, -QUARTERS))
  if (!isOpen(way) || toll > o.gold || toll * goldValue + tollOf(way) * gift >= lost) return lost
  o.gold -= toll
  return w.road * roadsOf(way) + gift * tollOf(way)
}

/** What a seat has still to do in this round. */
interface Turn {
  /** Open parts of the slots, as in the state. */
  readonly parts: number
  /** Of a palace. */
  readonly price: number
  /** The Builder's house is still to come. */
  readonly free: boolean
  /** The Maharaja's city can be walked to. */
  readonly reaches: boolean
}

/** Returns what the turn adds to the worth of the position. */
export function promise(o: Outlook, s: Readonly<State>, seat: Seat, turn: Turn, w: Weights): number {
  const { parts, reaches } = turn
  const { scored, goldValue } = o
  const away = o.away[seat]!
  const home = o.home[seat]!
  const changes = count(parts, PART.character)
  const purse = goldOf(s, seat) + COINS_GOLD * count(parts, PART.coins)
  const quarries = Math.min(count(parts, PART.takeHouses), quarryOf(s, seat) >> 1)
  const stock = stockOf(s, seat) + QUARRY_HOUSES * quarries
  const moves = count(parts, PART.moveHouse) > 0 ? 1 : 0
  const fixed =
    (changes > 0 ? bestChange(o, s, seat, w) : 0) -
    bits.count(parts) * w.chore -
    goldWorth(o, goldOf(s, seat), w) -
    stockWorth(o, stockOf(s, seat), w)
  // A toll is also what the others gain by it.
  const gift = goldValue / (s.seats - 1)
  let best = Number.NEGATIVE_INFINITY
  for (let at = 0; at < JUNCTIONS.length; at++) {
    if (at === START && s.architects[seat] !== START) continue
    const way = away[at]!
    if (!isOpen(way)) continue
    const toll = ownPrice(s, seat, tollOf(way))
    if (toll > purse) continue
    o.gold = purse - toll
    o.houses = stock
    layOut(o, s, seat, turn, at)
    let value = -w.road * roadsOf(way) - gift * tollOf(way)
    value += at === START ? o.freeHouses * w.village : yields(o, s, seat, at, moves, w)
    if (reaches && at !== scored) value -= goingOn(o, s, seat, home[at]!, gift, w)
    value +=
      w.promised * o.palaces * palaceWorth(o, w) +
      (o.palaces > 0 && o.palaces === palacesLeft(s, seat) ? w.lastPalace : 0)
    const given = COMPENSATION * goldValue * bits.count(o.incomplete)
    value += goldWorth(o, o.gold, w) + stockWorth(o, o.houses, w) - given
    if (value > best) best = value
  }
  return fixed + best
}
