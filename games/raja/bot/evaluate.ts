/**
 * What a position is worth, in palaces: what stands and lies there, what the cities are likely to pay, how far
 * it is to them, and the promise of the turn that is set or under way. See the strategy notes of the reference.
 */
import { nounOf, type Seat } from '@durbar/kernel'
import { PART, partsSetBy, SLOT_BITS } from '../data/actions.ts'
import { CITIES, START } from '../data/board.ts'
import { BUILDER, TRADER, YOGI } from '../data/characters.ts'
import { isBidding } from '../rules/auction.ts'
import { palacePrice } from '../rules/palace.ts'
import { ownPrice } from '../rules/roads.ts'
import {
  activeSeat,
  architectOf,
  built,
  cardsOf,
  chipsOf,
  discOf,
  goldOf,
  holds,
  type State,
  stockOf,
} from '../state.ts'
import { bestOf, cardsWorth, stockWorth, villagesWorth } from './belongings.ts'
import { distancesFrom, emptyOn, isOpen, priceRoads, tollOf } from './distances.ts'
import { goldWorth, look, palaceWorth } from './horizon.ts'
import { type Outlook, outlook } from './outlook.ts'
import { promise } from './plan.ts'
import { payout, survey } from './prospects.ts'
import type { Weights } from './weights.ts'

/** How the ways to the cities scored next count, the nearest scoring most. */
const WAYS = [1, 0.8, 0.6, 0.4]

/** Seen from where the Maharaja is, for that is where most journeys end; before the first round from the start. */
export function network({ upcoming, later }: Outlook, from: Int32Array, w: Weights): number {
  let worth = 0
  for (let i = 0; i < WAYS.length; i++) {
    const distance = from[upcoming[i]!]!
    worth -= WAYS[i]! * w.way * (tollOf(distance) + w.emptyVillage * emptyOn(distance))
  }
  return later * worth
}

/** The parts a seat has still to carry out in this round. */
export function partsOf(s: Readonly<State>, seat: Seat, active: Seat): number {
  if (seat === active) return s.open
  const chosen = s.stack[s.stack.length - 1]?.chosen?.[seat]
  if (chosen != null) return partsSetBy(nounOf(chosen))
  return discOf(s, seat) >= 0 ? partsSetBy(discOf(s, seat)) : 0
}

/** Parts that may still add to a city. */
const BUILDS = [0, 1, 2].reduce(
  (set, slot) => set | ((PART.house | PART.cityHouse | PART.palace | PART.moveHouse) << (SLOT_BITS * slot)),
  0,
)
export const builderDue = (s: Readonly<State>, seat: Seat, active: Seat): boolean =>
  (cardsOf(s, seat) & BUILDER & ~(seat === active ? s.used : 0)) !== 0

/** What Trader and Yogi will bring when the turn begins. */
const due = (o: Outlook, s: Readonly<State>, seat: Seat, w: Weights): number =>
  (holds(s, seat, TRADER) ? o.goldValue : 0) + (holds(s, seat, YOGI) && s.supply > 0 ? o.later * w.chip : 0)

/** No sensible turn walks many roads: what is beyond soon costs more than it can bring. */
const FAR = 4
const strolling = (journeys: number, w: Weights): number =>
  journeys * w.road * 0.75 + (journeys > FAR ? w.journey * (journeys - FAR) ** 2 : 0)

/** A leading bid is as good as paid, and as good as the card that it will bring. */
export function auction(o: Outlook, s: Readonly<State>, out: Float64Array, w: Weights): void {
  const at = s.stack[s.stack.length - 1]
  if (!isBidding(at)) return
  const { leader, high } = at
  if (leader < 0) return
  const best = bestOf(o, leader, s.free, w)
  out[leader]! += best - o.later * w.mogul - high * o.goldValue
}

/** What stands and lies there, whatever the turn brings. */
function standing(o: Outlook, s: Readonly<State>, seat: Seat, w: Weights): number {
  let worth = built(s, seat) * palaceWorth(o, w) + (s.left[seat] === 0 ? w.lastPalace : 0)
  worth += goldWorth(o, goldOf(s, seat), w) + stockWorth(o, stockOf(s, seat), w)
  worth += cardsWorth(o, s, seat, w) + chipsOf(s, seat) * o.later * w.chip
  worth += villagesWorth(o, s, seat, w) + network(o, o.home[seat]!, w)
  for (let city = 0; city < CITIES.length; city++) {
    const weight = o.cityWeight[city]!
    if (weight > 0) worth += weight * o.goldValue * payout(o, s, city, seat, 0)
  }
  return worth
}

/** At the end only palaces count, and gold a little. */
function settled(s: Readonly<State>, out: Float64Array, w: Weights): void {
  for (let seat = 0; seat < s.seats; seat++)
    out[seat] = built(s, seat) + (goldOf(s, seat) * w.goldAtEnd) / w.palace
}

/** Looks at the horizon, the roads of every seat and the cities. */
export function lookAround(o: Outlook, s: Readonly<State>, w: Weights): void {
  const active = activeSeat(s)
  const scored = s.round > 0 ? s.maharaja : -1
  o.active = active
  o.scored = scored
  look(o, s, w)
  let reaches = 0
  let done = s.acted
  for (let seat = 0; seat < s.seats; seat++) {
    const away = o.away[seat]!
    priceRoads(o, s, seat)
    distancesFrom(o, architectOf(s, seat), away)
    distancesFrom(o, scored < 0 ? START : scored, o.home[seat]!)
    if (scored < 0 || s.acted & (1 << seat)) continue
    if (!(partsOf(s, seat, active) & BUILDS) && !builderDue(s, seat, active)) done |= 1 << seat
    const way = away[scored]!
    if (isOpen(way) && ownPrice(s, seat, tollOf(way)) <= goldOf(s, seat)) reaches |= 1 << seat
  }
  o.reaches = reaches
  survey(o, s, done, reaches)
}

const turnIsOver = (o: Outlook, s: Readonly<State>, seat: Seat): boolean =>
  o.scored < 0 || (s.acted & (1 << seat)) !== 0

/** What the turn of this round will still bring: by its parts, and beside them. */
export function promised(o: Outlook, s: Readonly<State>, seat: Seat, w: Weights): number {
  if (turnIsOver(o, s, seat)) return 0
  const turn = {
    parts: partsOf(s, seat, o.active),
    price: palacePrice(s, seat),
    free: builderDue(s, seat, o.active),
    reaches: (o.reaches & (1 << seat)) !== 0,
  }
  return promise(o, s, seat, turn, w)
}
export function besides(o: Outlook, s: Readonly<State>, seat: Seat, w: Weights): number {
  if (turnIsOver(o, s, seat)) return 0
  return seat === o.active ? -strolling(s.journeys, w) : due(o, s, seat, w)
}

const seen = outlook()

export function evaluate(
  s: Readonly<State>,
  out: Float64Array,
  weights: Readonly<Record<string, number>>,
): void {
  const w = weights as Weights
  if (s.result !== null) {
    settled(s, out, w)
    return
  }
  lookAround(seen, s, w)
  for (let seat = 0; seat < s.seats; seat++)
    out[seat] = standing(seen, s, seat, w) + promised(seen, s, seat, w) + besides(seen, s, seat, w)
  auction(seen, s, out, w)
  for (let seat = 0; seat < s.seats; seat++) out[seat]! /= w.palace
}
