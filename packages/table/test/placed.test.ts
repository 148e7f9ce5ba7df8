import { expect, test } from 'vitest'
import { lobed, placed } from '../src/ornament/shapes.ts'

test('an outline stands elsewhere, every command of it', () => {
  expect(placed('M-4-6A5 4 30 0 1 0-9L2 1H3V-2Q1 .5 2-1T4 4S1 1 2 2C1 2 3 4 5 6Z', 10, 20)).toBe(
    'M 6 14A 5 4 30 0 1 10 11L 12 21H 13V 18Q 11 20.5 12 19T 14 24S 11 21 12 22C 11 22 13 24 15 26Z',
  )
})

test('and larger: lengths grow, angles and flags stay', () => {
  expect(placed('M1 2A5 4 30 0 1 3-4H-1', 10, 20, 2)).toBe('M 12 24A 10 8 30 0 1 16 12H 8')
})

test('where it stands already it is as it was', () => {
  const numbers = (d: string) => [...d.matchAll(/-?\d+(\.\d+)?/g)].map(([each]) => Number(each))
  const d = lobed(3, 4, 22, 12)
  expect(numbers(placed(d, 0, 0))).toEqual(numbers(d))
})

test('commands after which several places follow go on with the first of their parts', () => {
  expect(placed('M0 0L1 1 2 2 3 3', 1, 2)).toBe('M 1 2L 2 3 3 4 4 5')
})

test('a relative command is refused: it would be placed wrongly', () => {
  expect(() => placed('M0 0l1 1', 10, 20)).toThrow("has no 'l'")
})
