/** Positions for tests. What is not said is as at the beginning. */
import { host, isRefused, keyFromSeed, type Seat } from '@durbar/kernel'
import { workbench } from '@durbar/room/testing'
import { FEATHERS, WISHES, type Wish } from '../data/feathers.ts'
import { sixth } from '../index.ts'
import type { State } from '../state.ts'

export const { game, k, asked, legal, refused, after, told, seen } = workbench(sixth.game)

interface Setting {
  readonly seats?: number
  readonly turn?: Seat
  readonly last?: number
  readonly feathers?: readonly number[]
  readonly wishes?: readonly Wish[]
}

export function position({ seats = 2, turn = 0, last = 0, feathers = [], wishes = [] }: Setting): State {
  const begun = host(game).start(seats, {}, keyFromSeed(1))
  if (isRefused(begun)) throw new Error(begun.refused)
  const s = structuredClone(begun.state)
  s.stack = [{ rule: 'turn', seat: turn }]
  s.last = last
  s.feathers = Array.from({ length: seats }, (_, seat) => feathers[seat] ?? 0)
  s.left = FEATHERS[seats]! - s.feathers.reduce((sum, each) => sum + each, 0)
  const cards = [0, 1, 2, 3]
  s.cards = s.cards.map((_, seat) => {
    const wish = wishes[seat] ?? 'even'
    return cards.splice(
      cards.findIndex((card) => WISHES[card % 2] === wish),
      1,
    )[0]!
  })
  s.aside = cards
  return s
}

export const take = (count: number) => ({ type: 'take', count })
export const open = { type: 'open' }
