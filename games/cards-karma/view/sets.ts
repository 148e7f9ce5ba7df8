/** Which sets a player is one short of, and what the sets to choose from would bring. */
import type { Seat } from '@durbar/kernel'
import { type CardId, cardAt, goodsValueOf, numberOf } from '../data/cards.ts'
import { BUILDING_KINDS, type BuildingKind, GOODS_KINDS, type GoodsKind } from '../data/names.ts'
import { SET_SIZE } from '../data/numbers.ts'
import type { SetEffect } from '../events.ts'
import {
  allKindsPresent,
  BUILDINGS,
  combinations,
  count,
  emptyTally,
  GOODS,
  hasThree,
  howMany,
  showing,
  someKindHasThree,
  standFor,
  type Tally,
} from '../rules/kinds.ts'
import { lastOf, playerOf, type State } from '../state.ts'

/** What one more symbol of a kind would complete. */
interface Short<K extends string> {
  readonly kind: K
  readonly effects: readonly SetEffect[]
  /** Goods: the coins that those already there would bring. */
  readonly coins: number
}
export interface Shorts {
  readonly buildings: readonly Short<BuildingKind>[]
  readonly goods: readonly Short<GoodsKind>[]
  /** The third ship must be above this number; null = not one short. */
  readonly ships: number | null
}

/** What the goods of a kind would bring. */
const coinsOf = (tally: Tally, kind: number): number[] =>
  showing(tally, kind).map((card) => goodsValueOf(card, kind))
const best = (tally: Tally, kind: number): number => Math.max(0, ...coinsOf(tally, kind))
const sum = (tally: Tally, kind: number): number =>
  coinsOf(tally, kind).reduce((all, coins) => all + coins, 0)

function shortOf<K extends string>(
  s: Readonly<State>,
  seat: Seat,
  family: number,
  kinds: readonly K[],
): Short<K>[] {
  const tally = count(emptyTally(), s, seat, family)
  // A set that is complete already, and being chosen, is no longer short of anything.
  if (someKindHasThree(tally) || allKindsPresent(tally)) return []
  return kinds.flatMap((kind, k) => {
    const others = [0, 1, 2].filter((other) => other !== k)
    const effects: SetEffect[] = []
    let coins = 0
    if (others.every((other) => howMany(tally, other) > 0)) {
      effects.push('different')
      coins = others.reduce((all, other) => all + best(tally, other), 0)
    }
    if (howMany(tally, k) === SET_SIZE - 1) {
      effects.push('same')
      coins = Math.max(coins, sum(tally, k))
    }
    return effects.length > 0 ? [{ kind, effects, coins: family === GOODS ? coins : 0 }] : []
  })
}

export function shorts(s: Readonly<State>, seat: Seat, atWork: boolean): Shorts {
  const own = atWork ? s : { ...s, locked: [] }
  const { ships } = playerOf(s, seat)
  return {
    buildings: shortOf(own, seat, BUILDINGS, BUILDING_KINDS),
    goods: shortOf(own, seat, GOODS, GOODS_KINDS),
    ships: ships.length === SET_SIZE - 1 ? numberOf(lastOf(ships)) : null,
  }
}

/** One set to choose, and what it brings. */
export interface SetView {
  readonly effect: SetEffect
  /** The card that stands for each kind; null for *same*. */
  readonly symbols: Readonly<Record<string, CardId>> | null
  /** The cards that go. */
  readonly cards: readonly CardId[]
  readonly coins: number
}

export function setsToChoose(s: Readonly<State>, seat: Seat, family: number): SetView[] {
  const tally = count(emptyTally(), s, seat, family)
  const kinds = family === GOODS ? GOODS_KINDS : BUILDING_KINDS
  const sets: SetView[] = []
  if (someKindHasThree(tally)) {
    const three = [0, 1, 2].filter((kind) => hasThree(tally, kind))
    const cards = three.flatMap((kind) => showing(tally, kind))
    sets.push({
      effect: 'same',
      symbols: null,
      cards: [...new Set(cards)].map(cardAt),
      coins: family === GOODS ? three.reduce((all, kind) => all + sum(tally, kind), 0) : 0,
    })
  }
  combinations(tally, family, (set) => {
    const chosen = standFor(family, set)
    sets.push({
      effect: 'different',
      symbols: Object.fromEntries(chosen.map((card, k) => [kinds[k], cardAt(card)])),
      cards: [...new Set(chosen)].map(cardAt),
      coins: family === GOODS ? chosen.reduce((all, card, kind) => all + goodsValueOf(card, kind), 0) : 0,
    })
  })
  return sets
}
