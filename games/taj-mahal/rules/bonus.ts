/** TM-6.2 to TM-6.7 Bonus tiles, scored as soon as the palace stands (TM-5.6). */
import type { Scope, Seat } from '@durbar/kernel'
import { CITY_COUNT, CITY_NAMES, FIRST_CITY, FORTRESS_AT } from '../data/board.ts'
import { BONUS_GOOD, BONUS_NAMES, BONUS_POINTS, DRAWS_CARD } from '../data/tiles.ts'
import type { Event } from '../events.ts'
import { award, GONE, NOBODY, owned, SOURCE, type State } from '../state.ts'
import { matching } from './goods.ts'
import { drawToHand } from './pile.ts'

/** The fortress whose bonus tile a normal palace on this city would take; -1 = none. */
export function bonusOn(s: Readonly<State>, city: number): number {
  const fortress = FORTRESS_AT[city]!
  return fortress >= 0 && s.bonusOf[fortress] === NOBODY ? fortress : -1
}

/** What the tile would bring this seat now. */
export function bonusPoints(s: Readonly<State>, seat: Seat, fortress: number): number {
  const tile = s.bonus[fortress]!
  const good = BONUS_GOOD[tile]!
  return good < 0 ? BONUS_POINTS[tile]! : 1 + owned(s, seat, good)
}

export function scoreBonus(g: Scope<State, Event>, seat: Seat, city: number): void {
  const { s } = g
  const fortress = bonusOn(s, city)
  if (fortress < 0) return
  const tile = s.bonus[fortress]!
  const good = BONUS_GOOD[tile]!
  const points = bonusPoints(s, seat, fortress)
  award(s, seat, good < 0 ? SOURCE.bonusPoints : SOURCE.bonusGoods, points)
  g.tell?.({
    t: 'bonus',
    bidder: seat,
    city: CITY_NAMES[city]!,
    tile: BONUS_NAMES[tile]!,
    points,
    matches: good < 0 ? [] : matching(s, seat, good),
  })
  // Only goods are kept: they count again later (TM-6.5).
  s.bonusOf[fortress] = good < 0 ? GONE : seat
  if (DRAWS_CARD[tile]) drawToHand(g, seat, 'bonus')
}

/** TM-6.7, TM-R-20, TM-R-21: what nobody took leaves the game, the Taj Mahal tile too. */
export function removeBonusTiles(s: State, province: number): number[] {
  const removed: number[] = []
  const first = FIRST_CITY[province]!
  for (let city = first; city < first + CITY_COUNT[province]!; city++) {
    const fortress = bonusOn(s, city)
    if (fortress < 0) continue
    s.bonusOf[fortress] = GONE
    removed.push(s.bonus[fortress]!)
  }
  return removed
}
