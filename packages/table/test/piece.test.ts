/** What lies on the table appears once, however often its panel comes back into sight. */
import { expect, test } from 'vitest'
import { appeared } from '../src/pieces/piece.tsx'
import { fitOf, Sight } from '../src/pieces/sight.ts'

test('a piece that has appeared does not appear again, whatever appears within it', () => {
  const piece = { style: { animation: '' } }
  appeared({ target: {}, currentTarget: piece } as never)
  expect(piece.style.animation).toBe('')
  appeared({ target: piece, currentTarget: piece } as never)
  expect(piece.style.animation).toBe('none')
})

test('what lies in the inner part of the window is well in sight', () => {
  const map = { width: 1000, height: 1000 }
  const seen = { width: 400, height: 400 }
  const sight = new Sight(map, seen, { zoom: 2, x: 500, y: 500 })
  expect(fitOf(map, seen)).toBe(0.4)
  // 800 pixels of map behind a window of 400: 250 units to each side.
  expect(sight.shows({ x: 640, y: 500 }, 0.6)).toBe(true)
  expect(sight.shows({ x: 660, y: 500 }, 0.6)).toBe(false)
  expect(sight.shows({ x: 500, y: 340 }, 0.6)).toBe(false)
  expect(sight.shows({ x: 500, y: 500 }, 0)).toBe(true)
})
