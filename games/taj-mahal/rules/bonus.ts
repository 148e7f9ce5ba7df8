/** TM-6.2 to TM-6.7 Bonus tiles, scored as soon as the palace stands (TM-5.6). */
import type { Seat } from '@durbar/kernel'
import { citiesOf, cityAt, fortressAt } from '../data/board.ts'
import { bonusAt, drawsCard, goodOnBonus, pointsOn } from '../data/tiles.ts'
import { award, bonusTileOn, GONE, NOBODY, owned, type State } from '../state.ts'
import type { Scope } from './book.ts'
import { matching } from './goods.ts'
import { drawToHand } from './pile.ts'

/** The fortress whose bonus tile a normal palace on this city would take; -1 = none. */
export function bonusOn(s: Readonly<State>, city: number): number {
  const fortress = fortressAt(city)
  return fortress >= 0 && s.bonusOf[fortress] === NOBODY ? fortress : -1
}

/** What the tile would bring this seat now. */
export function bonusPoints(s: Readonly<State>, seat: Seat, fortress: number): number {
  const tile = bonusTileOn(s, fortress)
  const good = goodOnBonus(tile)
  return good < 0 ? pointsOn(tile) : 1 + owned(s, seat, good)
}

export function scoreBonus(g: Scope, seat: Seat, city: number): void {
  const { s } = g
  const fortress = bonusOn(s, city)
  if (fortress < 0) return
  const tile = bonusTileOn(s, fortress)
  const good = goodOnBonus(tile)
  const points = bonusPoints(s, seat, fortress)
  const matches = good < 0 || !g.tell ? [] : matching(s, seat, good)
  award(s, seat, points)
  // Only goods are kept: they count again later (TM-6.5).
  s.bonusOf[fortress] = good < 0 ? GONE : seat
  g.tell?.({ t: 'bonus', bidder: seat, city: cityAt(city), tile: bonusAt(tile), points, matches })
  if (drawsCard(tile)) drawToHand(g, seat, 'bonus')
}

/** TM-6.7, TM-R-20, TM-R-21: what nobody took leaves the game, the Taj Mahal tile too. */
export function removeBonusTiles(s: State, province: number): number[] {
  const removed: number[] = []
  for (const city of citiesOf(province)) {
    const fortress = bonusOn(s, city)
    if (fortress < 0) continue
    s.bonusOf[fortress] = GONE
    removed.push(bonusTileOn(s, fortress))
  }
  return removed
}
