/** What somebody felt who played whole games on a phone: what is asked for lies in sight, and nothing gives way for it. */
import { expect, test } from 'vitest'
import {
  against,
  browserForTests,
  DOORSTEP,
  layTable,
  PHONE,
  playUntilSeen,
  settled,
  tap,
} from './visitor.ts'

const browser = browserForTests()
/** Until everything that follows a move has found its place. */
const CALM_MS = 350

test('Taj Mahal on a phone: supply and hand are seen together while cards are taken, and the board stays', async () => {
  const { page, errors } = await browser.open(DOORSTEP, { ...PHONE, language: 'de' })
  await layTable(page, 'taj-mahal', against(3), {}, 5)
  await settled(page)
  // What is asked stands between the board and the hand: it would move with either.
  const prompt = () => page.locator('[data-asked]').evaluate((asked) => asked.getBoundingClientRect().top)
  const before = await prompt()
  expect(await playUntilSeen(page, '[data-note="supply"] [data-state="offered"]')).toBe(true)
  await page.waitForTimeout(CALM_MS)
  expect(await prompt()).toBe(before)
  const cards = await page.evaluate(() =>
    [...document.querySelectorAll('[data-note="supply"] button, [data-note="hand"] button')].map((card) => {
      const { left, right, top, bottom } = card.getBoundingClientRect()
      return left >= 0 &&
        right <= innerWidth &&
        document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
        ? 'seen'
        : card.textContent
    }),
  )
  expect(cards.length).toBeGreaterThan(4)
  expect(cards.filter((card) => card !== 'seen')).toEqual([])
  expect(errors).toEqual([])
})

test('Taj Mahal on a phone: cards that grow back after some were taken stay above the tabs in every frame', async () => {
  const { page, errors } = await browser.open(DOORSTEP, { ...PHONE, language: 'de', speed: 1 })
  // Still, until it counts: whole visits at an ordinary pace would take minutes. And some must be left to grow back.
  const left = '[data-taking] [data-note="hand"] li:nth-child(3)'
  await layTable(page, 'taj-mahal', against(3), {}, 5)
  expect(await playUntilSeen(page, left)).toBe(true)
  const offered = page.locator('[data-note="supply"] [data-state="offered"]')
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.evaluate(() => {
    const seen = { growing: 0, lowest: 0 }
    Object.assign(window, { seen })
    const tabs = document
      .querySelector('nav > button[data-opens]')!
      .parentElement!.getBoundingClientRect().top
    const look = () => {
      // One that lies far from where it lay is carried as a picture of itself.
      for (const card of document.querySelectorAll('[data-note="hand"] :is([data-piece], [popover])')) {
        const grows = card.getAnimations().some((each) => !('animationName' in each))
        if (grows) seen.growing++
        seen.lowest = Math.max(seen.lowest, card.getBoundingClientRect().bottom - tabs)
      }
      requestAnimationFrame(look)
    }
    look()
  })
  const main = page.locator('button[data-main="ready"]:not([data-blind])')
  while (!(await main.count())) {
    await tap(page, offered.and(page.locator(':not([data-fit="replaces"])')).first())
    await page.waitForTimeout(CALM_MS)
  }
  await tap(page, main)
  const seen = () =>
    page.evaluate(() => (window as unknown as { seen: { growing: number; lowest: number } }).seen)
  await expect.poll(async () => (await seen()).growing, { timeout: 20_000 }).toBeGreaterThan(4)
  await page.waitForTimeout(2 * CALM_MS)
  expect((await seen()).lowest).toBeLessThanOrEqual(0)
  expect(errors).toEqual([])
})

test('Cards & Karma on a phone: every way to end a turn is in sight', async () => {
  const { page, errors } = await browser.open(DOORSTEP, { ...PHONE, language: 'de' })
  await layTable(page, 'cards-karma', against(1), {}, 5)
  expect(await playUntilSeen(page, '[data-tokens="type=endTurn"][data-state="offered"]')).toBe(true)
  const ways = await page
    .locator('[data-tokens^="type="]')
    .evaluateAll((all) =>
      all.map((each) => each.getBoundingClientRect()).map(({ left, right }) => [left, right]),
    )
  for (const [left, right] of ways) {
    expect(left).toBeGreaterThanOrEqual(0)
    expect(right).toBeLessThanOrEqual(PHONE.width)
  }
  expect(ways.length).toBeGreaterThan(1)
  expect(errors).toEqual([])
})
