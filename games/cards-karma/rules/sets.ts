/** CK-10.4 SETTLE: sets are exchanged at once, and always (CK-9.1). */
import { type Frame, moment, type Seat, type Seated, seated } from '@durbar/kernel'
import { cardAt, goodsValueOf } from '../data/cards.ts'
import { STEWARDS_FOR_A_SET } from '../data/numbers.ts'
import type { Die, Family, SetEffect } from '../events.ts'
import { playerOf } from '../state.ts'
import { decision, may, procedure, type Scope } from './book.ts'
import {
  BUILDINGS,
  combinations,
  count,
  emptyTally,
  GOODS,
  hasThree,
  isSame,
  judge,
  NO_SET,
  SET,
  same,
  showing,
  someKindHasThree,
  standFor,
  TO_CHOOSE,
} from './kinds.ts'
import { die, discard } from './piles.ts'
import { REFUSALS } from './refusals.ts'
import { gainCoins, gainStewards } from './tokens.ts'

/** CK-10.4: what a SETTLE has to remember while the player picks the set of one family. */
interface Settling extends Seated {
  /** A complete row of ships is exchanged as well. */
  readonly ships: boolean
  /** BUILDINGS or GOODS. */
  readonly family: number
  /** Goods: what was settled for the buildings, a noun of `chooseSet` or -1. */
  readonly buildings: number
}

const FAMILIES: readonly Family[] = ['buildings', 'goods']

/** What is exchanged together: the cards that go, how many effects, the coins of a sale. */
interface Exchange {
  /** Each goes once, however many effects it takes part in (CK-9.9). */
  readonly cards: number[]
  effects: number
  coins: number
}

/** One effect: its cards and what it pays; `kindOf` says which symbol of a card is sold. */
function effect(
  g: Scope,
  seat: Seat,
  family: number,
  which: SetEffect,
  cards: readonly number[],
  kindOf: (i: number) => number,
  into: Exchange,
): void {
  const coins = family === GOODS ? cards.reduce((sum, card, i) => sum + goodsValueOf(card, kindOf(i)), 0) : 0
  into.effects++
  into.coins += coins
  into.cards.push(...cards)
  g.tell?.({
    t: 'set',
    seat,
    family: FAMILIES[family]!,
    effect: which,
    cards: [...new Set(cards)].map(cardAt),
    coins,
    stewards: family === BUILDINGS ? STEWARDS_FOR_A_SET : 0,
  })
}

const tally = emptyTally()

function exchangeSet(g: Scope, seat: Seat, family: number, set: number, into: Exchange): void {
  if (set === NO_SET) return
  // CK-9.3, CK-9.5, CK-9.11, CK-R-20: only the three cards that stand for their kinds.
  if (!isSame(family, set)) {
    effect(g, seat, family, 'different', standFor(family, set), (kind) => kind, into)
    return
  }
  // CK-9.2, CK-9.4: every kind that has three, with all cards that show it (CK-R-22: two kinds are two effects).
  count(tally, g.s, seat, family)
  for (const kind of [0, 1, 2])
    if (hasThree(tally, kind)) effect(g, seat, family, 'same', showing(tally, kind), () => kind, into)
}

/** These cards leave a row, left to right. CK-9.12: whatever else they showed counts for nothing. */
function clear(g: Scope, row: number[], cards: readonly number[], gone: Die[] | null): void {
  let kept = 0
  for (const card of row) {
    if (!cards.includes(card)) row[kept++] = card
    else {
      discard(g, card)
      gone?.push(die(g.s, card))
    }
  }
  while (row.length > kept) row.pop()
}

/** Steps 4 to 6 (CK-R-23): stewards, then coins, then all cards involved go. */
function exchange(g: Scope, seat: Seat, ships: boolean, buildings: number, goods: number): void {
  if (!ships && buildings === NO_SET && goods === NO_SET) return
  const { s } = g
  const p = playerOf(s, seat)
  const all: Exchange = { cards: [], effects: 0, coins: 0 }
  // CK-R-27: the steward is due even if a sale has meanwhile taken some of the three.
  if (ships) {
    g.tell?.({ t: 'shipSet', seat })
    all.effects++
    all.cards.push(...s.locked)
  }
  exchangeSet(g, seat, BUILDINGS, buildings, all)
  const due = all.effects
  exchangeSet(g, seat, GOODS, goods, all)
  if (due > 0) gainStewards(g, seat, due * STEWARDS_FOR_A_SET, 'set')
  gainCoins(g, seat, all.coins, 'sale')
  const gone: Die[] | null = g.tell ? [] : null
  for (const row of [p.buildings, p.goods, s.locked, p.ships]) clear(g, row, all.cards, gone)
  if (gone) g.tell?.({ t: 'discarded', seat, dice: gone, cause: 'set' })
}

const choosing = emptyTally()
const judging = emptyTally()

/** CK-9.10, CK-9.11: *same* or *different*, and which card stands for a kind. */
const pickSet = may({
  verb: 'chooseSet',
  noun: SET,
  candidates(s, seat, { family }: Settling, add) {
    count(choosing, s, seat, family)
    if (someKindHasThree(choosing)) add(same(family))
    combinations(choosing, family, add)
  },
  mistakes(s, seat, { family }, add) {
    count(choosing, s, seat, family)
    if (!someKindHasThree(choosing)) add(same(family))
  },
  refuse(s, seat, set, { family }) {
    if (!isSame(family, set)) return null
    return someKindHasThree(count(judging, s, seat, family)) ? null : REFUSALS.noThree
  },
  perform(g, seat, set, { family, ships, buildings }) {
    if (family === BUILDINGS) settleGoods(g, seat, ships, set)
    else exchange(g, seat, ships, buildings, set)
  },
})
const settling = moment(
  'chooseSet',
  (rule: 'chooseSet', seat: Seat, ships: boolean, family: number, buildings: number): Settling => ({
    rule,
    seat,
    ships,
    family,
    buildings,
  }),
)
export const chooseSet = decision(settling, { actions: [pickSet] })
export const isSettling = (at: Frame): at is Settling => at.rule === settling.rule
/** The family that is being chosen from; null = no set is being chosen. */
export const familyOf = (at: Frame | undefined): Family | null =>
  at && isSettling(at) ? FAMILIES[at.family]! : null

/** Buildings are chosen first, then goods; nothing is discarded in between. */
function settleGoods(g: Scope, seat: Seat, ships: boolean, buildings: number): void {
  const goods = judge(tally, g.s, seat, GOODS)
  if (goods === TO_CHOOSE) g.then(chooseSet(seat, ships, GOODS, buildings))
  else exchange(g, seat, ships, buildings, goods)
}
function settleAll(g: Scope, seat: Seat, ships: boolean): void {
  const set = judge(tally, g.s, seat, BUILDINGS)
  if (set === TO_CHOOSE) g.then(chooseSet(seat, ships, BUILDINGS, NO_SET))
  else settleGoods(g, seat, ships, set)
}
export const settle = procedure(moment('settle', seated), (g, { seat }) => settleAll(g, seat, false))
/** With the three ships of a complete row (CK-9.6). */
export const settleShips = procedure(moment('settleShips', seated), (g, { seat }) => settleAll(g, seat, true))
