/** What people wait for before they see a page: no more than `npm run -s bench:web` allows. */
import { join } from 'node:path'
import { rooms } from '@durbar/games'
import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { askedBy, HOME_STANDS, TABLE_STANDS, WEIGHT, watchWeight, weigh } from '../../../scripts/weight.mjs'
import { courtHouse } from './court-house.ts'
import { against, browserForTests, DOORSTEP, layTable, person, press } from './visitor.ts'

const browser = browserForTests()
const DIST = join(import.meta.dirname, '../dist')

test('the home page is light', async () => {
  // A court of its own: what is said of other people's tables is fetched with the words of their games.
  const { address, close } = await courtHouse(DIST)
  onTestFinished(close)
  const { page } = await browser.open(DOORSTEP, { house: address })
  await watchWeight(page, HOME_STANDS)
  await page.goto(new URL('/', page.url()).href)
  expect(await weigh(page, DIST), (await askedBy(page)).join()).toBeLessThanOrEqual(WEIGHT.homeKB)
})

test('every table is light, and one at this device carries nothing of the court', async () => {
  const { page } = await browser.open(DOORSTEP)
  await watchWeight(page, TABLE_STANDS)
  for (const { game } of rooms) {
    await layTable(page, game.id, against(2))
    expect(await weigh(page, DIST), game.id).toBeLessThanOrEqual(WEIGHT.tableKB)
    expect((await askedBy(page)).filter((path) => /assets[/](court|hall|schemas)/.test(path))).toEqual([])
  }
})

/** Keeps what lies above tables on its way until it is let go. */
async function heldUp(page: Page): Promise<() => void> {
  let letGo = () => {}
  const released = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(/assets[/]overlays/, async (route) => {
    await released
    await route.continue()
  })
  return letGo
}

test('who touches before everything has come is answered when it has', async () => {
  const { page, errors } = await browser.open(DOORSTEP)
  const letGo = await heldUp(page)
  await layTable(page, 'raja', against(2))
  const seat = (await page.locator('li[data-look="seat:1"]').boundingBox())!
  await press(page, { x: seat.x + seat.width / 2, y: seat.y + 12 }, 90)
  letGo()
  await page.locator('[data-inspect]').getByRole('heading', { name: 'Bot 1' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Score' }).click()
  await page.getByRole('dialog', { name: 'Score' }).waitFor()
  expect(errors).toEqual([])
})

test('where people share a device no table is seen before its curtain', async () => {
  const { page } = await browser.open(DOORSTEP)
  const letGo = await heldUp(page)
  const laid = layTable(page, 'taj-mahal', [person('Lotus'), person('Peacock'), person('Tiger')])
  await page.waitForRequest(/assets[/]overlays/)
  await page.waitForTimeout(200)
  expect(await page.locator('[data-ply]').count()).toBe(0)
  letGo()
  await laid
  expect(await page.locator('[data-handover]').count()).toBe(1)
})
