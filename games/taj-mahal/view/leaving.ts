/** What leaving the visit now would bring a seat: the prizes, and their points with the best places for palaces. */
import type { Seat } from '@durbar/kernel'
import { CITY_COUNT, CITY_NAMES, FIRST_CITY } from '../data/board.ts'
import { BONUS_GOOD, DRAWS_CARD } from '../data/tiles.ts'
import { bonusOn, bonusPoints } from '../rules/bonus.ts'
import { explain, palacePoints } from '../rules/chain.ts'
import { tilePoints } from '../rules/goods.ts'
import { crownWon, majorities, palacesWon, tileWon } from '../rules/withdraw.ts'
import { clone, GONE, here, isInside, NOBODY, type State } from '../state.ts'

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
  readonly cities: readonly string[]
  /** The cities of the chain that they would make. */
  readonly chain: readonly string[]
  /** Who has played nothing draws a card (TM-7.5). */
  readonly drawsCard: boolean
  /** Cards taken from the supply (TM-7.3, TM-7.4). */
  readonly supplyCards: number
}

/** Palaces still to place, the tile still to score. */
export interface Pending {
  readonly palaces: number
  readonly crown: boolean
  readonly tile: boolean
}
type Points = Pick<
  Leaving,
  'bonusPoints' | 'tilePoints' | 'chainPoints' | 'total' | 'bonusCards' | 'cities' | 'chain'
>

/** Tries all places; a province has five cities at the most. */
export function bestPlaces(s: Readonly<State>, seat: Seat, pending: Pending): Points {
  const province = here(s)
  const first = FIRST_CITY[province]!
  const inProvince = Array.from({ length: CITY_COUNT[province]! }, (_, i) => first + i)
  const trial = clone(s)
  let best: Points | null = null
  const count = (bonus: number, cards: number, places: readonly number[]) => {
    const tile = pending.tile ? tilePoints(trial, seat) : 0
    const chain = palacePoints(trial, seat, province)
    const total = bonus + tile + chain
    if (best !== null && (total < best.total || (total === best.total && cards <= best.bonusCards))) return
    best = {
      bonusPoints: bonus,
      tilePoints: tile,
      chainPoints: chain,
      total,
      bonusCards: cards,
      cities: places.map((city) => CITY_NAMES[city]!),
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
      const tile = fortress < 0 ? -1 : trial.bonus[fortress]!
      const points = fortress < 0 ? 0 : bonusPoints(trial, seat, fortress)
      trial.normal[city] = seat
      if (fortress >= 0) trial.bonusOf[fortress] = BONUS_GOOD[tile]! < 0 ? GONE : seat
      normal(left - 1, city + 1, bonus + points, cards + (DRAWS_CARD[tile] ? 1 : 0), [...places, city])
      if (fortress >= 0) trial.bonusOf[fortress] = NOBODY
      trial.normal[city] = NOBODY
    }
  }
  const free = inProvince.filter((city) => s.normal[city] === NOBODY).length
  normal(Math.min(pending.palaces, free), first, 0, 0, [])
  return best!
}

/** null for whoever has left, and after the game. */
export function leaving(s: Readonly<State>, seat: Seat): Leaving | null {
  if (!isInside(s, seat) || s.result !== null) return null
  // Somebody who is placing palaces is leaving already.
  if (s.stack.some((frame) => frame.rule === 'place' && frame.seat === seat)) return null
  const won = majorities(s, seat)
  const pending = { palaces: palacesWon(won), crown: crownWon(won), tile: tileWon(won) }
  return {
    palaces: pending.palaces,
    crownPalace: pending.crown,
    tile: pending.tile,
    ...bestPlaces(s, seat, pending),
    drawsCard: s.rows[seat]!.length === 0,
    supplyCards: Math.min(2, s.supply.length),
  }
}
