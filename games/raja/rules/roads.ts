/** RJ-7.1 Roads and tolls as pure functions of the table: what a journey costs, who is paid, what is reached. */
import type { Seat } from '@durbar/kernel'
import { CITIES, farEnd, JUNCTIONS, ROADS, roadsFrom, START, villagesOn } from '../data/board.ts'
import { MONK } from '../data/characters.ts'
import { architectOf, holds, housesIn, isEmpty, numberOf, ownIn, type State } from '../state.ts'

export const CLOSED = -1

/** RJ-7.1.5, RJ-7.1.6: one own house frees a village; otherwise every house there is paid. CLOSED = RJ-7.1.3. */
export function toll(s: Readonly<State>, seat: Seat, road: number): number {
  const villages = villagesOn(road)
  let gold = 0
  for (let i = 0; i < villages.length; i++) {
    const houses = housesIn(s, villages[i]!)
    if (houses === 0) return CLOSED
    if (ownIn(houses, seat) === 0) gold += numberOf(houses)
  }
  return gold
}

/** What one owner receives of it. */
export function owed(s: Readonly<State>, seat: Seat, road: number, owner: Seat): number {
  const villages = villagesOn(road)
  let gold = 0
  for (let i = 0; i < villages.length; i++) {
    const houses = housesIn(s, villages[i]!)
    if (ownIn(houses, seat) === 0) gold += ownIn(houses, owner)
  }
  return gold
}
/** What each seat receives for one passage. */
export const receipts = (s: Readonly<State>, seat: Seat, road: number): number[] =>
  s.gold.map((_, owner) => owed(s, seat, road, owner))

interface Way {
  readonly to: number
  readonly roads: readonly number[]
  /** What the owners of the houses get in all. */
  readonly toll: number
  readonly received: readonly number[]
}

/** Tolls first, then the fewer roads: no way has a hundred of them. */
const ROAD_COST = 100

/** How a junction is reached: by this road from there, at this cost. */
interface Reached {
  readonly cost: number
  readonly road: number
  readonly from: number
}

/** The last road of the cheapest way to every junction, whatever the purse. */
function cheapest(s: Readonly<State>, seat: Seat): ReadonlyMap<number, Reached> {
  const here = architectOf(s, seat)
  const reached = new Map<number, Reached>([[here, { cost: 0, road: -1, from: here }]])
  for (let round = 1; round < JUNCTIONS.length; round++)
    for (let from = 0; from < JUNCTIONS.length; from++)
      for (const road of roadsFrom(from)) {
        const start = reached.get(from)
        const gold = toll(s, seat, road)
        if (!start || gold === CLOSED) continue
        const to = farEnd(road, from)
        const cost = start.cost + gold * ROAD_COST + 1
        if (cost < (reached.get(to)?.cost ?? Number.POSITIVE_INFINITY)) reached.set(to, { cost, road, from })
      }
  return reached
}

/** The cheapest way to every junction that can be reached, in the order of the board. */
export function cheapestWays(s: Readonly<State>, seat: Seat): Way[] {
  const reached = cheapest(s, seat)
  const roadsTo = (to: number): number[] => {
    const last = reached.get(to)
    return last && last.road >= 0 ? [...roadsTo(last.from), last.road] : []
  }
  return [...JUNCTIONS.keys()].flatMap((to) => {
    const roads = roadsTo(to)
    if (roads.length === 0) return []
    const received = s.gold.map((_, owner) => sum(roads.map((road) => owed(s, seat, road, owner))))
    return { to, roads, toll: sum(received), received }
  })
}
const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)

/** RJ-7.1.8: what a journey costs the traveller. */
export const ownPrice = (s: Readonly<State>, seat: Seat, gold: number): number =>
  holds(s, seat, MONK) ? 0 : gold

/** RJ-5.12: the cities to which some way leads from the start place over villages with houses. */
export function connected(s: Readonly<State>): boolean[] {
  const reached = new Set([START])
  for (let round = 1; round < JUNCTIONS.length; round++)
    for (let road = 0; road < ROADS.length; road++) {
      if (villagesOn(road).some((village) => isEmpty(s, village))) continue
      for (const at of [...reached]) if (farEnd(road, at) >= 0) reached.add(farEnd(road, at))
    }
  return CITIES.map((_, city) => reached.has(city))
}
