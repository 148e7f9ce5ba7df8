/** What arrives anew and says what was there before is what was there before. */
import { expect, test } from 'vitest'
import { asBefore } from '../src/match/as-before.ts'

const view = () => ({
  round: 3,
  board: {
    cities: [
      { id: 'A', houses: [1, 0] },
      { id: 'B', houses: [0, 2] },
    ],
    free: [] as number[],
  },
  turn: null as { seat: number } | null,
})

test('an equal view is the one that was there', () => {
  const before = view()
  expect(asBefore(before, view())).toBe(before)
})

test('what is other is new, all around it stays, and neither of the two is written', () => {
  const [before, now] = [view(), view()]
  now.board.cities[1]!.houses[0] = 1
  const [was, came] = [structuredClone(before), structuredClone(now)]
  const kept = asBefore(before, now)
  expect(kept).toEqual(came)
  expect([before, now]).toEqual([was, came])
  expect(kept).not.toBe(before)
  expect(kept.board.cities).not.toBe(before.board.cities)
  expect(kept.board.cities[0]).toBe(before.board.cities[0])
  expect(kept.board.free).toBe(before.board.free)
})

test('what came, went, grew shorter or is of another kind is seen', () => {
  const { turn: _, ...gone } = view()
  const { board } = view()
  const others: readonly unknown[] = [
    gone,
    { ...view(), more: undefined },
    { ...view(), turn: { seat: 0 } },
    { ...view(), board: { ...board, cities: board.cities.slice(1) } },
    { ...view(), board: { ...board, free: [0] } },
    { ...view(), board: { ...board, free: {} } },
    { ...view(), round: '3' },
    null,
    [],
  ]
  for (const other of others) {
    expect(asBefore(view(), structuredClone(other))).toStrictEqual(other)
    expect(asBefore(structuredClone(other), view())).toStrictEqual(view())
  }
})
