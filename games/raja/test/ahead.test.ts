/** Who is ahead of whom with as many palaces is said at the end, and why (RJ-10.3). */
import { expect, test } from 'vitest'
import { ahead } from '../table/score.tsx'
import type { View } from '../view/index.ts'

const after = (...gold: number[]) => ({ players: gold.map((each) => ({ gold: each })) }) as unknown as View

test('gold decides, or nothing does', () => {
  expect(ahead(after(7, 12), 1, 0, 'de')).toBe('mehr Gold, 12 gegen 7')
  expect(ahead(after(7, 12), 1, 0, 'en')).toBe('more gold, 12 to 7')
  expect(ahead(after(7, 7), 0, 1, 'de')).toBeNull()
})
