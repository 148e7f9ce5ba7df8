/** Sets in the making: buildings, goods and ships before a player. */
import { by, nameList } from '@durbar/room'
import { NUMBER, REWARD } from '../../data/cards.ts'
import { BUILDING_KINDS, GOODS_KINDS, REWARDS } from '../../data/names.ts'
import { COINS_PER_CARD, SET_SIZE } from '../../data/numbers.ts'
import { SHIPS } from '../../data/ships.ts'
import { lastOf, lastShip, playerOf } from '../../state.ts'
import { atWork, type Chapter } from './sheet.ts'

const { names, group, numbered } = nameList()
const COUNTS = [1, 2, SET_SIZE]

/** How many symbols of a kind; three of them lie there only while their owner chooses what to exchange. */
const BUILDINGS = group(...BUILDING_KINDS.flatMap((kind) => COUNTS.map((n) => `buildings.${kind}.${n}`)))
const GOODS = group(...GOODS_KINDS.flatMap((kind) => COUNTS.map((n) => `goods.${kind}.${n}`)))
/** Kinds of which there are two, and whether two kinds are there: what one more card would set off. */
const PAIRS = group('buildings.pairs', 'goods.pairs')
const DIFFERENT = group('buildings.different', 'goods.different')
/** Every kind completes something. */
const ANY = group('buildings.any-completes', 'goods.any-completes')
/** Cards that show two buildings or two goods: what goes with one of them takes the other along. */
const BUILDING_SYMBOLS_BESIDE = group('buildings.double')
const GOODS_SYMBOLS = group('goods.symbols')
/** What the goods of a kind are worth, and all of them. */
const COINS = group(...by('goods.coins', GOODS_KINDS))
const ALL_COINS = group('goods.coins')
/** Ships in the row, the room above the last number, and its reward, which a palace 5 would copy. */
const ROW = numbered('ships', 1, 2)
const ROOM = group('ships.room.1', 'ships.room.2') - 1
const LAST = group(...by('ships.last', REWARDS))

const bit = (set: number, kind: number): number => (set >> kind) & 1
const howMany = (set: number): number => bit(set, 0) + bit(set, 1) + bit(set, 2)

/** One family of symbols. Returns how many there are. */
function family(counts: Int32Array, kinds: number, out: Float64Array, at: number, which: number): number {
  let symbols = 0
  let pairs = 0
  const first = at + (which === 0 ? BUILDINGS : GOODS)
  for (let kind = 0; kind < SET_SIZE; kind++) {
    const n = counts[kind]!
    if (n === 0) continue
    out[first + SET_SIZE * kind + Math.min(n, SET_SIZE) - 1] = 1
    symbols += n
    if (n === 2) pairs++
  }
  const different = howMany(kinds) === 2
  out[at + PAIRS + which] = pairs / 2
  if (different) out[at + DIFFERENT + which] = 1
  // Two kinds wait for the third, and a further one of either makes three of a kind.
  if (different && pairs === 2) out[at + ANY + which] = 1
  return symbols
}

export const tableau: Chapter = {
  names,
  read(on, s, seat, out, at) {
    const p = playerOf(s, seat)
    const buildings = family(on.buildings, on.buildingKinds, out, at, 0)
    family(on.goods, on.goodsKinds, out, at, 1)
    out[at + BUILDING_SYMBOLS_BESIDE] = (buildings - p.buildings.length) / 2
    out[at + GOODS_SYMBOLS] = on.symbols / 4
    let coins = 0
    for (let kind = 0; kind < GOODS_KINDS.length; kind++) {
      coins += on.coins[kind]!
      out[at + COINS + kind] = on.coins[kind]! / COINS_PER_CARD
    }
    out[at + ALL_COINS] = coins / (2 * COINS_PER_CARD)
    const row = p.ships.length
    if (row > 0) {
      out[at + ROW + row] = 1
      out[at + ROOM + row] = 1 - NUMBER[lastOf(p.ships)]! / SHIPS.length
    }
    const last = lastShip(s, seat, atWork(s))
    if (last >= 0) out[at + LAST + REWARD[last]!] = 1
  },
}
