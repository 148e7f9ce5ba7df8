/** TM-6.8, TM-6.9 The province tile and its goods. */
import type { Scope, Seat } from '@durbar/kernel'
import { BONUS_GOOD, BONUS_NAMES, GOODS, GOODS_ON, PROVINCE_TILES } from '../data/tiles.ts'
import type { Event } from '../events.ts'
import { award, owned, SOURCE, type State } from '../state.ts'

/** The tiles of a seat that show this good, by name. */
export function matching(s: Readonly<State>, seat: Seat, good: number): string[] {
  const provinces = PROVINCE_TILES.filter((_, i) => s.tiles[i] === seat && GOODS_ON[i]!.includes(good))
  const bonus = s.bonus.filter((tile, fortress) => s.bonusOf[fortress] === seat && BONUS_GOOD[tile] === good)
  return [...provinces, ...bonus.map((tile) => BONUS_NAMES[tile]!)]
}

/** What the tile of this visit would bring: 1 for each good on it and 1 for each same good owned. */
export function tilePoints(s: Readonly<State>, seat: Seat): number {
  const goods = GOODS_ON[s.visit - 1]!
  let points = 0
  for (let i = 0; i < goods.length; i++) points += 1 + owned(s, seat, goods[i]!)
  return points
}

/** TM-5.10. The tile counts from now on, so a bonus tile of the same withdrawal did not count it (TM-R-7). */
export function scoreTile(g: Scope<State, Event>, seat: Seat): void {
  const { s } = g
  const points = tilePoints(s, seat)
  g.tell?.({
    t: 'provinceTile',
    seat,
    tile: PROVINCE_TILES[s.visit - 1]!,
    points,
    goods: GOODS_ON[s.visit - 1]!.map((good) => ({
      good: GOODS[good]!,
      points: 1 + owned(s, seat, good),
      matches: matching(s, seat, good),
    })),
  })
  award(s, seat, SOURCE.provinceTiles, points)
  s.tiles[s.visit - 1] = seat
}
