/** Whole games under the eyes of the second implementation: every legal list, every purse, every result. */
import { settingsOf } from '@durbar/kernel'
import { transcriptOf } from '@durbar/protocol'
import { often, refereed, rereading } from '@durbar/room/testing'
import { expect, test } from 'vitest'
import { lively } from './lively.ts'
import { game } from './position.ts'
import { referee } from './referee/index.ts'

const TABLES = settingsOf(game).filter(({ options }) => !options.openGold)
const transcript = (seats: number, options: object, seed: number) => {
  const { match, key } = lively(seats, { ...options, openGold: false }, seed)
  return transcriptOf(game, match, key, true)
}

test.each(TABLES)('the referee agrees with every line: $seats players, $options', ({ seats, options }) => {
  for (let n = 0; n < often(2); n++)
    expect(refereed(transcript(seats, options, 1000 * n + seats), referee)).toBeGreaterThan(50)
})

test('and would not if a legal move were missing, added, or the account wrong', () => {
  const changed = rereading(transcript(3, { version: 'pro2', short: true }, 1), referee)
  expect(changed()).not.toThrow()
  expect(changed((copy) => copy[5].legal.pop())).toThrow('line 6: legal')
  expect(changed((copy) => copy[5].legal.push({ type: 'pass' }))).toThrow('line 6: legal')
  expect(changed((copy) => copy.at(-1).result.detail.flows.coins[0]++)).toThrow('result')
  expect(changed((copy) => copy.splice(9, 1))).toThrow()
})
