/** Shortest ways for one traveller over the eight junctions; empty villages are counted apart from tolls. */
import type { Seat } from '@durbar/kernel'
import { ROAD_ENDS, ROAD_VILLAGES, ROADS } from '../data/board.ts'
import { housesIn, numberOf, ownIn, type State } from '../state.ts'
import type { Outlook } from './outlook.ts'

const ENDS_A = Uint8Array.from(ROAD_ENDS, ([a]) => a)
const ENDS_B = Uint8Array.from(ROAD_ENDS, ([, b]) => b)
const FIRST = Uint8Array.from(ROAD_VILLAGES, (villages) => villages[0]!)
const SECOND = Int8Array.from(ROAD_VILLAGES, (villages) => villages[1] ?? -1)

/** One empty village; tolls and roads stay far below. A cost under this is a way that is open. */
const EMPTY_VILLAGE = 4096
/** One gold of toll. Roads are counted in ones. */
const GOLD = 16

function villageCost(houses: number, seat: Seat): number {
  if (houses === 0) return EMPTY_VILLAGE
  return ownIn(houses, seat) > 0 ? 0 : numberOf(houses) * GOLD
}

/** The price of every road for this seat, whoever pays it; call before `distancesFrom`. */
export function priceRoads({ cost }: Outlook, s: Readonly<State>, seat: Seat): void {
  for (let road = 0; road < ROADS.length; road++) {
    let price = 1 + villageCost(housesIn(s, FIRST[road]!), seat)
    if (SECOND[road]! >= 0) price += villageCost(housesIn(s, SECOND[road]!), seat)
    cost[road] = price
  }
}

export function distancesFrom({ cost }: Outlook, start: number, out: Int32Array): void {
  out.fill(1 << 29)
  out[start] = 0
  for (let changed = true; changed; ) {
    changed = false
    for (let road = 0; road < ROADS.length; road++) {
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
