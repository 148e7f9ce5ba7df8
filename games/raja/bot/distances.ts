/** Shortest ways for one traveller over the eight junctions; empty villages are counted apart from tolls. */
import type { Seat } from '@durbar/kernel'
import { ROAD_ENDS, ROAD_VILLAGES } from '../data/board.ts'
import { numberOf, type State } from '../state.ts'

const ROADS = ROAD_ENDS.length
const ENDS_A = Uint8Array.from(ROAD_ENDS, ([a]) => a)
const ENDS_B = Uint8Array.from(ROAD_ENDS, ([, b]) => b)
const FIRST = Uint8Array.from(ROAD_VILLAGES, (villages) => villages[0]!)
const SECOND = Int8Array.from(ROAD_VILLAGES, (villages) => villages[1] ?? -1)

/** One empty village; tolls and roads stay far below. A cost under this is a way that is open. */
export const EMPTY_VILLAGE = 4096
/** One gold of toll. Roads are counted in ones. */
export const GOLD = 16

const cost = new Int32Array(ROADS)

function villageCost(houses: number, own: number): number {
  if (houses === 0) return EMPTY_VILLAGE
  return houses & own ? 0 : numberOf(houses) * GOLD
}

/** The price of every road for this seat, whoever pays it; call before `distancesFrom`. */
export function priceRoads(s: Readonly<State>, seat: Seat): void {
  const own = 3 << (2 * seat)
  for (let road = 0; road < ROADS; road++) {
    let price = 1 + villageCost(s.villages[FIRST[road]!]!, own)
    if (SECOND[road]! >= 0) price += villageCost(s.villages[SECOND[road]!]!, own)
    cost[road] = price
  }
}

export function distancesFrom(start: number, out: Int32Array): void {
  out.fill(1 << 29)
  out[start] = 0
  for (let changed = true; changed; ) {
    changed = false
    for (let road = 0; road < ROADS; road++) {
      const a = ENDS_A[road]!
      const b = ENDS_B[road]!
      const price = cost[road]!
      if (out[a]! + price < out[b]!) {
        out[b] = out[a]! + price
        changed = true
      } else if (out[b]! + price < out[a]!) {
        out[a] = out[b]! + price
        changed = true
      }
    }
  }
}

export const isOpen = (distance: number): boolean => distance < EMPTY_VILLAGE
export const tollOf = (distance: number): number => (distance & (EMPTY_VILLAGE - 1)) >> 4
export const roadsOf = (distance: number): number => distance & (GOLD - 1)
export const emptyOn = (distance: number): number => distance >> 12
