/**
 * The promise of a turn that is still to be played or finished: the best city to carry the open parts to, what
 * building there brings and costs, and the gold that incomplete actions would hand to everybody else. What is
 * promised here is what the position is worth once it is done, so each step towards it looks like progress.
 */
import type { Seat } from '@durbar/kernel'
import { PART, SLOT_BITS, SLOT_MASK } from '../data/actions.ts'
import { START } from '../data/board.ts'
import { ARTISAN, MONK, SADHU } from '../data/characters.ts'
import { ARTISAN_PRICE, COINS_GOLD, COMPENSATION, PALACE_PRICE, QUARRY_HOUSES } from '../data/material.ts'
import type { State } from '../state.ts'
import { bestChange, stockWorth } from './belongings.ts'
import { isOpen, roadsOf, tollOf } from './distances.ts'
import { cityWeight, goldValue, goldWorth, palaceWorth } from './horizon.ts'
import { largeFree, payout, smallFree } from './prospects.ts'
import type { Weights } from './weights.ts'

const CITIES = 7
const QUARTERS = 4

// The purse and the stock of the plan, changed while it is drawn up.
let gold = 0
let houses = 0
let incomplete = 0
let palaces = 0
let quarters = 0
let freeHouses = 0

/** Lays out the open parts as far as purse and stock go, in this city or (START) in villages only. */
function layOut(
  s: Readonly<State>,
  seat: Seat,
  parts: number,
  price: number,
  free: boolean,
  city: number,
): void {
  incomplete = 0
  palaces = 0
  quarters = 0
  freeHouses = 0
  const inCity = city !== START
  let large = inCity ? largeFree[city]! : 0
  let small = inCity ? smallFree[city]! : 0
  const smallQuarters = QUARTERS * (s.cards[seat]! & SADHU ? 2 : 1)
  for (let slot = 0; slot < 3; slot++) {
    if (!((parts >> (SLOT_BITS * slot)) & PART.palace)) continue
    if (gold < price || large + small === 0 || palaces >= s.left[seat]!) {
      incomplete |= 1 << slot
      continue
    }
    gold -= price
    palaces++
    quarters += large > 0 ? 3 * QUARTERS : smallQuarters
    if (large > 0) large = 0
    else small--
  }
  for (let slot = 0; slot < 3; slot++) {
    if (!((parts >> (SLOT_BITS * slot)) & PART.cityHouse)) continue
    if (!inCity || gold < 1 || houses < 1) {
      incomplete |= 1 << slot
      continue
    }
    gold--
    houses--
    quarters += QUARTERS
  }
  for (let slot = 0; slot < 3; slot++) {
    const open = (parts >> (SLOT_BITS * slot)) & SLOT_MASK
    if (open & PART.house) {
      if (gold < 1 || houses < 1) incomplete |= 1 << slot
      else {
        gold--
        houses--
        freeHouses++
      }
    }
    if (open & PART.takeHouses && s.quarry[seat]! < QUARRY_HOUSES) incomplete |= 1 << slot
  }
  if (free && houses > 0) {
    houses--
    freeHouses++
  }
}

const count = (parts: number, part: number): number =>
  ((parts & part) !== 0 ? 1 : 0) +
  ((parts & (part << SLOT_BITS)) !== 0 ? 1 : 0) +
  ((parts & (part << (2 * SLOT_BITS))) !== 0 ? 1 : 0)

/** What the laid-out parts bring in this city. A free house goes where it brings more, there or to a village. */
function yields(
  s: Readonly<State>,
  seat: Seat,
  city: number,
  moves: number,
  scored: number,
  w: Weights,
): number {
  const weight = cityWeight[city]! * goldValue
  const now = payout(s, city, seat, 0, scored)
  const without = weight * (payout(s, city, seat, quarters, scored) - now)
  const all = quarters + QUARTERS * (freeHouses + moves)
  const withAll = weight * (payout(s, city, seat, all, scored) - now)
  const inVillages = freeHouses * w.village
  return withAll - without > inVillages ? withAll - moves * w.village : without + inVillages
}

/** The cost of being with the Maharaja in the end: the way there, or the architect's point that is lost. */
function goingOn(
  s: Readonly<State>,
  seat: Seat,
  way: number,
  monk: boolean,
  scored: number,
  gift: number,
  w: Weights,
): number {
  const toll = monk ? 0 : tollOf(way)
  const lost = goldValue * (payout(s, scored, seat, 0, scored) - payout(s, scored, seat, -QUARTERS, scored))
  if (!isOpen(way) || toll > gold || toll * goldValue + tollOf(way) * gift >= lost) return lost
  gold -= toll
  return w.road * roadsOf(way) + gift * tollOf(way)
}

/**
 * `away`: distances from the architect, `home`: distances from the city that is scored. `free`: the Builder's
 * house is still to come. Returns what the turn adds to the worth of the position.
 */
export function promise(
  s: Readonly<State>,
  seat: Seat,
  parts: number,
  free: boolean,
  scored: number,
  reaches: boolean,
  away: Int32Array,
  home: Int32Array,
  w: Weights,
): number {
  const monk = (s.cards[seat]! & MONK) !== 0
  const changes = count(parts, PART.character)
  const artisan = (s.cards[seat]! & ARTISAN) !== 0
  const price = artisan ? ARTISAN_PRICE : PALACE_PRICE
  const purse = s.gold[seat]! + COINS_GOLD * count(parts, PART.coins)
  const quarries = Math.min(count(parts, PART.takeHouses), s.quarry[seat]! >> 1)
  const stock = s.stock[seat]! + QUARRY_HOUSES * quarries
  const moves = count(parts, PART.moveHouse) > 0 ? 1 : 0
  let chores = 0
  for (let rest = parts; rest !== 0; rest &= rest - 1) chores++
  const fixed =
    (changes > 0 ? bestChange(s, seat, w) : 0) -
    chores * w.chore -
    goldWorth(s.gold[seat]!, w) -
    stockWorth(s.stock[seat]!, w)
  // A toll is also what the others gain by it.
  const gift = goldValue / (s.seats - 1)
  let best = Number.NEGATIVE_INFINITY
  const here = s.architects[seat]!
  for (let city = 0; city <= CITIES; city++) {
    if (city === CITIES && here !== START) continue
    const at = city === CITIES ? START : city
    const way = away[at]!
    if (!isOpen(way)) continue
    const toll = monk ? 0 : tollOf(way)
    if (toll > purse) continue
    gold = purse - toll
    houses = stock
    layOut(s, seat, parts, price, free, at)
    let value = -w.road * roadsOf(way) - gift * tollOf(way)
    value += at === START ? freeHouses * w.village : yields(s, seat, at, moves, scored, w)
    if (reaches && at !== scored) value -= goingOn(s, seat, home[at]!, monk, scored, gift, w)
    let open = 0
    for (let rest = incomplete; rest !== 0; rest &= rest - 1) open++
    value +=
      w.promised * palaces * palaceWorth(w) + (palaces > 0 && palaces === s.left[seat]! ? w.lastPalace : 0)
    value += goldWorth(gold, w) + stockWorth(houses, w) - COMPENSATION * goldValue * open
    if (value > best) best = value
  }
  return fixed + best
}
