/**
 * From 360 to 2560 px: no page is wider than the screen, what is offered at a table can be touched, and React has
 * nothing to say.
 */
import { rooms } from '@durbar/games'
import { soaking } from '@durbar/room/testing'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { against, browserForTests, DOORSTEP, everyDay, layTable, touchUntil } from './visitor.ts'

const browser = browserForTests()
const SIZES = [
  [360, 740],
  [700, 900],
  [1024, 768],
  [2560, 1440],
] as const

/** At every size. */
const PLIES = soaking ? 8 : 3

async function fits(page: Page, [width, height]: (typeof SIZES)[number], what: string): Promise<void> {
  if (page.viewportSize()!.width !== width) await page.setViewportSize({ width, height })
  expect(await page.evaluate(() => document.documentElement.scrollWidth), `${what}, ${width} px`).toBe(width)
}

test('no page is wider than the screen', async () => {
  const { page } = await browser.open('/', { language: 'de' })
  for (const path of ['/', '/about', '/new/raja', '/new/cards-karma', '/rules/taj-mahal', '/nowhere']) {
    await page.goto(new URL(path, page.url()).href)
    await page.locator('main:not([aria-busy]) h1').waitFor()
    for (const size of SIZES) await fits(page, size, path)
  }
})

test.each(
  everyDay(
    rooms.map(({ game }) => game.id),
    1,
    3,
    4,
  ),
)('%s: from the narrowest to the widest', async (game) => {
  const { page, errors } = await browser.open(DOORSTEP, { language: 'de', outspoken: true })
  await layTable(page, game, against(2), {}, 5)
  // A few moves at every size; each touch must find what it wants.
  for (const [i, size] of SIZES.entries()) {
    await fits(page, size, `${game} before`)
    await touchUntil(page, i, PLIES * (i + 1))
    await fits(page, size, `${game} later`)
  }
  expect(errors).toEqual([])
})
