import { expect, test } from 'vitest'
import { isRound, isSlim } from '../src/frame/ring.ts'

test('emblems and palaces stand in a circle, cards and rows in a frame', () => {
  expect(isRound({ width: 44, height: 44 })).toBe(true)
  expect(isRound({ width: 35, height: 30 })).toBe(true)
  expect(isRound({ width: 41, height: 56 })).toBe(false)
  expect(isRound({ width: 69, height: 43 })).toBe(false)
  // Nearly square, and a card all the same.
  expect(isRound({ framed: true, width: 59, height: 69 })).toBe(false)
  expect(isRound({ width: 210, height: 294 })).toBe(false)
})

test('around what is small a ring is slim, and keeps off the words beside it', () => {
  expect(isSlim({ seated: false, width: 38, height: 26 })).toBe(true)
  expect(isSlim({ seated: true, width: 40, height: 54 })).toBe(true)
  expect(isSlim({ seated: false, width: 44, height: 44 })).toBe(false)
  expect(isSlim({ seated: false, width: 210, height: 60 })).toBe(false)
})
