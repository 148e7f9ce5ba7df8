/** TM-6.10 to TM-6.16 Palaces and the chains they form. */
import * as bits from '@durbar/kernel/bits'
import { CITIES, type CityId, citiesOf, cityAt, provinceAt, provinceOf, roadsFrom } from '../data/board.ts'
import type { Reached } from '../events.ts'
import type { State } from '../state.ts'

/** TM-6.13: beside another palace counts as well. */
export const hasPalace = (s: Readonly<State>, owner: number, city: number): boolean =>
  s.normal[city] === owner || s.crowned[city] === owner

/** The cities of a chain in the order in which they were reached, and the step before each. */
interface Walk {
  readonly cities: Int8Array
  readonly from: Int8Array
  length: number
}
const UNSEEN = -2
const SOURCE_OF_WALK = -1
/** One is enough: no walk is interrupted by another. */
const road: Walk = { cities: new Int8Array(CITIES.length), from: new Int8Array(CITIES.length), length: 0 }

function step(walk: Walk, from: number, city: number): void {
  walk.from[city] = from
  walk.cities[walk.length++] = city
}

/**
 * TM-6.14: along roads over the owner's cities, from those in this province, nearest first. `also` is a city to
 * count as the owner's.
 */
function walkOver(walk: Walk, s: Readonly<State>, owner: number, province: number, also: number): void {
  walk.from.fill(UNSEEN)
  walk.length = 0
  for (const city of citiesOf(province))
    if (city === also || hasPalace(s, owner, city)) step(walk, SOURCE_OF_WALK, city)
  for (let i = 0; i < walk.length; i++) {
    const city = walk.cities[i]!
    // TM-6.12: a city without an own palace breaks the road.
    for (const next of roadsFrom(city))
      if (walk.from[next] === UNSEEN && (next === also || hasPalace(s, owner, next))) step(walk, city, next)
  }
}

/** TM-6.10, TM-6.11, TM-6.15: one point for each province, none without a palace in this one. */
export function palacePoints(s: Readonly<State>, owner: number, province: number, also = -1): number {
  walkOver(road, s, owner, province, also)
  let provinces = 0
  for (let i = 0; i < road.length; i++) provinces |= 1 << provinceOf(road.cities[i]!)
  return bits.count(provinces)
}

interface Chain {
  readonly cities: readonly CityId[]
  readonly reached: readonly Reached[]
}

/** The same in full: every city of the chain, and the shortest road to each province. */
export function explain(s: Readonly<State>, owner: number, province: number, also = -1): Chain {
  walkOver(road, s, owner, province, also)
  const cities = [...road.cities.subarray(0, road.length)]
  const nearest = new Map<number, number>()
  for (const city of cities) if (!nearest.has(provinceOf(city))) nearest.set(provinceOf(city), city)
  const roadTo = (city: number): CityId[] => {
    const before = road.from[city]!
    return [...(before === SOURCE_OF_WALK ? [] : roadTo(before)), cityAt(city)]
  }
  const reached = [...nearest].map(([each, city]) => ({ province: provinceAt(each), road: roadTo(city) }))
  return { cities: cities.map(cityAt), reached }
}
