/** What somebody felt who played whole games on a phone: what is asked for lies in sight, and nothing gives way for it. */
import { expect, test } from 'vitest'
import { against, browserForTests, DOORSTEP, layTable, PHONE, playUntilSeen, settled } from './visitor.ts'

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
