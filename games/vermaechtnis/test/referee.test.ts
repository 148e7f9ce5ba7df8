/** Hundreds of transcripts over all player counts and variants, read by the second implementation. */
import { settingsOf } from '@durbar/kernel'
import { often, randomTranscript, refereed, rereading } from '@durbar/room/testing'
import { expect, test } from 'vitest'
import { game } from './position.ts'
import { referee } from './referee.ts'

test.each(settingsOf(game))(
  'a referee agrees with every line: $seats players, $options',
  ({ seats, options }) => {
    for (let seed = 0; seed < often(60); seed++)
      expect(refereed(randomTranscript(game, seats, options, seed), referee)).toBeGreaterThan(30)
  },
)

test('and would not if a legal move were missing, added, or the score wrong', () => {
  const changed = rereading(randomTranscript(game, 3, {}, 1), referee)
  expect(changed()).not.toThrow()
  expect(changed((copy) => copy[5].legal.pop())).toThrow('line 6: legal')
  expect(changed((copy) => copy[5].legal.push({ type: 'pass' }))).toThrow('line 6: legal')
  expect(changed((copy) => copy.at(-1).result.scores[0]++)).toThrow('result')
  expect(changed((copy) => copy.splice(9, 1))).toThrow()
})
