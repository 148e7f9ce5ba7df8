/** What a seat's palaces promise: the points a palace in any city would score now. */
import * as bits from '@durbar/kernel/bits'
import { CITIES, citiesOf, provinceOf, roadsFrom } from '../data/board.ts'
import { drawsCard } from '../data/tiles.ts'
import { bonusOn, bonusPoints } from '../rules/bonus.ts'
import { hasPalace } from '../rules/chain.ts'
import { bonusTileOn, here, NOBODY, type State } from '../state.ts'
import type { Weights } from './weights.ts'

// Neighbours in rows of six; where there are fewer, a city that nobody owns fills the row.
const MOST_ROADS = 6
const NOWHERE = CITIES.length
const NEXT = Int8Array.from(
  CITIES.flatMap((_, city) => Array.from({ length: MOST_ROADS }, (_, k) => roadsFrom(city)[k] ?? NOWHERE)),
)

/** The chains of one seat. */
export interface Network {
  /** city -> the provinces of its chain, a bit each; 0 where the seat has no palace */
  readonly chain: Int16Array
  /** The own cities, so many of them. */
  readonly mine: Int8Array
  own: number
  /** Room for `survey`: the cities of one chain. */
  readonly queue: Int8Array
  /** By `weighSites`: points of the best and of the average city of a province that is still empty. */
  best: number
  mean: number
}
export const newNetwork = (): Network => ({
  chain: new Int16Array(CITIES.length + 1),
  mine: new Int8Array(CITIES.length),
  own: 0,
  best: 0,
  mean: 0,
  queue: new Int8Array(CITIES.length),
})
const UNSEEN = -1

/** Marks every own city with the provinces of its chain. */
export function survey(network: Network, s: Readonly<State>, seat: number): void {
  const { chain, mine, queue } = network
  let own = 0
  for (let city = 0; city < CITIES.length; city++) {
    const owned = hasPalace(s, seat, city)
    chain[city] = owned ? UNSEEN : 0
    if (owned) mine[own++] = city
  }
  network.own = own
  for (let n = 0; n < own; n++) {
    const start = mine[n]!
    if (chain[start] !== UNSEEN) continue
    let found = 0
    let provinces = 0
    queue[found++] = start
    chain[start] = 1
    for (let i = 0; i < found; i++) {
      const city = queue[i]!
      provinces |= 1 << provinceOf(city)
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

/** The provinces a palace on this city would join. */
function joins({ chain }: Network, city: number): number {
  const k = city * MOST_ROADS
  const near = chain[NEXT[k]!]! | chain[NEXT[k + 1]!]! | chain[NEXT[k + 2]!]!
  const far = chain[NEXT[k + 3]!]! | chain[NEXT[k + 4]!]! | chain[NEXT[k + 5]!]!
  return chain[city]! | near | far | (1 << provinceOf(city))
}

export function weighSites(network: Network, province: number): void {
  let best = 0
  let sum = 0
  for (const city of citiesOf(province)) {
    const points = bits.count(joins(network, city))
    sum += points
    if (points > best) best = points
  }
  network.best = best
  network.mean = sum / citiesOf(province).length
}
/** What a province promises whose sites have just been weighed. */
export const promise = (network: Network): number => (network.best + network.mean) / 2

/** All the provinces to come. */
export function prospects(network: Network, s: Readonly<State>): number {
  let sum = 0
  for (let i = s.visit; i < s.route.length; i++) {
    weighSites(network, s.route[i]!)
    sum += promise(network)
  }
  return sum
}

/** The best site of the visited province for one more palace: its chain, with the chains already there. */
export function bestSite(network: Network, s: Readonly<State>, crown: boolean): number {
  const cities = citiesOf(here(s))
  let standing = 0
  for (const city of cities) standing |= network.chain[city]!
  let best = 0
  for (const city of cities) {
    if (!crown && s.normal[city] !== NOBODY) continue
    const points = bits.count(joins(network, city) | standing)
    if (points > best) best = points
  }
  return best
}

/** What the best bonus tile of the province would bring a normal palace. */
export function bestBonus(s: Readonly<State>, seat: number, w: Weights): number {
  let best = 0
  for (const city of citiesOf(here(s))) {
    const fortress = bonusOn(s, city)
    if (fortress < 0 || s.normal[city] !== NOBODY) continue
    const worth = drawsCard(bonusTileOn(s, fortress)) ? w.cardTile : bonusPoints(s, seat, fortress)
    if (worth > best) best = worth
  }
  return best
}
