/**
 * What a position is worth, in palaces: what stands and lies there, what the cities are likely to pay, how far
 * it is to them, and the promise of the turn that is set or under way. See the strategy notes of the reference.
 */
import { nounOf, type Seat } from '@durbar/kernel'
import type { Insight } from '@durbar/room'
import { PART, partsSetBy, SLOT_BITS } from '../data/actions.ts'
import { START } from '../data/board.ts'
import { BUILDER, MONK, TRADER, YOGI } from '../data/characters.ts'
import { isBidding } from '../rules/auction.ts'
import { activeSeat, built, type State } from '../state.ts'
import { bestOf, cardsWorth, stockWorth, villagesWorth } from './belongings.ts'
import { distancesFrom, emptyOn, isOpen, priceRoads, tollOf } from './distances.ts'
import { cityWeight, goldValue, goldWorth, later, look, palaceWorth, upcoming } from './horizon.ts'
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

/** Seen from where the Maharaja is, for that is where most journeys end; before the first round from the start. */
function network(from: Int32Array, w: Weights): number {
  let worth = 0
  for (let i = 0; i < WAYS.length; i++) {
    const distance = from[upcoming[i]!]!
    worth -= WAYS[i]! * w.way * (tollOf(distance) + w.emptyVillage * emptyOn(distance))
  }
  return later * worth
}

/** The parts a seat has still to carry out in this round. */
function partsOf(s: Readonly<State>, seat: Seat, active: Seat): number {
  if (seat === active) return s.open
  const chosen = s.stack[s.stack.length - 1]?.chosen?.[seat]
  if (chosen != null) return partsSetBy(nounOf(chosen))
  return s.discs[seat]! >= 0 ? partsSetBy(s.discs[seat]!) : 0
}

/** Parts that may still add to a city. */
const BUILDS = [0, 1, 2].reduce(
  (set, slot) => set | ((PART.house | PART.cityHouse | PART.palace | PART.moveHouse) << (SLOT_BITS * slot)),
  0,
)
const builderDue = (s: Readonly<State>, seat: Seat, active: Seat): boolean =>
  (s.cards[seat]! & BUILDER & ~(seat === active ? s.used : 0)) !== 0

/** What Trader and Yogi will bring when the turn begins. */
const due = (s: Readonly<State>, seat: Seat, w: Weights): number =>
  (s.cards[seat]! & TRADER ? goldValue : 0) + (s.cards[seat]! & YOGI && s.supply > 0 ? later * w.chip : 0)

/** No sensible turn walks many roads: what is beyond soon costs more than it can bring. */
const FAR = 4
const strolling = (journeys: number, w: Weights): number =>
  journeys * w.road * 0.75 + (journeys > FAR ? w.journey * (journeys - FAR) ** 2 : 0)

/** A leading bid is as good as paid, and as good as the card that it will bring. */
function auction(s: Readonly<State>, out: Float64Array, w: Weights): void {
  const at = s.stack[s.stack.length - 1]
  if (!isBidding(at)) return
  const { leader, high } = at
  if (leader < 0) return
  const best = bestOf(leader, s.free, w)
  out[leader]! += best - later * w.mogul - high * goldValue
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
  let done = s.acted
  for (let seat = 0; seat < s.seats; seat++) {
    priceRoads(s, seat)
    distancesFrom(s.architects[seat]!, away[seat]!)
    distancesFrom(scored < 0 ? START : scored, home[seat]!)
    if (scored < 0 || s.acted & (1 << seat)) continue
    if (!(partsOf(s, seat, active) & BUILDS) && !builderDue(s, seat, active)) done |= 1 << seat
    const way = away[seat]![scored]!
    if (isOpen(way) && (tollOf(way) <= s.gold[seat]! || s.cards[seat]! & MONK)) reaches |= 1 << seat
  }
  survey(s, done, reaches, away, scored)
  for (let seat = 0; seat < s.seats; seat++) {
    let worth = built(s, seat) * palaceWorth(w) + (s.left[seat] === 0 ? w.lastPalace : 0)
    worth += goldWorth(s.gold[seat]!, w) + stockWorth(s.stock[seat]!, w)
    worth += cardsWorth(s, seat, w) + s.chips[seat]! * later * w.chip
    worth += villagesWorth(s, seat, w) + network(home[seat]!, w)
    for (let city = 0; city < CITIES; city++)
      if (cityWeight[city]! > 0) worth += cityWeight[city]! * goldValue * payout(s, city, seat, 0, scored)
    if (scored >= 0 && !(s.acted & (1 << seat))) {
      const parts = partsOf(s, seat, active)
      const can = (reaches & (1 << seat)) !== 0
      worth += promise(s, seat, parts, builderDue(s, seat, active), scored, can, away[seat]!, home[seat]!, w)
      worth += seat === active ? -strolling(s.journeys, w) : due(s, seat, w)
    }
    out[seat] = worth
  }
  auction(s, out, w)
  for (let seat = 0; seat < s.seats; seat++) out[seat]! /= w.palace
}

/** One palace more makes the likely winner. */
export const insight: Insight<State> = {
  spread: 1,
  // To the end of a turn and a little further: the evaluation knows the promise of the next ones.
  search: { rollout: 8, skill: 3, temperature: 0.02, curiosity: 0.5 },
  efforts: [10, 300],
  weights: WEIGHTS,
  evaluate,
}
