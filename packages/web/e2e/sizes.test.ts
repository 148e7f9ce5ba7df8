/**
 * From 360 to 2560 px: no page is wider than the screen, what is offered at a table can be touched, and React has
 * nothing to say.
 */
import { rooms } from '@durbar/games'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { against, browserForTests, DOORSTEP, layTable, settled, touchUntil } from './visitor.ts'

const browser = browserForTests()
const SIZES = [
  [360, 740],
  [430, 932],
  [700, 900],
  [768, 1024],
  [1024, 768],
  [1366, 768],
  [2560, 1440],
] as const

async function fits(page: Page, what: string): Promise<void> {
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height })
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${what}, ${width} px`).toBe(
      width,
    )
  }
}

test('no page is wider than the screen', async () => {
  const { page } = await browser.open('/', { language: 'de' })
  for (const path of ['/', '/about', '/new/raja', '/new/cards-karma', '/rules/taj-mahal', '/nowhere']) {
    await page.goto(new URL(path, page.url()).href)
    await page.locator('main:not([aria-busy]) h1').waitFor()
    await fits(page, path)
  }
})

test.each(rooms.map(({ game }) => game.id))('%s: from the narrowest to the widest', async (game) => {
  const { page, errors } = await browser.open(DOORSTEP, { language: 'de', outspoken: true })
  await layTable(page, game, against(2), {}, 5)
  await settled(page)
  await fits(page, game)
  // A few moves at every size; each touch must find what it wants.
  for (const [i, [width, height]] of SIZES.entries()) {
    await page.setViewportSize({ width, height })
    await touchUntil(page, i, 5 * (i + 1))
  }
  await fits(page, `${game} later`)
  expect(errors).toEqual([])
})
