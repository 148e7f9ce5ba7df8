/** One table in two windows: they know of each other, and neither overwrites the other's moves. */
import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  against,
  browserForTests,
  DOORSTEP,
  layTable,
  mainButton,
  plyOf,
  settled,
  touchUntil,
} from './visitor.ts'

const browser = browserForTests()

async function second(context: BrowserContext, first: Page): Promise<Page> {
  const page = await context.newPage()
  await page.goto(first.url())
  return page
}
const elsewhere = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'This table is open elsewhere' }).waitFor()
const playHere = (page: Page) => page.getByRole('button', { name: 'Play here' }).click()

/** How many moves are stored, and in which revision. */
const stored = (page: Page, id: string): Promise<{ plies: number; revision: number }> =>
  page.evaluate(
    (id) =>
      new Promise((resolve, reject) => {
        const request = indexedDB.open('durbar')
        request.onerror = () => reject(request.error)
        request.onsuccess = () => {
          const get = request.result.transaction('matches').objectStore('matches').get(id)
          get.onsuccess = () => resolve({ plies: get.result.match.log.length, revision: get.result.revision })
        }
      }),
    id,
  )

test('the second window says that the table is open elsewhere and can take it over, and back', async () => {
  const { page: one, context, errors } = await browser.open(DOORSTEP)
  await layTable(one, 'vermaechtnis', against(1), {}, 3)
  await touchUntil(one, 1, 4)
  const two = await second(context, one)
  await elsewhere(two)
  // The first is not disturbed.
  await touchUntil(one, 2, 6)
  const ply = await plyOf(one)
  await playHere(two)
  await settled(two)
  expect(await plyOf(two)).toBe(ply)
  await elsewhere(one)
  await touchUntil(two, 3, ply + 3)
  const later = await plyOf(two)
  await playHere(one)
  await settled(one)
  expect(await plyOf(one)).toBe(later)
  await elsewhere(two)
  expect(errors).toEqual([])
})

test('a window that was closed or left for the hall lets go of its table', async () => {
  const { page: one, context } = await browser.open(DOORSTEP)
  await layTable(one, 'vermaechtnis', against(1), {}, 3)
  await touchUntil(one, 1, 3)
  const url = one.url()
  await one.getByRole('link', { name: /Home/ }).click()
  const two = await context.newPage()
  await two.goto(url)
  await settled(two)
  await two.close()
  await one.goto(url)
  await settled(one)
})

test('where a browser knows no locks, a move that follows an older state is a message, not an overwrite', async () => {
  const { page: one, context, errors } = await browser.open(DOORSTEP)
  await context.route(/\/worker-(?!transport)[^/]*\.js$/, async (route) => {
    const response = await route.fetch()
    const noLocks = `Object.defineProperty(navigator, 'locks', { value: undefined });`
    await route.fulfill({ response, body: noLocks + (await response.text()) })
  })
  const id = await layTable(one, 'vermaechtnis', against(1), {}, 3)
  await touchUntil(one, 1, 4)
  const two = await second(context, one)
  await settled(two)
  await touchUntil(one, 2, 8)
  await expect.poll(async () => (await stored(one, id)).plies).toBeGreaterThanOrEqual(8)
  const before = await stored(one, id)
  await two.locator('main [data-state="offered"]').first().click()
  await mainButton(two).click()
  await elsewhere(two)
  expect(await stored(one, id)).toEqual(before)
  await playHere(two)
  await settled(two)
  expect(await plyOf(two)).toBe(before.plies)
  expect(errors).toEqual([])
})
