/** TM-6.8, TM-6.9 The province tile and its goods. */
import type { Seat } from '@durbar/kernel'
import {
  bonusAt,
  goodAt,
  goodOnBonus,
  goodsOn,
  type OwnedTileId,
  PROVINCE_TILES,
  tileOf,
} from '../data/tiles.ts'
import type { GoodPoints } from '../events.ts'
import { award, owned, type State } from '../state.ts'
import type { Scope } from './book.ts'

/** The tiles of a seat that show this good, by name. */
export function matching(s: Readonly<State>, seat: Seat, good: number): OwnedTileId[] {
  const provinces = PROVINCE_TILES.filter((_, i) => s.tiles[i] === seat && goodsOn(i + 1).includes(good))
  const bonus = s.bonus.filter((tile, fortress) => s.bonusOf[fortress] === seat && goodOnBonus(tile) === good)
  return [...provinces, ...bonus.map(bonusAt)]
}

/** What the tile of this visit would bring: 1 for each good on it and 1 for each same good owned. */
export function tilePoints(s: Readonly<State>, seat: Seat): number {
  let points = 0
  for (const good of goodsOn(s.visit)) points += 1 + owned(s, seat, good)
  return points
}

/** The same, good by good. */
const goodsPoints = (s: Readonly<State>, seat: Seat): GoodPoints[] =>
  goodsOn(s.visit).map((good) => ({
    good: goodAt(good),
    points: 1 + owned(s, seat, good),
    matches: matching(s, seat, good),
  }))

/** TM-5.10. The tile counts from now on, so a bonus tile of the same withdrawal did not count it (TM-R-7). */
export function scoreTile(g: Scope, seat: Seat): void {
  const { s } = g
  const points = tilePoints(s, seat)
  const goods = g.tell ? goodsPoints(s, seat) : []
  award(s, seat, points)
  s.tiles[s.visit - 1] = seat
  g.tell?.({ t: 'provinceTile', seat, tile: tileOf(s.visit), points, goods })
}
