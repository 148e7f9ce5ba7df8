/** Whole games on a phone, upright and on its side: every move by at most five touches of what is drawn and the button. */
import { rooms } from '@durbar/games'
import { expect, test } from 'vitest'
import { overhear, reach } from '../e2e/reach.ts'
import {
  against,
  browserForTests,
  DOORSTEP,
  layTable,
  PHONE,
  plyOf,
  settled,
  touchUntil,
} from '../e2e/visitor.ts'

const browser = browserForTests()
const MOST_TOUCHES = 5
const ON_ITS_SIDE = { width: 844, height: 390 } as const

const plans = rooms.flatMap(({ game }) =>
  [PHONE, ON_ITS_SIDE].map((size) => ({ game: game.id, language: 'de' as const, ...size })),
)

test.each(plans)('$game, $width x $height', async ({ game, ...look }) => {
  const { page, errors } = await browser.open(DOORSTEP, look)
  await overhear(page)
  const id = await layTable(page, game, against(2), {}, 7)
  let made = 0
  while ((await settled(page)) === 'asked') {
    const { wanted, touches } = await reach(page, id, made++)
    expect(touches, JSON.stringify(wanted)).toBeLessThanOrEqual(MOST_TOUCHES)
  }
  expect(made).toBeGreaterThan(10)
  // Nobody is asked any more: what is left is the story of the scoring.
  const end = await plyOf(page)
  expect((await touchUntil(page, 1)).plies).toBe(end)
  expect(errors).toEqual([])
})
