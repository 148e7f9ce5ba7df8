/** Das Vermächtnis on a phone: a collection that costs an antique, and the antiques to choose from, are in reach together. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  against,
  browserForTests,
  DOORSTEP,
  layTable,
  PHONE,
  playUntilSeen,
  plyOf,
  settled,
  tap,
} from './visitor.ts'

const browser = browserForTests()
const COSTS = '[data-panel="side"] [data-state="offered"]:has([data-costs])'

/** Plays what glows at this table until a collection is offered that costs an antique. */
async function untilItCosts(page: Page): Promise<void> {
  await layTable(page, 'vermaechtnis', against(1), {}, 1)
  expect(await playUntilSeen(page, COSTS)).toBe(true)
}

test('the panel of collections stays open for the antique that pays, which may be changed', async () => {
  const { page, errors } = await browser.open(DOORSTEP, { language: 'de', ...PHONE })
  await untilItCosts(page)
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
  await tap(page, page.locator('button[data-main="ready"]:not([data-blind])'))
  await settled(page)
  expect(await plyOf(page)).toBeGreaterThan(ply)
  expect(errors).toEqual([])
})

test('a chosen antique covers nothing of the one before it in its pile', async () => {
  const { page } = await browser.open(DOORSTEP)
  const CHOSEN = '[data-note="hand"] [data-piece] + [data-piece] > [data-state="chosen"]'
  // Not in every game does somebody pay with one of several.
  let came = false
  for (let deal = 1; deal < 9 && !came; deal++) {
    await layTable(page, 'vermaechtnis', against(1), {}, deal)
    came = await playUntilSeen(page, CHOSEN, deal)
  }
  expect(came).toBe(true)
  const risen = await page.locator(CHOSEN).evaluate((card) => {
    const { top } = card.parentElement!.getBoundingClientRect()
    return card.getBoundingClientRect().top - top
  })
  expect(risen).toBe(0)
})
