/** What is counted once per seat and read by several chapters, and what a chapter is. */
import type { Seat } from '@durbar/kernel'
import type { Chapter as FeatureChapter } from '@durbar/room'
import { DIE_COLOR, GOODS_VALUE, KINDS } from '../../data/cards.ts'
import { BUILDING_KINDS, DIE_COLORS, GOODS_KINDS, PLAYER_COLORS } from '../../data/names.ts'
import { HIGHEST_DIE } from '../../data/numbers.ts'
import { type Player, playerOf, type State } from '../../state.ts'

/** Filled in anew for every seat; only `worth` is kept until all seats are compared. */
export interface Sheet {
  /** Building kind, goods kind -> how many symbols lie before the player; then the kinds there are, a bit each. */
  readonly buildings: Int32Array
  readonly goods: Int32Array
  buildingKinds: number
  goodsKinds: number
  /** The kinds of which there are two or more, a bit each. */
  buildingPairs: number
  goodsPairs: number
  /** Goods kind -> what all its symbols would bring, and the dearest of them. */
  readonly coins: Int32Array
  readonly dearest: Int32Array
  /** Goods symbols. */
  symbols: number
  /** Die colour -> the sum of its dice, and by how much karma could raise it. */
  readonly pips: Int32Array
  readonly room: Int32Array
  /** The die values in hand, a bit each, and those that karma can make of them. */
  faces: number
  reached: number
  /** Seat -> what the evaluation says. */
  readonly worth: Float64Array
}

export const sheet = (): Sheet => ({
  buildings: new Int32Array(BUILDING_KINDS.length),
  goods: new Int32Array(GOODS_KINDS.length),
  buildingKinds: 0,
  goodsKinds: 0,
  buildingPairs: 0,
  goodsPairs: 0,
  coins: new Int32Array(GOODS_KINDS.length),
  dearest: new Int32Array(GOODS_KINDS.length),
  symbols: 0,
  pips: new Int32Array(DIE_COLORS.length),
  room: new Int32Array(DIE_COLORS.length),
  faces: 0,
  reached: 0,
  worth: new Float64Array(PLAYER_COLORS.length),
})

export type Chapter = FeatureChapter<Sheet, State>

function countGoods(on: Sheet, row: readonly number[]): void {
  for (let i = 0; i < row.length; i++)
    for (let kind = 0; kind < GOODS_KINDS.length; kind++) {
      const coins = GOODS_VALUE[GOODS_KINDS.length * row[i]! + kind]!
      if (coins === 0) continue
      if (on.goods[kind]!++ > 0) on.goodsPairs |= 1 << kind
      on.symbols++
      on.goodsKinds |= 1 << kind
      on.coins[kind]! += coins
      if (coins > on.dearest[kind]!) on.dearest[kind] = coins
    }
}

function countBuildings(on: Sheet, row: readonly number[]): void {
  for (let i = 0; i < row.length; i++) {
    const shown = KINDS[row[i]!]!
    on.buildingPairs |= on.buildingKinds & shown
    on.buildingKinds |= shown
    for (let kind = 0; kind < BUILDING_KINDS.length; kind++) on.buildings[kind]! += (shown >> kind) & 1
  }
}

const VALUES = 0b111_1110
function countDice(on: Sheet, s: Readonly<State>, { hand, karma }: Readonly<Player>): void {
  let faces = 0
  for (let i = 0; i < hand.length; i++) {
    const value = s.value[hand[i]!]!
    const color = DIE_COLOR[hand[i]!]!
    on.pips[color]! += value
    on.room[color]! += HIGHEST_DIE - value
    faces |= 1 << value
  }
  on.faces = faces
  for (let i = 0; i < karma; i++) faces |= ((faces << 1) | (faces >> 1)) & VALUES
  on.reached = faces
}

/** The seat whose effects are carried out, -1 = none: then everybody is asked, or nobody. */
export function atWork({ stack }: Readonly<State>): Seat {
  return stack.length === 0 ? -1 : (stack[stack.length - 1]!.seat ?? -1)
}

/** By hand: to `fill` arrays as short as these takes longer than all the counting. */
function clear(on: Sheet): void {
  for (let kind = 0; kind < GOODS_KINDS.length; kind++)
    on.buildings[kind] = on.goods[kind] = on.coins[kind] = on.dearest[kind] = 0
  for (let color = 0; color < DIE_COLORS.length; color++) on.pips[color] = on.room[color] = 0
  on.buildingKinds = on.goodsKinds = on.buildingPairs = on.goodsPairs = on.symbols = 0
}

export function count(on: Sheet, s: Readonly<State>, seat: Seat): void {
  const p = playerOf(s, seat)
  clear(on)
  countBuildings(on, p.buildings)
  countGoods(on, p.buildings)
  countGoods(on, p.goods)
  countGoods(on, p.ships)
  // CK-R-27: locked ships still show their goods.
  if (s.locked.length > 0 && seat === atWork(s)) countGoods(on, s.locked)
  countDice(on, s, p)
}
