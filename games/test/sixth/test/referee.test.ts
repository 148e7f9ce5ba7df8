import { settingsOf } from '@durbar/kernel'
import { randomTranscript, refereed } from '@durbar/room/testing'
import { expect, test } from 'vitest'
import { game } from './position.ts'
import { referee } from './referee.ts'

test.each(settingsOf(game))('a referee agrees with every line: $seats players', ({ seats, options }) => {
  for (let seed = 0; seed < 250; seed++)
    expect(refereed(randomTranscript(game, seats, options, seed), referee)).toBeGreaterThan(4)
})

test('and would not if a legal move were missing, or the score wrong', () => {
  const lines = JSON.parse(JSON.stringify(randomTranscript(game, 3, {}, 1)))
  const missing = structuredClone(lines)
  missing[2].legal.pop()
  expect(() => refereed(missing, referee)).toThrow('line 3: legal')
  lines.at(-1).result.scores[0]++
  expect(() => refereed(lines, referee)).toThrow('result')
})
