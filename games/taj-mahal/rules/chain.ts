/** TM-6.10 to TM-6.16 Palaces and the chains they form. */
import {
  CITIES,
  CITY_COUNT,
  CITY_NAMES,
  FIRST_CITY,
  PROVINCE_NAMES,
  PROVINCE_OF,
  ROADS_FROM,
} from '../data/board.ts'
import type { Reached } from '../events.ts'
import { count, type State } from '../state.ts'

/** TM-6.13: beside another palace counts as well. */
export const hasPalace = (s: Readonly<State>, owner: number, city: number): boolean =>
  s.normal[city] === owner || s.crowned[city] === owner

// Reused by every walk: no walk is ever interrupted by another.
const queue = new Int8Array(CITIES.length)
const from = new Int8Array(CITIES.length)
const UNSEEN = -2
const SOURCE_OF_WALK = -1

/**
 * TM-6.14: walks along roads over the owner's cities, from those in this province, nearest first; `queue` then
 * holds the cities in that order and `from` the step before each. `also` is a city to count as the owner's.
 */
function walk(s: Readonly<State>, owner: number, province: number, also: number): number {
  from.fill(UNSEEN)
  let found = 0
  const first = FIRST_CITY[province]!
  for (let city = first; city < first + CITY_COUNT[province]!; city++)
    if (city === also || hasPalace(s, owner, city)) {
      from[city] = SOURCE_OF_WALK
      queue[found++] = city
    }
  for (let i = 0; i < found; i++) {
    const city = queue[i]!
    const roads = ROADS_FROM[city]!
    for (let k = 0; k < roads.length; k++) {
      const neighbour = roads[k]!
      // TM-6.12: a city without an own palace breaks the road.
      if (from[neighbour] !== UNSEEN || (neighbour !== also && !hasPalace(s, owner, neighbour))) continue
      from[neighbour] = city
      queue[found++] = neighbour
    }
  }
  return found
}

/** The provinces the chain touches, a bit each. */
export function reach(s: Readonly<State>, owner: number, province: number, also = -1): number {
  const found = walk(s, owner, province, also)
  let provinces = 0
  for (let i = 0; i < found; i++) provinces |= 1 << PROVINCE_OF[queue[i]!]!
  return provinces
}

/** TM-6.10, TM-6.11, TM-6.15: one point for each province, none without a palace in this one. */
export const palacePoints = (s: Readonly<State>, owner: number, province: number, also = -1): number =>
  count(reach(s, owner, province, also))

/** The same in full: every city of the chain, and the shortest road to each province. */
export function explain(
  s: Readonly<State>,
  owner: number,
  province: number,
): { readonly cities: readonly string[]; readonly reached: readonly Reached[] } {
  const found = walk(s, owner, province, -1)
  const cities = Array.from(queue.subarray(0, found))
  const provinces = [...new Set(cities.map((city) => PROVINCE_OF[city]!))]
  const reached = provinces.map((each) => {
    const road: string[] = []
    for (let city = cities.find((one) => PROVINCE_OF[one] === each)!; city >= 0; city = from[city]!)
      road.unshift(CITY_NAMES[city]!)
    return { province: PROVINCE_NAMES[each]!, road }
  })
  return { cities: cities.map((city) => CITY_NAMES[city]!), reached }
}
