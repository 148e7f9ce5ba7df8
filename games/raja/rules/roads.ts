/** RJ-7.1 Roads and tolls as pure functions of the table: what a journey costs, who is paid, what is reached. */
import type { Seat } from '@durbar/kernel'
import { FAR_END, JUNCTIONS, ROAD_VILLAGES, ROADS, ROADS_AT } from '../data/board.ts'
import { MONK } from '../data/characters.ts'
import { HOUSES_IN, holds, ownIn, type State } from '../state.ts'

export const CLOSED = -1

/** RJ-7.1.5, RJ-7.1.6: one own house frees a village; otherwise every house there is paid. CLOSED = RJ-7.1.3. */
export function toll(s: Readonly<State>, seat: Seat, road: number): number {
  const villages = ROAD_VILLAGES[road]!
  let gold = 0
  for (let i = 0; i < villages.length; i++) {
    const houses = s.villages[villages[i]!]!
    if (houses === 0) return CLOSED
    if (ownIn(houses, seat) === 0) gold += HOUSES_IN[houses]!
  }
  return gold
}

/** What each seat receives for one passage. */
export function receipts(s: Readonly<State>, seat: Seat, road: number): number[] {
  const gold = Array<number>(s.seats).fill(0)
  for (const village of ROAD_VILLAGES[road]!) {
    const houses = s.villages[village]!
    if (ownIn(houses, seat) > 0) continue
    for (let owner = 0; owner < s.seats; owner++) gold[owner]! += ownIn(houses, owner)
  }
  return gold
}

export interface Way {
  readonly to: number
  readonly roads: readonly number[]
  /** What the owners of the houses get in all. */
  readonly toll: number
  readonly received: readonly number[]
}

/** Tolls first, then the fewer roads: no way has a hundred of them. */
const ROAD_COST = 100

/** The cheapest way to every junction that can be reached, whatever the purse. */
export function cheapestWays(s: Readonly<State>, seat: Seat): Way[] {
  const from = s.architects[seat]!
  const cost = Array<number>(JUNCTIONS.length).fill(Number.POSITIVE_INFINITY)
  const last = Array<number>(JUNCTIONS.length).fill(-1)
  cost[from] = 0
  const tolls = ROADS.map((_, road) => toll(s, seat, road))
  for (let round = 1; round < JUNCTIONS.length; round++)
    for (let at = 0; at < JUNCTIONS.length; at++)
      for (const road of ROADS_AT[at]!) {
        const to = FAR_END[road * 8 + at]!
        const reached = cost[at]! + tolls[road]! * ROAD_COST + 1
        if (tolls[road] === CLOSED || reached >= cost[to]!) continue
        cost[to] = reached
        last[to] = road
      }
  const ways: Way[] = []
  for (let to = 0; to < JUNCTIONS.length; to++) {
    if (to === from || last[to]! < 0) continue
    const roads: number[] = []
    for (let at = to; at !== from; at = FAR_END[last[at]! * 8 + at]!) roads.unshift(last[at]!)
    const received = Array<number>(s.seats).fill(0)
    for (const road of roads)
      receipts(s, seat, road).forEach((gold, owner) => {
        received[owner]! += gold
      })
    ways.push({ to, roads, toll: received.reduce((sum, gold) => sum + gold, 0), received })
  }
  return ways
}

/** RJ-7.1.8: what a journey costs the traveller. */
export const ownPrice = (s: Readonly<State>, seat: Seat, gold: number): number =>
  holds(s, seat, MONK) ? 0 : gold

/** RJ-5.12: a city is connected if some way leads there from the start place over villages with houses. */
export function connected(s: Readonly<State>): boolean[] {
  const reached = JUNCTIONS.map((id) => id === 'S')
  for (let round = 1; round < JUNCTIONS.length; round++)
    for (let road = 0; road < ROADS.length; road++) {
      if (ROAD_VILLAGES[road]!.some((village) => s.villages[village] === 0)) continue
      for (let at = 0; at < JUNCTIONS.length; at++) {
        const to = FAR_END[road * 8 + at]!
        if (to >= 0 && reached[at]) reached[to] = true
      }
    }
  return reached.slice(0, -1)
}
