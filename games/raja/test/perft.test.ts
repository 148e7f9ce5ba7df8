/** Number of positions at depth 1, 2, 3: one integer that notices any change in what may be done. */
import { moves, streamDice } from '@durbar/kernel'
import { expect, test } from 'vitest'
import type { State } from '../state.ts'
import { game, k, position } from './position.ts'

function leaves(s: State, depth: number): number {
  const seat = k.toMove(s)
  if (seat < 0) return 1
  const list = moves()
  k.legal(s, seat, list)
  if (depth === 1) return list.n
  let sum = 0
  for (let i = 0; i < list.n; i++) {
    const next = game.clone(s)
    k.apply(next, seat, list.at[i]!, streamDice(1))
    sum += leaves(next, depth - 1)
  }
  return sum
}

const HOUSES = ['v09', 'v10', 'v11', 'v12', 'v23', 'v27']
const start = (version: 'base' | 'pro1' | 'pro2', cards: readonly (readonly number[])[]) =>
  position({
    seats: 3,
    version,
    acted: [1, 2],
    players: cards.map((held, seat) => ({
      cards: held,
      gold: 26,
      at: seat === 0 ? 'D' : 'S',
      chips: version === 'base' ? 0 : 1,
      houses: [HOUSES, ['v11', 'v12'], ['v13', 'v14']][seat]!,
      disc: ['PALACE_HOUSE', 'CHARACTER'],
    })),
  })

test.each([
  ['base', [[5], [1], [2]], [238, 15569, 270379]],
  ['pro1', [[7], [1], [2]], [48, 1747, 81482]],
  [
    'pro2',
    [
      [5, 6],
      [1, 3, 4],
      [2, 7],
    ],
    [252, 22346, 1142712],
  ],
] as const)('%s: as many lines of play as ever', (version, cards, counts) => {
  const s = start(version, cards)
  expect([1, 2, 3].map((depth) => leaves(s, depth))).toEqual(counts)
})
