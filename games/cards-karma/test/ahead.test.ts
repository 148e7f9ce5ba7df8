/** Who is ahead of whom with as many turned cards is said at the end, and why (CK-15.3, CK-15.4). */
import { expect, test } from 'vitest'
import { ahead } from '../table/score.tsx'
import type { View } from '../view/index.ts'

const after = (...players: (readonly [tieBreak: number, karma: number])[]) =>
  ({ players: players.map(([tieBreak, karma]) => ({ tieBreak, karma })) }) as unknown as View

test('what is left over decides, then karma, or nothing does', () => {
  expect(ahead(after([5, 0], [3, 4]), 0, 1, 'de')).toBe('Ruhmtoken und Münzen zählen mehr, 5 gegen 3')
  expect(ahead(after([5, 2], [5, 1]), 0, 1, 'de')).toBe('mehr Karmatoken, 2 gegen 1')
  expect(ahead(after([5, 2], [5, 1]), 0, 1, 'en')).toBe('more karma tokens, 2 to 1')
  expect(ahead(after([5, 2], [5, 2]), 0, 1, 'en')).toBeNull()
})
