/** The order of play at one glance: seats in the order of their characters, and where each of them stands in the round. */
import { expect, test } from 'vitest'
import { order, standing } from '../table/order.ts'
import { after, end, game, k, position } from './position.ts'

const round = position({
  players: [
    { cards: [5], disc: ['COINS', 'COINS'] },
    { cards: [6], disc: ['COINS', 'COINS'] },
    { cards: [2], disc: ['COINS', 'COINS'] },
    { cards: [4], disc: ['COINS', 'COINS'] },
  ],
  seats: 4,
})

test('seats are read in the order of their characters, all through the round', () => {
  let s = round
  for (const seat of [2, 3, 0, 1]) {
    expect(k.toMove(s)).toBe(seat)
    expect(order(game.view(s, 0))).toEqual([2, 3, 0, 1])
    if (seat !== 1) s = after(s, end).s
  }
})

test.each([
  ['en', ['next', 'after you', 'done', 'acts now'], ['before you', 'after 2 others', 'done', 'acts now']],
  [
    'de',
    ['als Nächstes dran', 'nach dir', 'fertig', 'ist dran'],
    ['vor dir', 'nach 2 anderen dran', 'fertig', 'ist dran'],
  ],
] as const)(
  'each says whether it is done, acts, or comes before or after whoever looks on: %s',
  (language, first, last) => {
    const { s } = after(round, end)
    const said = (me: number) => [0, 1, 2, 3].map((seat) => standing(game.view(s, me), seat, language))
    expect(said(0)).toEqual(first)
    expect(said(1)).toEqual(last)
  },
)

test('nobody waits for a turn while discs are set, and as long as there are no characters seats are as they sit', () => {
  const s = k.start({ below: () => 0 } as never, 3, { version: 'base', short: false, openGold: false })
  expect(order(game.view(s, 0))).toEqual([0, 1, 2])
  expect(standing(game.view(s, 0), 1, 'en')).toBeNull()
})
