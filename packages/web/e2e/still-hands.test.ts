/**
 * Under a finger nothing moves. Every thing that is offered is tapped as a finger does it, on two phones, in German on
 * the one and in English on the other: while it lies on the glass and after it is lifted everything that can be
 * touched stands where it stood, and the thing under the finger is the one that was meant.
 */
import { rooms } from '@durbar/games'
import { expect, test } from 'vitest'
import { tapOffered, watchPlaces } from './stillness.ts'
import { against, browserForTests, DOORSTEP, layTable, PHONE, plyOf, settled, touchUntil } from './visitor.ts'

const browser = browserForTests()

const SMALL_PHONE = { width: 360, height: 740 } as const
/** Questions per game, so many plies apart. */
const QUESTIONS = 2
const APART = 5
/** Things per question. */
const THINGS = 12

/** Each table on both phones, in German on the one and in English on the other. */
const plans = rooms.flatMap(({ game }, i) =>
  [PHONE, SMALL_PHONE].map((phone, k) => ({
    game: game.id,
    language: (i + k) % 2 === 0 ? ('de' as const) : ('en' as const),
    ...phone,
  })),
)

test.each(plans)('$game, $language, $width x $height', async ({ game, ...look }) => {
  const { page, errors } = await browser.open(DOORSTEP, look)
  await layTable(page, game, against(2), {}, 5)
  await watchPlaces(page)
  let tapped = 0
  for (let asked = 0; asked < QUESTIONS; asked++) {
    expect(await settled(page)).toBe('asked')
    tapped += await tapOffered(page, THINGS)
    await touchUntil(page, asked + 1, (await plyOf(page)) + APART)
  }
  expect(tapped).toBeGreaterThan(QUESTIONS)
  expect(errors).toEqual([])
})
