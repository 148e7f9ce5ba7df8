/** Whole games of every table, read by a second, naive implementation. */
import type { Dice } from '@durbar/kernel'
import { refereed, rereading } from '@durbar/room/testing'
import { expect, test } from 'vitest'
import { OPTIONS, transcript } from './record.ts'
import { referee } from './referee/index.ts'

const tables = [2, 3, 4].flatMap((seats) =>
  ['shuffled', 'printed'].flatMap((dieValuePairing) =>
    [false, true].map((openBonuses) => ({ seats, options: { ...OPTIONS, dieValuePairing, openBonuses } })),
  ),
)
// Some players hoard dice, others spend whatever they can: both meet what even play does not.
const STYLES = [
  undefined,
  (dice: Dice, n: number) => Math.floor(dice.below(n) / 3),
  (dice: Dice, n: number) => n - 1 - dice.below(Math.max(1, n >> 1)),
]

test('every legal list, every automatic step, every reshuffle and every result agree', () => {
  let reshuffles = 0
  for (const { seats, options } of tables)
    STYLES.forEach((choose, seed) => {
      const lines = transcript(100 * seats + seed, seats, options, choose)
      reshuffles += lines.filter((line) => 'chance' in line).length
      expect(refereed(lines, referee)).toBeGreaterThan(30)
    })
  expect(reshuffles).toBeGreaterThan(10)
})

test('and would not if a legal move were missing, a reshuffle lost, or the score wrong', () => {
  const lines = Array.from({ length: 30 }, (_, seed) => transcript(seed, 4, OPTIONS, STYLES[2])).find(
    (each) => each.some((line) => 'chance' in line),
  )!
  const changed = rereading(lines, referee)
  const shuffled = lines.findIndex((line) => 'chance' in line)
  expect(shuffled).toBeGreaterThan(0)
  expect(changed()).not.toThrow()
  expect(changed((copy) => copy[20].legal.pop())).toThrow('line 21: legal')
  expect(changed((copy) => copy.at(-1).result.scores[0]++)).toThrow('result')
  expect(changed((copy) => copy.splice(shuffled, 1))).toThrow('waits for chance')
})
