/** Where a note of the introduction lies. */
import { expect, test } from 'vitest'
import { beside, onScreen } from '../src/frame/beside.ts'

const window = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }
const box = (left: number, top: number, width: number, height: number) => ({ left, top, width, height })

test('below the thing, else above it, else at its right or left', () => {
  expect(beside(box(600, 100, 80, 80), window).side).toBe('bottom')
  expect(beside(box(600, 780, 80, 80), window).side).toBe('top')
  expect(beside(box(20, 10, 300, 880), window).side).toBe('right')
  expect(beside(box(1100, 10, 300, 880), window).side).toBe('left')
})
test('a thing that leaves no room is covered at the foot of the page, where all of it is on the screen', () => {
  const { side, at } = beside(box(0, 120, 390, 600), phone)
  expect([side, at.top, at.height]).toEqual(['top', 764, 0])
})
test('without a thing to point at it lies in the middle', () =>
  expect(beside(null, phone)).toEqual({ side: 'bottom', at: box(195, 844 / 3, 0, 0) }))
test('of a thing larger than the screen only what is seen counts; what is not seen is not there', () => {
  expect(onScreen(box(-50, 800, 900, 900), phone)).toEqual(box(0, 800, 390, 44))
  expect(onScreen(box(10, 900, 40, 40), phone)).toBeNull()
  expect(onScreen(box(0, 0, 0, 0), phone)).toBeNull()
})
