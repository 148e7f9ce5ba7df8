/** Small things at the frame of every table that somebody felt who played by hand. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { against, browserForTests, DOORSTEP, layTable, PHONE, plyOf, press, settled, tap } from './visitor.ts'

const browser = browserForTests()
const chosen = '[data-tokens][data-state="chosen"]'
/** Longer than a pointer must rest for a look. */
const LONG_MS = 700

/** Das Vermächtnis against a bot, when one is asked for the first time. */
async function atMarket(page: Page): Promise<void> {
  await layTable(page, 'vermaechtnis', against(1))
  expect(await settled(page)).toBe('asked')
}

test.each([
  ['de', ['langsam', 'normal', 'schnell', 'sofort']],
  ['en', ['slow', 'normal', 'fast', 'at once']],
] as const)('the paces stand from slow to fast, %s', async (language, paces) => {
  const { page } = await browser.open('/', { language })
  await page.locator('header button[aria-haspopup="menu"]').click()
  await page.getByRole('menuitem', { name: /^(Settings|Einstellungen)$/ }).click()
  const group = page
    .getByRole('radiogroup', { name: /^(Pace|Tempo)/ })
    .or(page.getByRole('group', { name: /^(Pace|Tempo)/ }))
  expect(await group.getByRole('radio').allTextContents()).toEqual(paces)
  await group.getByRole('radio', { name: paces[3] }).click()
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('durbar.settings')!).speed)).toBe(0)
})

test('what comes under a pointer that lies still is not looked at; whoever moves to it looks', async () => {
  const { page, errors } = await browser.open(DOORSTEP)
  await atMarket(page)
  const card = page.locator('main [data-tokens*="antique="][data-state="offered"]').first()
  await card.hover()
  await page.mouse.down()
  await page.mouse.up()
  expect(await page.locator(chosen).count()).toBe(1)
  const before = await plyOf(page)
  await page.keyboard.press('Control+Enter')
  await expect.poll(() => plyOf(page)).toBeGreaterThan(before)
  await settled(page)
  await page.waitForTimeout(LONG_MS)
  expect(await page.locator('[data-inspect]').count()).toBe(0)
  const other = page.locator('main [data-tokens*="antique="]').last()
  await other.hover()
  await page.locator('[data-inspect][data-passing]').waitFor()
  expect(errors).toEqual([])
})

test('Backspace lets go of what is chosen, then takes back, and says why where it cannot', async () => {
  const { page, errors } = await browser.open(DOORSTEP)
  await atMarket(page)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  expect(await page.locator(chosen).count()).toBe(1)
  const before = await plyOf(page)
  await page.keyboard.press('Backspace')
  expect(await page.locator(chosen).count()).toBe(0)
  await page.keyboard.press('Backspace')
  await page.getByText('Nothing to take back yet').waitFor()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+Enter')
  await expect.poll(() => plyOf(page)).toBeGreaterThan(before)
  expect(await settled(page)).toBe('asked')
  await page.keyboard.press('Backspace')
  await expect.poll(() => plyOf(page)).toBe(before)
  expect(errors).toEqual([])
})

test.each([
  ['de', 'Tasten', 'Rück'],
  ['en', 'Keys', 'Backspace'],
] as const)('the key ? tells of the keys, and the menu too, %s', async (language, title, key) => {
  const { page, errors } = await browser.open(DOORSTEP, { language })
  await atMarket(page)
  await page.keyboard.press('?')
  const sheet = page.getByRole('dialog', { name: title })
  await sheet.getByText(key, { exact: true }).waitFor()
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'detached' })
  await page.locator('header button[aria-haspopup="menu"]').click()
  await page.getByRole('menuitem', { name: title, exact: true }).click()
  await sheet.waitFor()
  expect(errors).toEqual([])
})

test.each([PHONE, { width: 844, height: 390 }])(
  'on a phone what is seen large has a cross, which closes it: %o',
  async (size) => {
    const { page, errors } = await browser.open(DOORSTEP, size)
    await atMarket(page)
    const card = (await page.locator('main [data-tokens*="antique="]').first().boundingBox())!
    await press(page, { x: card.x + card.width / 2, y: card.y + card.height / 2 }, 500)
    const sheet = page.locator('[data-inspect]')
    await sheet.waitFor()
    const cross = sheet.getByRole('button', { name: 'Close' })
    const { width, height } = (await cross.boundingBox())!
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    await tap(page, cross)
    await sheet.waitFor({ state: 'detached' })
    expect(await page.locator(chosen).count()).toBe(0)
    expect(errors).toEqual([])
  },
)
