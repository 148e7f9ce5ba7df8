/** Wrong addresses, damaged records, a browser that keeps nothing: a clear word, and nothing is lost. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { against, browserForTests, DOORSTEP, layTable, settled, touchUntil } from './visitor.ts'

const browser = browserForTests()

test('an address that leads nowhere gets a page that says so, and a way home', async () => {
  const { page, errors } = await browser.open('/nowhere')
  for (const path of [
    '/nowhere',
    '/new/chess',
    '/rules/chess',
    '/table/12345678',
    '/table/a%20b',
    '/new/__proto__',
  ]) {
    await page.goto(new URL(path, page.url()).href)
    await page.getByRole('heading', { level: 1, name: 'There is no door here' }).waitFor()
    await page.getByRole('main').getByRole('link', { name: 'Home' }).click()
    await page.getByRole('heading', { level: 1, name: 'The court is open' }).waitFor()
  }
  expect(errors).toEqual([])
})

/** Changes what is stored under this id; gives what is stored then. */
const tamper = (page: Page, store: string, id: string, change: Record<string, unknown>): Promise<unknown> =>
  page.evaluate(
    ([store, id, change]) =>
      new Promise<unknown>((resolve, reject) => {
        const request = indexedDB.open('durbar')
        request.onerror = () => reject(request.error)
        request.onsuccess = () => {
          const records = request.result.transaction(store, 'readwrite').objectStore(store)
          const get = records.get(id)
          get.onsuccess = () => {
            const record = { ...get.result, ...change }
            records.put(record).onsuccess = () => resolve(record)
          }
        }
      }),
    [store, id, change] as const,
  )

test('a damaged record is named and left alone; other games are not harmed', async () => {
  const { page, errors } = await browser.open(DOORSTEP)
  const whole = await layTable(page, 'vermaechtnis', against(1), {}, 1)
  await settled(page)
  const broken = await layTable(page, 'vermaechtnis', against(1), {}, 2)
  await touchUntil(page, 1, 5)
  const home = new URL('/', page.url()).href
  await page.goto(home)
  const before = await tamper(page, 'matches', broken, {
    match: { game: 'vermaechtnis', log: [{ seat: 'x' }] },
  })
  await page.goto(`${home}table/${broken}`)
  await page.getByText('The record of this game is damaged').waitFor()
  expect(await tamper(page, 'matches', broken, {})).toEqual(before)
  await tamper(page, 'tables', broken, { seats: null })
  await page.goto(home)
  await page.getByText('1 stored game cannot be read').waitFor()
  await page.locator(`a[href="/table/${whole}"]`).click()
  await settled(page)
  expect(errors).toEqual([])
})

test('without any storage a game can still be played, and the page says that it is not kept', async () => {
  const { page, context, errors } = await browser.open(DOORSTEP)
  await context.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new Error('no storage here')
    }
  })
  await context.route(/\/worker-(?!transport)[^/]*\.js$/, async (route) => {
    const response = await route.fetch()
    const noDatabase = `Object.defineProperty(self, 'indexedDB', { value: { open() { throw new Error('none') } } });`
    await route.fulfill({ response, body: noDatabase + (await response.text()) })
  })
  await page.goto(new URL('/', page.url()).href)
  await page
    .getByRole('button', { name: /^Play The Maharaja/ })
    .first()
    .click()
  await page.getByText('This device does not keep the game').waitFor()
  await settled(page)
  await touchUntil(page, 1)
  expect(await page.locator('[data-over] > ol > li').count()).toBe(3)
  expect(errors).toEqual([])
})

test('settings that make no sense are forgotten', async () => {
  const { page, context, errors } = await browser.open(DOORSTEP)
  await context.addInitScript(() =>
    localStorage.setItem('durbar.settings', '{"language":"xx","theme":7,"speed":99,"volume":-1}'),
  )
  await page.goto(new URL('/', page.url()).href)
  await page.getByRole('heading', { level: 1, name: 'The court is open' }).waitFor()
  expect(errors).toEqual([])
})
