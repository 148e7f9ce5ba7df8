/** Who is ahead of whom with as many points is said at the end, and why (VM-9.7). */
import { expect, test } from 'vitest'
import { ahead } from '../table/score.tsx'
import type { View } from '../view/index.ts'

const after = (...kept: number[]) =>
  ({ players: kept.map((each) => ({ score: { kept: each } })) }) as unknown as View

test('antiques that were kept decide, or nothing does', () => {
  expect(ahead(after(9, 7), 0, 1, 'de')).toBe('mehr Antiquitäten behalten, 9 gegen 7')
  expect(ahead(after(9, 7), 0, 1, 'en')).toBe('more antiques kept, 9 to 7')
  expect(ahead(after(8, 8), 0, 1, 'de')).toBeNull()
})
