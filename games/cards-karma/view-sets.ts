/** Which sets a player is one short of, and what the sets to choose from would bring. */
import type { Seat } from '@durbar/kernel'
import { CARDS, GOODS_VALUE, NUMBER } from './data/cards.ts'
import { BUILDING_KINDS, type BuildingKind, GOODS_KINDS, type GoodsKind } from './data/names.ts'
import { SET_SIZE } from './data/numbers.ts'
import type { SetEffect } from './events.ts'
import {
  BUILDINGS,
  combinations,
  count,
  GOODS,
  howMany,
  shown,
  someKindHasThree,
  standsFor,
} from './rules/kinds.ts'
import type { State } from './state.ts'

/** What one more symbol of a kind would complete. */
export interface Short<K extends string> {
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

const best = (kind: number): number => {
  let most = 0
  for (let i = 0; i < howMany[kind]!; i++)
    most = Math.max(most, GOODS_VALUE[3 * shown[3 * kind + i]! + kind]!)
  return most
}
const sum = (kind: number): number => {
  let all = 0
  for (let i = 0; i < howMany[kind]!; i++) all += GOODS_VALUE[3 * shown[3 * kind + i]! + kind]!
  return all
}

function shortOf<K extends string>(
  s: Readonly<State>,
  seat: Seat,
  family: number,
  kinds: readonly K[],
): Short<K>[] {
  count(s, seat, family)
  // A set that is complete already, and being chosen, is no longer short of anything.
  if (someKindHasThree() || howMany.every((n) => n > 0)) return []
  return kinds.flatMap((kind, k) => {
    const others = [0, 1, 2].filter((other) => other !== k)
    const effects: SetEffect[] = []
    let coins = 0
    if (others.every((other) => howMany[other]! > 0)) {
      effects.push('different')
      coins = best(others[0]!) + best(others[1]!)
    }
    if (howMany[k] === SET_SIZE - 1) {
      effects.push('same')
      coins = Math.max(coins, sum(k))
    }
    return effects.length > 0 ? [{ kind, effects, coins: family === GOODS ? coins : 0 }] : []
  })
}

export function shorts(s: Readonly<State>, seat: Seat, atWork: boolean): Shorts {
  const own = atWork ? s : { ...s, locked: [] }
  const { ships } = s.players[seat]!
  return {
    buildings: shortOf(own, seat, BUILDINGS, BUILDING_KINDS),
    goods: shortOf(own, seat, GOODS, GOODS_KINDS),
    ships: ships.length === SET_SIZE - 1 ? NUMBER[ships.at(-1)!]! : null,
  }
}

/** One set to choose, and what it brings. */
export interface SetView {
  readonly effect: SetEffect
  /** The card that stands for each kind; null for *same*. */
  readonly symbols: Readonly<Record<string, string>> | null
  /** The cards that go. */
  readonly cards: readonly string[]
  readonly coins: number
}

export function setsToChoose(s: Readonly<State>, seat: Seat, family: number): SetView[] {
  count(s, seat, family)
  const kinds = family === GOODS ? GOODS_KINDS : BUILDING_KINDS
  const sets: SetView[] = []
  if (someKindHasThree()) {
    const three = [0, 1, 2].filter((kind) => howMany[kind] === SET_SIZE)
    const cards = three.flatMap((kind) => [...shown.subarray(3 * kind, 3 * kind + SET_SIZE)])
    sets.push({
      effect: 'same',
      symbols: null,
      cards: [...new Set(cards)].map((card) => CARDS[card]!),
      coins: family === GOODS ? three.reduce((all, kind) => all + sum(kind), 0) : 0,
    })
  }
  combinations(family, (set) => {
    const chosen = [0, 1, 2].map((kind) => standsFor(family, set, kind))
    sets.push({
      effect: 'different',
      symbols: Object.fromEntries(kinds.map((kind, k) => [kind, CARDS[chosen[k]!]!])),
      cards: [...new Set(chosen)].map((card) => CARDS[card]!),
      coins:
        family === GOODS ? chosen.reduce((all, card, kind) => all + GOODS_VALUE[3 * card + kind]!, 0) : 0,
    })
  })
  return sets
}
