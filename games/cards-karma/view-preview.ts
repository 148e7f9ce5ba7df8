/** Numbers that a table shows beside the cards, so that no client has to know a rule. */
import type { Seat } from '@durbar/kernel'
import {
  BUILDING,
  COIN,
  FAME,
  GOODS_CARD,
  GOODS_COUNT,
  GOODS_VALUE,
  NUMBER,
  SHIP,
  TYPE,
} from './data/cards.ts'
import { BUILDING_KINDS, type BuildingKind, GOODS_KINDS, type GoodsKind } from './data/names.ts'
import { SET_SIZE } from './data/numbers.ts'
import { BUILDINGS, count, GOODS, howMany, isSame, judge, NO_SET, TO_CHOOSE } from './rules/kinds.ts'
import type { State } from './state.ts'

/** Symbols in a tableau. */
export interface Stock {
  readonly buildingSymbols: Readonly<Record<BuildingKind, number>>
  readonly goodsSymbols: Readonly<Record<GoodsKind, number>>
  /** What palace 4 would pay. */
  readonly goodsInAll: number
  /** Coin value of all goods. */
  readonly goodsValue: number
}

export type Exchange = 'same' | 'different' | 'choice' | null
/** What laying a card would bring at once, its reward and the dice it costs apart. */
export interface Preview {
  readonly fame: number
  readonly coins: number
  readonly buildings: Exchange
  readonly goods: Exchange
  readonly breaksRow: boolean
  readonly completesRow: boolean
}

const symbols = <K extends string>(kinds: readonly K[]) =>
  Object.fromEntries(kinds.map((kind, i) => [kind, howMany[i]!])) as Record<K, number>

export function stock(s: Readonly<State>, seat: Seat, atWork: boolean): Stock {
  const p = s.players[seat]!
  // Locked ships belong to the player at work alone.
  const own = atWork ? s : { ...s, locked: [] }
  count(own, seat, BUILDINGS)
  const buildingSymbols = symbols(BUILDING_KINDS)
  count(own, seat, GOODS)
  const goodsSymbols = symbols(GOODS_KINDS)
  const cards = [...p.buildings, ...p.goods, ...p.ships, ...own.locked]
  return {
    buildingSymbols,
    goodsSymbols,
    goodsInAll: cards.reduce((n, card) => n + GOODS_COUNT[card]!, 0),
    goodsValue: cards.reduce(
      (n, card) => n + [0, 1, 2].reduce((v, kind) => v + GOODS_VALUE[3 * card + kind]!, 0),
      0,
    ),
  }
}

const exchange = (family: number, set: number): Exchange => {
  if (set === NO_SET) return null
  if (set === TO_CHOOSE) return 'choice'
  return isSame(family, set) ? 'same' : 'different'
}

export function preview(s: Readonly<State>, seat: Seat, card: number): Preview | null {
  const type = TYPE[card]
  if (type !== BUILDING && type !== GOODS_CARD && type !== SHIP) return null
  // In the middle of an effect the symbols lie as they will not lie later: nothing to foretell.
  if (s.locked.length > 0 || s.stack.at(-1)?.rule === 'chooseSet') return null
  const p = s.players[seat]!
  const breaksRow = type === SHIP && p.ships.length > 0 && NUMBER[card]! < NUMBER[p.ships.at(-1)!]!
  const ships = breaksRow ? [] : p.ships
  const after: State = {
    ...s,
    players: s.players.with(seat, {
      ...p,
      buildings: type === BUILDING ? [...p.buildings, card] : p.buildings,
      goods: type === GOODS_CARD ? [...p.goods, card] : p.goods,
      ships: type === SHIP ? [...ships, card] : p.ships,
    }),
  }
  return {
    fame: FAME[card]!,
    coins: COIN[card]!,
    buildings: exchange(BUILDINGS, judge(after, seat, BUILDINGS)),
    goods: exchange(GOODS, judge(after, seat, GOODS)),
    breaksRow,
    completesRow: type === SHIP && ships.length + 1 === SET_SIZE,
  }
}
