/** axe finds nothing on the pages of records: library, replay, review, "show me", sharing, result, the end of a game. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeFindings } from './axe.ts'
import { added, keepReview } from './reviewed.ts'
import { against, browserForTests, DOORSTEP, everyDay, layTable, touchUntil, type Visit } from './visitor.ts'

const browser = browserForTests()

const SIZES = [
  [360, 740],
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
] as const
const ALL: readonly Visit[] = SIZES.flatMap(([width, height]) =>
  (['light', 'dark'] as const).flatMap((theme) =>
    (['de', 'en'] as const).map((language) => ({ width, height, theme, language })),
  ),
)
const named = (looks: readonly Visit[]) =>
  looks.map((look) => [`${look.width} ${look.theme} ${look.language}`, look] as const)
/** The narrowest by night, a desk by day. */
const LOOKS = named(everyDay(ALL, 3, 16))

const found = async (page: Page, where: string, part?: string) =>
  expect(await axeFindings(page, part), where).toEqual([])

test.each(LOOKS)('records: %s', async (_, look) => {
  const { page } = await browser.open('/records', { ...look, bypassCSP: true })
  await page.locator('[data-record-file]').waitFor({ state: 'attached' })
  await found(page, 'an empty library')
  const id = await added(page)
  await keepReview(page, id)
  const go = (path: string) => page.goto(new URL(`/records/${id}/${path}`, page.url()).href)
  await go('30/review')
  await page.locator('[data-review="done"]').waitFor()
  await page.getByRole('button', { name: /as a table|als Tabelle/ }).click()
  await found(page, 'review')
  await go('30/review?show')
  await page.locator('[data-moment="30"] table').waitFor()
  await found(page, 'show me')
  await go('30')
  await page.locator('[data-replay="30"]').waitFor()
  await expect.poll(() => page.locator('[data-turning]').count()).toBe(5)
  await found(page, 'replay')
  await page.locator('[data-share]').click()
  await page.getByRole('dialog').locator('input').first().waitFor()
  await found(page, 'sharing', '[role="dialog"]')
  await go('82/result')
  await page.locator('[data-record-result] table').first().waitFor()
  await found(page, 'result')
  await page.goto(new URL('/records', page.url()).href)
  await page.locator('[data-accuracy]').waitFor()
  await page.locator('[data-record-file]').setInputFiles({
    name: 'foto.durbar.json',
    mimeType: 'application/json',
    buffer: Buffer.from('nothing of ours'),
  })
  await page.locator('[data-message="problem"]').waitFor()
  await found(page, 'library')
})

test.each(named(everyDay(ALL, 1, 18)))('the end of a game: %s', async (_, look) => {
  const { page } = await browser.open(DOORSTEP, { ...look, bypassCSP: true })
  await layTable(page, 'vermaechtnis', against(1), {}, 1)
  await touchUntil(page, 1)
  await page.locator('[data-story] h3').first().waitFor()
  await found(page, 'game over', '[role="dialog"]')
})
