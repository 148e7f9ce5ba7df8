/** What leaving the visit now would bring a seat: the prizes, and their points with the best places for palaces. */
import type { Seat } from '@durbar/kernel'
import { type CityId, citiesOf, cityAt, roadsFrom } from '../data/board.ts'
import { drawsCard, goodOnBonus } from '../data/tiles.ts'
import { bonusOn, bonusPoints } from '../rules/bonus.ts'
import { explain, hasPalace, palacePoints } from '../rules/chain.ts'
import { tilePoints } from '../rules/goods.ts'
import { isPlacing } from '../rules/palaces.ts'
import type { Pending } from '../rules/under-way.ts'
import { crownWon, majorities, palacesWon, tileWon } from '../rules/withdraw.ts'
import { bonusTileOn, clone, GONE, here, isInside, NOBODY, rowOf, type State } from '../state.ts'

export interface Leaving {
  /** Normal palaces won. */
  readonly palaces: number
  readonly crownPalace: boolean
  readonly tile: boolean
  /** Points, with the palaces where they bring most. */
  readonly bonusPoints: number
  readonly tilePoints: number
  readonly chainPoints: number
  readonly total: number
  /** Cards from card tiles, with the same places. */
  readonly bonusCards: number
  /** Those places: the crown palace is the last. */
  readonly cities: readonly CityId[]
  /** The cities of the chain that they would make. */
  readonly chain: readonly CityId[]
  /** Who has played nothing draws a card (TM-7.5). */
  readonly drawsCard: boolean
  /** Cards taken from the supply (TM-7.3, TM-7.4). */
  readonly supplyCards: number
}

type Points = Pick<
  Leaving,
  'bonusPoints' | 'tilePoints' | 'chainPoints' | 'total' | 'bonusCards' | 'cities' | 'chain'
>

/**
 * Between equal points: cards, then cities that are new to the player (TM-R-6: a second palace beside the own gains
 * nothing), then goods that count again later (TM-6.5), then roads to go on along.
 */
function rank(
  s: Readonly<State>,
  seat: Seat,
  places: readonly number[],
  total: number,
  cards: number,
  goods: number,
) {
  const fresh = [...new Set(places)].filter((city) => !hasPalace(s, seat, city))
  const roads = fresh.reduce((n, city) => n + roadsFrom(city).length, 0)
  return [total, cards, fresh.length, goods, roads]
}
const keepsGood = (s: Readonly<State>, city: number): boolean => {
  const fortress = bonusOn(s, city)
  return fortress >= 0 && goodOnBonus(bonusTileOn(s, fortress)) >= 0
}
const beats = (a: readonly number[], b: readonly number[]): boolean => {
  const differs = a.findIndex((value, i) => value !== b[i])
  return differs >= 0 && a[differs]! > b[differs]!
}

/** Tries all places; a province has five cities at the most. */
export function bestPlaces(s: Readonly<State>, seat: Seat, pending: Pending): Points {
  const province = here(s)
  const inProvince = citiesOf(province)
  const trial = clone(s)
  let best: Points | null = null
  let bestRank: readonly number[] = []
  const count = (bonus: number, cards: number, places: readonly number[]) => {
    const tile = pending.tile ? tilePoints(trial, seat) : 0
    const chain = palacePoints(trial, seat, province)
    const total = bonus + tile + chain
    const normals = pending.crown ? places.slice(0, -1) : places
    const goods = normals.filter((city) => keepsGood(s, city)).length
    const now = rank(s, seat, places, total, cards, goods)
    if (best !== null && !beats(now, bestRank)) return
    bestRank = now
    best = {
      bonusPoints: bonus,
      tilePoints: tile,
      chainPoints: chain,
      total,
      bonusCards: cards,
      cities: places.map(cityAt),
      chain: places.length > 0 ? explain(trial, seat, province).cities : [],
    }
  }
  const crown = (bonus: number, cards: number, places: readonly number[]) => {
    if (!pending.crown) return count(bonus, cards, places)
    for (const city of inProvince) {
      const before = trial.crowned[city]!
      trial.crowned[city] = seat
      count(bonus, cards, [...places, city])
      trial.crowned[city] = before
    }
  }
  const normal = (left: number, from: number, bonus: number, cards: number, places: readonly number[]) => {
    if (left === 0) return crown(bonus, cards, places)
    for (const city of inProvince) {
      if (city < from || trial.normal[city] !== NOBODY) continue
      const fortress = bonusOn(trial, city)
      trial.normal[city] = seat
      if (fortress < 0) normal(left - 1, city + 1, bonus, cards, [...places, city])
      else {
        const tile = bonusTileOn(trial, fortress)
        const points = bonusPoints(trial, seat, fortress)
        trial.bonusOf[fortress] = goodOnBonus(tile) < 0 ? GONE : seat
        normal(left - 1, city + 1, bonus + points, cards + (drawsCard(tile) ? 1 : 0), [...places, city])
        trial.bonusOf[fortress] = NOBODY
      }
      trial.normal[city] = NOBODY
    }
  }
  const free = inProvince.filter((city) => s.normal[city] === NOBODY).length
  normal(Math.min(pending.palaces, free), 0, 0, 0, [])
  return best!
}

/** null for whoever has left, and after the game. */
export function leaving(s: Readonly<State>, seat: Seat): Leaving | null {
  if (!isInside(s, seat) || s.result !== null) return null
  // Somebody who is placing palaces is leaving already.
  if (s.stack.some((at) => isPlacing(at) && at.seat === seat)) return null
  const won = majorities(s, seat)
  const pending = { palaces: palacesWon(won), crown: crownWon(won), tile: tileWon(won) }
  return {
    palaces: pending.palaces,
    crownPalace: pending.crown,
    tile: pending.tile,
    ...bestPlaces(s, seat, pending),
    drawsCard: rowOf(s, seat).length === 0,
    supplyCards: Math.min(2, s.supply.length),
  }
}
