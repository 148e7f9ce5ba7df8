/** Who is ahead of whom with as many points is said at the end, and why (WH-9.11, WH-9.12). */
import { expect, test } from 'vitest'
import { ahead } from '../table/score.tsx'
import type { View } from '../view/index.ts'

const view = { scoring: { tieBreaks: [{ seat: 2, over: 0, by: 'yata' }] } } as unknown as View

test('the relic that broke the tie is named', () => {
  expect(ahead(view, 2, 0, 'en')).toBe('Yata no Kagami wins the tie')
  expect(ahead(view, 1, 0, 'en')).toBeNull()
})
