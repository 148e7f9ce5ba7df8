/** What a seat's palaces promise: the points a palace in any city would score now. */
import { CITIES, CITY_COUNT, FIRST_CITY, PROVINCE_OF, ROADS_FROM } from '../data/board.ts'
import { DRAWS_CARD } from '../data/tiles.ts'
import { bonusOn, bonusPoints } from '../rules/bonus.ts'
import { hasPalace } from '../rules/chain.ts'
import { count, here, NOBODY, type State } from '../state.ts'
import type { Weights } from './weights.ts'

const chain = new Int16Array(CITIES.length)
const queue = new Int8Array(CITIES.length)

/** Marks every own city with the provinces of its chain, a bit each; 0 elsewhere. */
export function survey(s: Readonly<State>, seat: number): void {
  chain.fill(0)
  for (let start = 0; start < CITIES.length; start++) {
    if (chain[start] !== 0 || !hasPalace(s, seat, start)) continue
    let found = 0
    let provinces = 0
    queue[found++] = start
    chain[start] = 1
    for (let i = 0; i < found; i++) {
      const city = queue[i]!
      provinces |= 1 << PROVINCE_OF[city]!
      const roads = ROADS_FROM[city]!
      for (let k = 0; k < roads.length; k++) {
        const next = roads[k]!
        if (chain[next] !== 0 || !hasPalace(s, seat, next)) continue
        chain[next] = 1
        queue[found++] = next
      }
    }
    for (let i = 0; i < found; i++) chain[queue[i]!] = provinces
  }
}

/** The provinces a palace on this city would join, after `survey`. */
function joins(city: number): number {
  let provinces = chain[city]! | (1 << PROVINCE_OF[city]!)
  const roads = ROADS_FROM[city]!
  for (let k = 0; k < roads.length; k++) provinces |= chain[roads[k]!]!
  return provinces
}

/** Points of the best and of the average city of a province that is still empty. */
function promise(province: number): number {
  let best = 0
  let sum = 0
  const first = FIRST_CITY[province]!
  const cities = CITY_COUNT[province]!
  for (let city = first; city < first + cities; city++) {
    const points = count(joins(city))
    sum += points
    if (points > best) best = points
  }
  return (best + sum / cities) / 2
}

/** All the provinces to come. */
export function prospects(s: Readonly<State>): number {
  let sum = 0
  for (let i = s.visit; i < s.route.length; i++) sum += promise(s.route[i]!)
  return sum
}

/** The best site of the visited province for one more palace: its chain, with the chains already there. */
export function bestSite(s: Readonly<State>, crown: boolean): number {
  const province = here(s)
  const first = FIRST_CITY[province]!
  let standing = 0
  for (let city = first; city < first + CITY_COUNT[province]!; city++) standing |= chain[city]!
  let best = 0
  for (let city = first; city < first + CITY_COUNT[province]!; city++) {
    if (!crown && s.normal[city] !== NOBODY) continue
    const points = count(joins(city) | standing)
    if (points > best) best = points
  }
  return best
}

/** What the best bonus tile of the province would bring a normal palace. */
export function bestBonus(s: Readonly<State>, seat: number, w: Weights): number {
  const province = here(s)
  const first = FIRST_CITY[province]!
  let best = 0
  for (let city = first; city < first + CITY_COUNT[province]!; city++) {
    const fortress = bonusOn(s, city)
    if (fortress < 0 || s.normal[city] !== NOBODY) continue
    const worth = DRAWS_CARD[s.bonus[fortress]!] ? w.cardTile : bonusPoints(s, seat, fortress)
    if (worth > best) best = worth
  }
  return best
}
