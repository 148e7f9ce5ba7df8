import { expect, test } from 'vitest'
import { lastOwnTurn, turnsSince } from '../src/frame/turns.ts'

const log = (...by: (number | null)[]) => by.map((seat, ply) => ({ ply, by: seat, ms: 0, events: [] }))

test('what is told begins with one\u2019s own last turn, and all of it', () => {
  expect(lastOwnTurn(log(null, 0, 0, 1, 2), 0)).toBe(1)
  expect(lastOwnTurn(log(null, 0, 1, 2, 0, 0, 1), 0)).toBe(4)
})
test('the turn under way is not the last', () => {
  expect(lastOwnTurn(log(null, 0, 1, 2, 0), 0)).toBe(1)
  expect(lastOwnTurn(log(null, 0, 1, 2, 0, 0), 0)).toBe(1)
})
test('before one\u2019s first turn everything is told, and to onlookers too', () => {
  expect(lastOwnTurn(log(null, 1, 2), 0)).toBe(0)
  expect(lastOwnTurn(log(null, 1, 2), null)).toBe(0)
  expect(lastOwnTurn([], 0)).toBe(0)
})
test('turns of others are counted, not their moves', () => {
  expect(turnsSince(log(null, 0, 1, 1, 2), 0)).toBe(2)
  expect(turnsSince(log(null, 0, 1, 2, 0), 0)).toBe(2)
  expect(turnsSince(log(null, 0), 0)).toBe(0)
  expect(turnsSince(log(null, 1, 2, 1), 0)).toBe(3)
})
