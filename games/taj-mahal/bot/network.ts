/** What a seat's palaces promise: the points a palace in any city would score now. */
import { CITIES, CITY_COUNT, FIRST_CITY, PROVINCE_OF, ROADS_FROM } from '../data/board.ts'
import { DRAWS_CARD } from '../data/tiles.ts'
import { bonusOn, bonusPoints } from '../rules/bonus.ts'
import { hasPalace } from '../rules/chain.ts'
import { count, here, NOBODY, type State } from '../state.ts'
import type { Weights } from './weights.ts'

// Neighbours in rows of six; where there are fewer, a city that nobody owns fills the row.
const MOST_ROADS = 6
const NOWHERE = CITIES.length
const NEXT = Int8Array.from(
  CITIES.flatMap((_, city) => Array.from({ length: MOST_ROADS }, (_, k) => ROADS_FROM[city]![k] ?? NOWHERE)),
)

const chain = new Int16Array(CITIES.length + 1)
const queue = new Int8Array(CITIES.length)
const mine = new Int8Array(CITIES.length)
const UNSEEN = -1

/** Marks every own city with the provinces of its chain, a bit each; 0 elsewhere. */
export function survey(s: Readonly<State>, seat: number): void {
  let own = 0
  for (let city = 0; city < CITIES.length; city++) {
    const owned = hasPalace(s, seat, city)
    chain[city] = owned ? UNSEEN : 0
    if (owned) mine[own++] = city
  }
  for (let n = 0; n < own; n++) {
    if (chain[mine[n]!] !== UNSEEN) continue
    let found = 0
    let provinces = 0
    queue[found++] = mine[n]!
    chain[mine[n]!] = 1
    for (let i = 0; i < found; i++) {
      const city = queue[i]!
      provinces |= 1 << PROVINCE_OF[city]!
      for (let k = city * MOST_ROADS; k < (city + 1) * MOST_ROADS; k++) {
        const next = NEXT[k]!
        if (chain[next] !== UNSEEN) continue
        chain[next] = 1
        queue[found++] = next
      }
    }
    for (let i = 0; i < found; i++) chain[queue[i]!] = provinces
  }
}

/** The provinces a palace on this city would join, after `survey`. */
function joins(city: number): number {
  const k = city * MOST_ROADS
  const near = chain[NEXT[k]!]! | chain[NEXT[k + 1]!]! | chain[NEXT[k + 2]!]!
  const far = chain[NEXT[k + 3]!]! | chain[NEXT[k + 4]!]! | chain[NEXT[k + 5]!]!
  return chain[city]! | near | far | (1 << PROVINCE_OF[city]!)
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
