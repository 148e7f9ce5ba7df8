/**
 * What a position is worth, in palaces: what stands and lies there, what the cities are likely to pay, how far
 * it is to them, and the promise of the turn that is set or under way. See the strategy notes of the reference.
 */
import { type Insight, nounOf, type Seat } from '@durbar/kernel'
import { DISC_PARTS } from '../data/actions.ts'
import { BUILDER, MONK } from '../data/characters.ts'
import type { Bidding } from '../rules/auction.ts'
import { activeSeat, built, type State } from '../state.ts'
import { bestFree, cardsWorth, stockWorth, villagesWorth } from './belongings.ts'
import { distancesFrom, emptyOn, isOpen, priceRoads, tollOf } from './distances.ts'
import { cityWeight, goldValue, goldWorth, look, upcoming } from './horizon.ts'
import { promise } from './plan.ts'
import { payout, survey } from './prospects.ts'
import { WEIGHTS, type Weights } from './weights.ts'

const CITIES = 7
const JUNCTIONS = 8
const SEATS = 5

const away = Array.from({ length: SEATS }, () => new Int32Array(JUNCTIONS))
const home = Array.from({ length: SEATS }, () => new Int32Array(JUNCTIONS))

/** How the ways to the cities scored next count, the nearest scoring most. */
const WAYS = [1, 0.8, 0.6, 0.4]

function network(seat: Seat, w: Weights): number {
  let worth = 0
  for (let i = 0; i < WAYS.length; i++) {
    const distance = away[seat]![upcoming[i]!]!
    worth -= WAYS[i]! * w.way * (tollOf(distance) + w.emptyVillage * emptyOn(distance))
  }
  return worth
}

/** The parts a seat has still to carry out in this round. */
function partsOf(s: Readonly<State>, seat: Seat, active: Seat): number {
  if (seat === active) return s.open
  const chosen = s.stack[s.stack.length - 1]?.chosen?.[seat]
  if (chosen != null) return DISC_PARTS[nounOf(chosen)]!
  return s.discs[seat]! >= 0 ? DISC_PARTS[s.discs[seat]!]! : 0
}

/** A leading bid is as good as paid, and as good as the card that it will bring. */
function auction(s: Readonly<State>, out: Float64Array, w: Weights): void {
  const at = s.stack[s.stack.length - 1]
  if (at?.rule !== 'bidding') return
  const { leader, high } = at as Bidding
  if (leader < 0) return
  const best = bestFree(s, leader, s.free, w)
  out[leader]! += best - w.mogul - high * goldValue
}

function evaluate(s: Readonly<State>, out: Float64Array, weights: Readonly<Record<string, number>>): void {
  const w = weights as Weights
  if (s.result !== null) {
    for (let seat = 0; seat < s.seats; seat++)
      out[seat] = built(s, seat) + (s.gold[seat]! * w.goldAtEnd) / w.palace
    return
  }
  const active = activeSeat(s)
  const scored = s.round > 0 ? s.maharaja : -1
  look(s, scored, w)
  let reaches = 0
  for (let seat = 0; seat < s.seats; seat++) {
    priceRoads(s, seat)
    distancesFrom(s.architects[seat]!, away[seat]!)
    if (scored < 0 || s.acted & (1 << seat)) continue
    distancesFrom(scored, home[seat]!)
    const way = away[seat]![scored]!
    if (isOpen(way) && (tollOf(way) <= s.gold[seat]! || s.cards[seat]! & MONK)) reaches |= 1 << seat
  }
  survey(s, s.acted, active, reaches, scored)
  for (let seat = 0; seat < s.seats; seat++) {
    let worth = built(s, seat) * w.palace + (s.left[seat] === 0 ? w.lastPalace : 0)
    worth += goldWorth(s.gold[seat]!, w) + stockWorth(s.stock[seat]!, w)
    worth += cardsWorth(s, seat, w) + s.chips[seat]! * w.chip
    worth += villagesWorth(s, seat, w) + network(seat, w)
    for (let city = 0; city < CITIES; city++)
      if (cityWeight[city]! > 0) worth += cityWeight[city]! * goldValue * payout(s, city, seat, 0, scored)
    if (scored >= 0 && !(s.acted & (1 << seat))) {
      const parts = partsOf(s, seat, active)
      const used = seat === active ? s.used : 0
      const free = (s.cards[seat]! & BUILDER & ~used) !== 0
      const can = (reaches & (1 << seat)) !== 0
      worth += promise(s, seat, parts, free, scored, can, away[seat]!, home[seat]!, w)
    }
    out[seat] = worth
  }
  auction(s, out, w)
  for (let seat = 0; seat < s.seats; seat++) out[seat]! /= w.palace
}

export const insight: Insight<State> = { weights: WEIGHTS, evaluate }
