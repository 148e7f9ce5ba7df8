/** The review in a real browser: judged here and left again, read by key and by touch, shown on the table, played on. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeFindings } from './axe.ts'
import { browserForTests, PHONE } from './visitor.ts'

const browser = browserForTests()
const RECORD = join(import.meta.dirname, '../../../docs/examples/anna-and-ben.durbar.json')
/** Of that record, by `durbar review --depth quick --json`. */
const REVIEW: unknown = JSON.parse(
  gunzipSync(readFileSync(join(import.meta.dirname, 'kept/anna-and-ben.review.json.gz'))).toString(),
)

async function added(page: Page): Promise<string> {
  await page.locator('[data-record-file]').setInputFiles(RECORD)
  const link = page.locator('[data-record]').getByRole('link', { name: /Replay|Wiedergabe/ })
  return /records\/([0-9a-f]{12})/.exec((await link.getAttribute('href'))!)![1]!
}

/** As the judge puts a review away: the head, and a piece for every move. */
const keep = (page: Page, id: string) =>
  page.evaluate(
    async ([id, kept]) => {
      // biome-ignore lint/suspicious/noExplicitAny: as it lies in the store
      const { entries, decisions, seen: _, ...head } = kept as any
      const db = await new Promise<IDBDatabase>((resolve) => {
        const asked = indexedDB.open('durbar-records')
        asked.onsuccess = () => resolve(asked.result)
      })
      const writing = db.transaction('reviews', 'readwrite')
      const store = writing.objectStore('reviews')
      store.put({ id, head: { ...head, moves: decisions.length } })
      for (const entry of entries) store.put({ id: `${id}#e${entry.ply}`, done: { entry } })
      for (const judgement of decisions) store.put({ id: `${id}#d${judgement.ply}`, done: { judgement } })
      await new Promise((resolve) => {
        writing.oncomplete = resolve
      })
      db.close()
    },
    [id, REVIEW] as const,
  )

const slider = (page: Page) => page.getByRole('slider', { name: /The course|Verlauf/ })

test('a judged game is read by key, shown on the table, and played on from there', async () => {
  const { page, errors } = await browser.open('/records', { bypassCSP: true })
  const id = await added(page)
  await keep(page, id)
  await page.goto(new URL(`/records/${id}/29/review`, page.url()).href)
  await page.locator('[data-review="done"]').waitFor()
  expect(await page.locator('[data-card]').count()).toBe(3)
  expect(await axeFindings(page)).toEqual([])
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => slider(page).getAttribute('aria-valuenow')).toBe('30')
  await page.keyboard.press('2')
  await page.locator('[data-card="1"][aria-pressed="true"]').waitFor()
  await page.getByRole('button', { name: 'as a table' }).click()
  expect(await page.locator('tbody tr').count()).toBe(83)
  // Two antiques to choose from: both are ringed on the table.
  await page.getByRole('button', { name: 'Show me', exact: true }).first().click()
  expect(await page.locator('[data-moment]').getAttribute('data-moment')).toBe('30')
  await page.locator('[data-line="played"][style]').first().waitFor()
  await page.locator('[data-line="preferred"][style]').first().waitFor()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Step through the line' }).click()
  await page.getByRole('button', { name: 'Step 1 of' }).waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => slider(page).getAttribute('aria-valuenow')).toBe('30')
  await page.keyboard.press('t')
  await expect.poll(() => page.locator('[data-star][aria-current]').count()).toBe(1)
  await page.locator('[data-list="costliest"] li').first().getByRole('button', { name: 'Show me' }).click()
  await page.getByRole('button', { name: 'Play on from here' }).click()
  await page.waitForURL(/\/table\//)
  await page.locator('[data-game="vermaechtnis"] [data-state="offered"]').first().waitFor()
  expect(errors).toEqual([])
})

test('a game is judged here: seen at once, left, and taken up where it was; on a phone, scrubbed by a finger', async () => {
  const { page, errors } = await browser.open('/records', { ...PHONE, language: 'de' })
  const id = await added(page)
  await page.goto(new URL(`/records/${id}/82/review`, page.url()).href)
  await page.getByRole('button', { name: 'Beurteilen lassen' }).tap()
  await page.locator('[data-curve] path[d*="L"]').first().waitFor({ state: 'attached' })
  const share = () =>
    page.locator('[data-judging] progress').evaluate((each: HTMLProgressElement) => each.value)
  await expect.poll(share, { timeout: 20_000 }).toBeGreaterThan(0.02)
  await page.getByRole('button', { name: 'Anhalten' }).tap()
  await page.locator('[data-review="paused"]').waitFor()
  const before = await share()
  await page.reload()
  await page.locator('[data-review="judging"]').waitFor()
  expect(await share()).toBeGreaterThanOrEqual(before)
  const plot = (await slider(page).boundingBox())!
  await page.touchscreen.tap(plot.x + plot.width / 2, plot.y + 80)
  await expect.poll(async () => Number(await slider(page).getAttribute('aria-valuenow'))).toBeLessThan(60)
  expect(errors).toEqual([])
})
