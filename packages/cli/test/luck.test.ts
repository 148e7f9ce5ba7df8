/** What the trial of luck says of games whose luck is known. */
import { expect, test } from 'vitest'
import { type LuckGame, luckVerdict } from '../src/review/luck.ts'

/** Of two seats: the places of the first, and what luck has done to it; the other one's are the rest. */
const game = (place: 1 | 2, luck: number): LuckGame => ({
  names: ['strong', 'weak'],
  places: [place, 3 - place],
  luck: [luck, -luck],
})
const FOUR = [game(1, -0.25), game(1, -0.25), game(2, 0.5), game(1, 0)]

test('luck that is nothing on average leaves the lead as it is, and less spread tells it after fewer games', () => {
  const { meanLuck, meanPlace, spreadRatio, gamesToTell } = luckVerdict(FOUR, ['strong', 'weak'])
  expect(meanLuck).toBe(0)
  expect(meanPlace).toEqual({ raw: 1.25, corrected: 1.25 })
  expect(spreadRatio).toBeCloseTo(Math.sqrt(1 / 6), 12)
  expect(gamesToTell).toEqual({ raw: 15.4, corrected: 2.6 })
})

test('noise that is taken for luck makes results wilder, and that is said', () => {
  const noisy = FOUR.map(({ names, places, luck }) => ({ names, places, luck: luck.map((each) => -each) }))
  const { spreadRatio, gamesToTell } = luckVerdict(noisy, ['strong', 'weak'])
  expect(spreadRatio).toBeGreaterThan(1)
  expect(gamesToTell.corrected).toBeGreaterThan(gamesToTell.raw)
})
