/** Das Vermächtnis on a phone: a collection that costs an antique, and the antiques to choose from, are in reach together. */
import { expect, test } from 'vitest'
import {
  against,
  browserForTests,
  DOORSTEP,
  layTable,
  mainButton,
  PHONE,
  playUntilSeen,
  plyOf,
  settled,
  tap,
} from './visitor.ts'

const browser = browserForTests()
const COSTS = '[data-panel="side"] [data-state="offered"]:has([data-costs])'

test('the panel of collections stays open for the antique that pays, which may be changed', async () => {
  const { page, errors } = await browser.open(DOORSTEP, { language: 'de', ...PHONE })
  await layTable(page, 'vermaechtnis', against(1))
  await playUntilSeen(page, COSTS)
  const ply = await plyOf(page)
  const tab = page.locator('nav > button[aria-pressed="true"]')
  await expect.poll(() => tab.getAttribute('data-opens')).toBe('side')
  await tap(page, page.locator(COSTS).first())
  const paying = page.locator('[data-tokens^="giveUp="]')
  await expect.poll(() => paying.count()).toBeGreaterThan(0)
  expect(await tab.getAttribute('data-opens')).toBe('side')
  const offered = page.locator('[data-tokens^="giveUp="][data-state="offered"]')
  await tap(page, offered.first())
  const first = await page
    .locator('[data-tokens^="giveUp="][data-state="chosen"]')
    .getAttribute('data-tokens')
  expect(await plyOf(page)).toBe(ply)
  await tap(page, offered.first())
  const chosen = page.locator('[data-tokens^="giveUp="][data-state="chosen"]')
  await expect.poll(() => chosen.getAttribute('data-tokens')).not.toBe(first)
  expect(await tab.getAttribute('data-opens')).toBe('side')
  expect(await plyOf(page)).toBe(ply)
  await tap(page, mainButton(page))
  await settled(page)
  expect(await plyOf(page)).toBeGreaterThan(ply)
  expect(errors).toEqual([])
})

test('a chosen antique covers nothing of the one before it in its pile', async () => {
  const { page } = await browser.open(DOORSTEP)
  const CHOSEN = '[data-note="hand"] [data-piece] + [data-piece] > [data-state="chosen"]'
  await layTable(page, 'vermaechtnis', against(1))
  await playUntilSeen(page, CHOSEN)
  const risen = await page.locator(CHOSEN).evaluate((card) => {
    const { top } = card.parentElement!.getBoundingClientRect()
    return card.getBoundingClientRect().top - top
  })
  expect(risen).toBe(0)
})
