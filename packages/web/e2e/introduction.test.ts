/** The introductions, read to their end: every note appears, on the screen, and what it points at is to be seen. */
import { rooms } from '@durbar/games'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { browserForTests, PHONE, settled, type Visit } from './visitor.ts'

const browser = browserForTests()

const LOOKS: readonly Visit[] = [{ language: 'en' }, { language: 'de', ...PHONE }]
const readings = rooms.flatMap(({ game }) => LOOKS.map((look) => [game.id, look] as const))

/** Inside the window, as far as it can be: a map may be larger than the window. */
const inSight = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((selector) => {
    const box = document.querySelector(selector)?.getBoundingClientRect()
    if (!box) return false
    const wide = Math.min(box.right, window.innerWidth) - Math.max(box.left, 0)
    const high = Math.min(box.bottom, window.innerHeight) - Math.max(box.top, 0)
    return wide > 20 && high > 20
  }, selector)

test.each(readings)('%s: %o', async (game, look) => {
  const { page, errors } = await browser.open(`/new/${game}`, look)
  await page.getByRole('button', { name: /^(Introduction|Einführung)$/ }).click()
  const note = page.locator('[data-introduces]')
  const next = note.getByRole('button', { name: /^(Next|Weiter)$/ })
  let [read, pointed] = [0, 0]
  for (let turns = 0; turns < 60; turns++) {
    expect(await settled(page)).toBe('asked')
    // A note comes when it is somebody's turn, and finds its place a moment later.
    await page.waitForTimeout(60)
    if (!(await note.isVisible())) {
      // Not touchUntil: a note may come while the person still touches, and lies above things.
      await page.evaluate((seed) => window.visitor.play(seed, window.visitor.ply() + 1), turns + 1)
      continue
    }
    read++
    await expect.poll(() => inSight(page, '[data-introduces]'), { message: `note ${read}` }).toBe(true)
    // The thing may have to be brought to the front first.
    for (let i = 0; i < 6 && !(await inSight(page, '[data-points-at]')); i++) await page.waitForTimeout(80)
    if (await page.locator('[data-points-at]').count()) {
      pointed++
      expect(await inSight(page, '[data-points-at]'), `what note ${read} points at`).toBe(true)
    }
    if (!(await next.isVisible())) break
    await next.click()
  }
  expect(await note.locator('small').textContent()).toMatch(new RegExp(`^${read} .* ${read}$`))
  expect(read).toBeGreaterThanOrEqual(5)
  expect(read).toBeLessThanOrEqual(8)
  // Few notes speak of something that a phone has no room for, or that is no thing.
  expect(pointed).toBeGreaterThanOrEqual(read - 2)
  await note.getByRole('button').last().click()
  expect(await note.count()).toBe(0)
  expect(errors).toEqual([])
})
