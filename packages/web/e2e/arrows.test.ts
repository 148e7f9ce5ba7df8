/** The arrow keys walk what may be touched and nothing else: whoever has no mouse need not pass every village. */
import { rooms } from '@durbar/games'
import { expect, test } from 'vitest'
import { against, browserForTests, DOORSTEP, layTable, plyOf, settled } from './visitor.ts'

const browser = browserForTests()
const GAMES = rooms.map(({ game }) => game.id)

test.each(GAMES)('%s: from the first thing to the last and round again', async (game) => {
  const { page, errors } = await browser.open(DOORSTEP, { width: 1280, height: 720 })
  await layTable(page, game, against(2), {}, 2)
  expect(await settled(page)).toBe('asked')
  const focused = () => page.evaluate(() => (document.activeElement as HTMLElement).dataset.tokens ?? '')
  const offered = await page.evaluate(
    () =>
      [...document.querySelectorAll('[data-tokens][data-state="offered"]')].filter((each) =>
        each.checkVisibility(),
      ).length,
  )
  const walked: string[] = []
  for (let k = 0; k < offered; k++) {
    await page.keyboard.press('ArrowRight')
    walked.push(await focused())
  }
  expect(walked).not.toContain('')
  await page.keyboard.press('ArrowDown')
  expect(await focused()).toBe(walked[0])
  await page.keyboard.press('ArrowLeft')
  expect(await focused()).toBe(walked.at(-1))
  expect(errors).toEqual([])
})

test('a first choice of a character is two presses away, and a third makes it', async () => {
  const { page, errors } = await browser.open(DOORSTEP, { width: 1280, height: 720 })
  await layTable(page, 'raja', against(2), {}, 2)
  expect(await settled(page)).toBe('asked')
  const before = await plyOf(page)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+Enter')
  await expect.poll(() => plyOf(page)).toBeGreaterThan(before)
  expect(errors).toEqual([])
})
