/** CK-10.4 SETTLE: sets are exchanged at once, and always (CK-9.1). */
import { type Action, type Decision, frameSeat, type Procedure, type Scope, type Seat } from '@durbar/kernel'
import { CARDS, GOODS_VALUE } from '../data/cards.ts'
import { SET_SIZE } from '../data/numbers.ts'
import type { Die, Event, Family } from '../events.ts'
import type { State } from '../state.ts'
import type { Settling } from './frames.ts'
import {
  BUILDINGS,
  combinations,
  count,
  GOODS,
  howMany,
  isSame,
  judge,
  NO_SET,
  SET,
  same,
  shown,
  someKindHasThree,
  standsFor,
  TO_CHOOSE,
} from './kinds.ts'
import { die, discard } from './piles.ts'
import { REFUSALS } from './refusals.ts'
import { gainCoins, gainStewards } from './tokens.ts'

type G = Scope<State, Event>
const FAMILIES: readonly Family[] = ['buildings', 'goods']

/**
 * The cards that go when this SETTLE is over; each goes once, however many effects it takes part in (CK-9.9).
 */
const goes = new Uint8Array(CARDS.length)

const goodsValue = (family: number, card: number, kind: number): number =>
  family === GOODS ? GOODS_VALUE[3 * card + kind]! : 0

/** For the log: one effect, its cards and what it pays. */
function tellSet(
  g: G,
  seat: Seat,
  family: number,
  effect: 'same' | 'different',
  cards: number[],
  coins: number,
): void {
  g.tell?.({
    t: 'set',
    seat,
    family: FAMILIES[family]!,
    effect,
    cards: [...new Set(cards)].map((card) => CARDS[card]!),
    coins,
    stewards: family === BUILDINGS ? 1 : 0,
  })
}

let effects = 0
let sale = 0

/**
 * CK-9.2, CK-9.4: every kind that has three, with all cards that show it (CK-R-22: two kinds are two
 * effects).
 */
function exchangeSame(g: G, seat: Seat, family: number): void {
  count(g.s, seat, family)
  for (let kind = 0; kind < 3; kind++) {
    if (howMany[kind] !== SET_SIZE) continue
    let coins = 0
    for (let i = 0; i < SET_SIZE; i++) {
      const card = shown[3 * kind + i]!
      goes[card] = 1
      coins += goodsValue(family, card, kind)
    }
    effects++
    sale += coins
    if (g.tell) tellSet(g, seat, family, 'same', [...shown.subarray(3 * kind, 3 * kind + SET_SIZE)], coins)
  }
}

/** CK-9.3, CK-9.5, CK-9.11, CK-R-20: only the three cards that stand for their kinds. */
function exchangeDifferent(g: G, seat: Seat, family: number, set: number): void {
  let coins = 0
  for (let kind = 0; kind < 3; kind++) {
    const card = standsFor(family, set, kind)
    goes[card] = 1
    coins += goodsValue(family, card, kind)
  }
  effects++
  sale += coins
  if (g.tell)
    tellSet(
      g,
      seat,
      family,
      'different',
      [0, 1, 2].map((kind) => standsFor(family, set, kind)),
      coins,
    )
}

function exchangeSet(g: G, seat: Seat, family: number, set: number): void {
  effects = 0
  sale = 0
  if (set === NO_SET) return
  if (isSame(family, set)) exchangeSame(g, seat, family)
  else exchangeDifferent(g, seat, family, set)
}

/** The marked cards of a row go, left to right. CK-9.12: whatever else they showed counts for nothing. */
function clear(g: G, row: number[], gone: Die[] | null): void {
  let kept = 0
  for (let i = 0; i < row.length; i++) {
    const card = row[i]!
    if (goes[card] === 0) row[kept++] = card
    else {
      goes[card] = 0
      discard(g, card)
      gone?.push(die(g.s, card))
    }
  }
  while (row.length > kept) row.pop()
}

/** Steps 4 to 6 (CK-R-23): stewards, then coins, then all cards involved go. */
function exchange(g: G, seat: Seat, ships: boolean, buildings: number, goods: number): void {
  if (!ships && buildings === NO_SET && goods === NO_SET) return
  const { s } = g
  const p = s.players[seat]!
  // CK-R-27: the steward is due even if a sale has meanwhile taken some of the three.
  if (ships) {
    g.tell?.({ t: 'shipSet', seat })
    for (let i = 0; i < s.locked.length; i++) goes[s.locked[i]!] = 1
  }
  exchangeSet(g, seat, BUILDINGS, buildings)
  const due = effects + (ships ? 1 : 0)
  exchangeSet(g, seat, GOODS, goods)
  const coins = sale
  if (due > 0) gainStewards(g, seat, due, 'set')
  gainCoins(g, seat, coins, 'sale')
  const gone: Die[] | null = g.tell ? [] : null
  clear(g, p.buildings, gone)
  clear(g, p.goods, gone)
  clear(g, s.locked, gone)
  clear(g, p.ships, gone)
  if (gone) g.tell?.({ t: 'discarded', seat, dice: gone, cause: 'set' })
}

/** Buildings are chosen first, then goods; nothing is discarded in between. */
function settleGoods(g: G, seat: Seat, ships: boolean, buildings: number): void {
  const goods = judge(g.s, seat, GOODS)
  if (goods === TO_CHOOSE) g.then({ rule: 'chooseSet', seat, ships, family: GOODS, buildings } as Settling)
  else exchange(g, seat, ships, buildings, goods)
}
function settleAll(g: G, seat: Seat, ships: boolean): void {
  const set = judge(g.s, seat, BUILDINGS)
  if (set === TO_CHOOSE)
    g.then({ rule: 'chooseSet', seat, ships, family: BUILDINGS, buildings: NO_SET } as Settling)
  else settleGoods(g, seat, ships, set)
}
export const settle: Procedure<State, Event> = { run: (g, at) => settleAll(g, at.seat!, false) }
/** With the three ships of a complete row (CK-9.6). */
export const settleShips: Procedure<State, Event> = { run: (g, at) => settleAll(g, at.seat!, true) }

/** CK-9.10, CK-9.11: *same* or *different*, and which card stands for a kind. */
const chooseSetAction: Action<State, Event, 'chooseSet', unknown, Settling> = {
  verb: 'chooseSet',
  noun: SET,
  candidates(s, seat, at, add) {
    count(s, seat, at.family)
    if (someKindHasThree()) add(same(at.family))
    combinations(at.family, add)
  },
  mistakes(s, seat, at, add) {
    count(s, seat, at.family)
    if (!someKindHasThree()) add(same(at.family))
  },
  refuse(s, seat, set, at) {
    if (!isSame(at.family, set)) return null
    count(s, seat, at.family)
    return someKindHasThree() ? null : REFUSALS.noThree
  },
  perform(g, seat, set, at) {
    if (at.family === BUILDINGS) settleGoods(g, seat, at.ships, set)
    else exchange(g, seat, at.ships, at.buildings, set)
  },
}
export const chooseSet: Decision<State, Event, Settling> = { who: frameSeat, actions: [chooseSetAction] }
