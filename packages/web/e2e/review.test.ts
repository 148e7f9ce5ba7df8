/** The review in a real browser: judged here and left again, read by key and by touch, shown on the table, played on. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeFindings } from './axe.ts'
import { added, keepReview } from './reviewed.ts'
import { browserForTests, PHONE } from './visitor.ts'

const browser = browserForTests()
const slider = (page: Page) => page.getByRole('slider', { name: /The course|Verlauf/ })

test('a judged game is read by key, shown on the table, and played on from there', async () => {
  const { page, errors } = await browser.open('/records', { bypassCSP: true })
  const id = await added(page)
  await keepReview(page, id)
  await page.goto(new URL(`/records/${id}/29/review`, page.url()).href)
  await page.locator('[data-review="done"]').waitFor()
  expect(await page.locator('[data-card]').count()).toBe(3)
  expect((await page.locator('[data-sure]').getAttribute('d'))!.length).toBeGreaterThan(1000)
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
  await page.keyboard.press('s')
  await page.getByRole('dialog').getByLabel('Link to this moment').waitFor()
  await page.keyboard.press('Escape')
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

test('what the judge has found is in the replay and in the library: stars, accuracy, and a way back', async () => {
  const { page, errors } = await browser.open('/records')
  const id = await added(page)
  // Not judged: whoever wants to know asks.
  await page.getByText('not judged yet').waitFor()
  await page.locator('[data-record]').getByRole('link', { name: 'Replay' }).click()
  await page.locator('[data-find-turning]:visible').waitFor()
  await keepReview(page, id)
  await page.locator('[data-find-turning]:visible').click()
  await expect.poll(() => page.locator('[data-turning]').count()).toBe(5)
  await page.locator('[data-replay="0"]').waitFor()
  await page.keyboard.press('t')
  const first = (await page.locator('[data-turning]').first().getAttribute('data-turning'))!
  await page.locator(`[data-replay="${first}"]`).waitFor()
  await page.locator('[aria-current="step"]').getByText('turning point').waitFor({ state: 'attached' })
  // Enter shows the decision on the table, escape goes back to the review, and from there to where one came from.
  await page.keyboard.press('Enter')
  await page.locator(`[data-moment="${first}"]`).waitFor()
  await page.keyboard.press('Escape')
  await page.locator('[data-review="done"]').waitFor()
  await page.keyboard.press('Escape')
  await page.locator('[data-accuracy]').waitFor()
  // Letters can be switched off.
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menuitem', { name: 'Settings' }).click()
  await page
    .getByRole('radiogroup', { name: /Letter keys/ })
    .or(page.getByRole('group', { name: /Letter keys/ }))
    .getByText('off')
    .click()
  await page.keyboard.press('Escape')
  await page.locator('[data-record]').getByRole('link', { name: 'Replay' }).click()
  await page.locator('[data-replay="0"]').waitFor()
  await page.keyboard.press('t')
  await page.keyboard.press('ArrowRight')
  await page.locator('[data-replay="1"]').waitFor()
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
