/** What was told is shown: a line rings its places, the last move is marked, advice keeps to the rows of the prompt. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  against,
  browserForTests,
  DOORSTEP,
  finger,
  layTable,
  PHONE,
  settled,
  touchUntil,
} from './visitor.ts'

const browser = browserForTests()

/** Where everything stands that a ring or a word could push. */
const boxes = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => {
    const found: Record<string, string> = {}
    const parts = 'main, [data-tokens], section[data-asked], nav > button, [data-panel]'
    document.querySelectorAll<HTMLElement>(parts).forEach((element, n) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      found[`${n} ${element.dataset.tokens ?? element.tagName}`] = [left, top, width, height]
        .map(Math.round)
        .join()
    })
    return found
  })

/** The middles of rings of one kind. */
const rings = (page: Page, kind: string): Promise<{ x: number; y: number }[]> =>
  page.evaluate(
    (each) =>
      [...document.querySelectorAll(`[data-ring="${each}"]`)].map((ring) => {
        const { left, top, width, height } = ring.getBoundingClientRect()
        return { x: left + width / 2, y: top + height / 2 }
      }),
    kind,
  )

const middle = (page: Page, selector: string): Promise<{ x: number; y: number }> =>
  page.locator(selector).evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return { x: left + width / 2, y: top + height / 2 }
  })

test('the last move of the others is ringed where it was made', async () => {
  const { page, errors } = await browser.open(DOORSTEP)
  await layTable(page, 'raja', against(2), {}, 5)
  await settled(page)
  // Characters, then houses in villages: after two questions houses of the others stand on the map.
  await touchUntil(page, 1, 4)
  await settled(page)
  await expect.poll(() => rings(page, 'last').then(({ length }) => length)).toBeGreaterThan(0)
  const marked = await rings(page, 'last')
  const places = await page.evaluate(() =>
    [...document.querySelectorAll('[data-place], [data-piece]')].map((place) => {
      const { left, top, width, height } = place.getBoundingClientRect()
      return { x: left + width / 2, y: top + height / 2 }
    }),
  )
  for (const { x, y } of marked)
    expect(places.some((each) => Math.hypot(each.x - x, each.y - y) < 3)).toBe(true)
  expect(errors).toEqual([])
})

test('pointing at a line rings its place and moves nothing', async () => {
  const { page, errors } = await browser.open(DOORSTEP)
  await layTable(page, 'vermaechtnis', against(2), {}, 3)
  await settled(page)
  await touchUntil(page, 2, 6)
  await settled(page)
  const before = await boxes(page)
  const lines = page.locator('[data-line]')
  let ringed = 0
  for (let n = 0; n < (await lines.count()); n++) {
    await lines.nth(n).hover()
    await page.waitForTimeout(60)
    ringed += (await rings(page, 'pointed')).length
    expect(await boxes(page)).toEqual(before)
  }
  expect(ringed).toBeGreaterThan(0)
  await page.mouse.move(700, 20)
  await expect.poll(() => rings(page, 'pointed')).toEqual([])
  await lines.first().click()
  expect(await lines.first().getAttribute('aria-expanded')).toBe('true')
  expect(errors).toEqual([])
})

test('on a phone a touched line gives way to the table and its ring', async () => {
  const { page, errors } = await browser.open(DOORSTEP, { ...PHONE, language: 'de' })
  await layTable(page, 'raja', against(2), {}, 5)
  await settled(page)
  await touchUntil(page, 1, 4)
  await settled(page)
  await finger(page, await middle(page, '[data-telling]'))
  await page.locator('[data-tab="log"]').waitFor()
  const line = page.locator('[data-line]').last()
  const { x, y } = (await line.boundingBox())!
  await finger(page, { x: x + 60, y: y + 15 })
  await page.locator('[data-tab="board"]').waitFor()
  await expect.poll(() => rings(page, 'pointed').then(({ length }) => length)).toBe(1)
  const [ring] = await rings(page, 'pointed')
  const map = (await page.locator('main').boundingBox())!
  expect(ring!.y).toBeGreaterThan(map.y)
  expect(ring!.y).toBeLessThan(map.y + map.height)
  expect(errors).toEqual([])
})

test.each([
  ['desktop', { width: 1440, height: 900, language: 'en' }],
  ['phone', { ...PHONE, language: 'de' }],
] as const)('advice pushes nothing, and nothing out of its panel: %s', async (_name, visit) => {
  const { page, errors } = await browser.open(DOORSTEP, visit)
  await layTable(page, 'vermaechtnis', against(2), {}, 3)
  await settled(page)
  const before = await boxes(page)
  await page.getByRole('button', { name: visit.language === 'de' ? 'Rat' : 'Advice' }).click()
  await page.locator('[data-advice]').waitFor({ timeout: 20_000 })
  expect(await boxes(page)).toEqual(before)
  const hidden = await page.locator('section[data-asked]').evaluate((prompt) => {
    const { bottom, right } = prompt.getBoundingClientRect()
    return [...prompt.querySelectorAll('button')].filter((button) => {
      const box = button.getBoundingClientRect()
      return box.bottom > bottom + 1 || box.right > right + 1 || box.bottom > window.innerHeight
    }).length
  })
  expect(hidden).toBe(0)
  // Why, from what the rules foresee.
  expect(await page.locator('[data-advice] > div').textContent()).not.toBe('')
  expect(errors).toEqual([])
})
