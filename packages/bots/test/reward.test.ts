import type { Core } from '@durbar/kernel'
import { expect, test } from 'vitest'
import type { AnyKernel } from '../src/bot.ts'
import { byInsight } from '../src/search/judge.ts'
import { expectedPlace, reward, rewards } from '../src/search/reward.ts'

/** A game of three whose positions are worth what their seats hold. */
const plain = {
  game: {
    insight: {
      spread: 2,
      evaluate: (s: Core & { worth: number[] }, out: Float64Array) => out.set(s.worth),
    },
  },
} as unknown as AnyKernel
const position = (worth: number[], result: Core['result'] = null) =>
  ({ rules: 1, stack: [], seats: worth.length, result, worth }) as unknown as Core

const sigmoid = (x: number) => 1 / (1 + Math.exp(-x))
function of(s: Core): number[] {
  const out = new Float64Array(3)
  const judge = byInsight(plain, {})
  rewards(s, out, judge)
  // One seat alone is told the same.
  for (let seat = 0; seat < 3; seat++) expect(reward(s, seat, judge)).toBe(out[seat])
  return [...out]
}

test('an open position promises the share of opponents beaten, softened by the gaps', () => {
  const [first, second, third] = of(position([4, 0, -2]))
  expect(first).toBeCloseTo((sigmoid(2) + sigmoid(3)) / 2)
  expect(second).toBeCloseTo((sigmoid(-2) + sigmoid(1)) / 2)
  expect(third).toBeCloseTo((sigmoid(-3) + sigmoid(-1)) / 2)
})

test('a finished game pays by places, ties half, with a little for the margin; the evaluation is not asked', () => {
  const s = position([-9, 9, 9], { scores: [10, 6, 6], places: [1, 2, 2], end: 'over' })
  const [first, second, third] = of(s)
  expect(first).toBeCloseTo(0.9 + 0.1 * sigmoid(2))
  expect(second).toBeCloseTo((0.1 * sigmoid(-2) + 0.9 * 0.5 + 0.1 * 0.5) / 2)
  expect(third).toBe(second)
  expect(expectedPlace(1, 3)).toBe(1)
  expect(expectedPlace(0, 3)).toBe(3)
})
