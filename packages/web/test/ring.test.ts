import { expect, test } from 'vitest'
import { isRound } from '../src/frame/ring.ts'

test('emblems and palaces stand in a circle, cards and rows in a frame', () => {
  expect(isRound(44, 44)).toBe(true)
  expect(isRound(35, 30)).toBe(true)
  expect(isRound(41, 56)).toBe(false)
  expect(isRound(69, 43)).toBe(false)
  expect(isRound(210, 294)).toBe(false)
})
