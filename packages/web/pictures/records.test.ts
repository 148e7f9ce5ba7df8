/** Records as they are drawn in the mock-ups, with the very game of the mock-ups: `npm run -s pictures`. */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { test } from 'vitest'
import { added, keepReview } from '../e2e/reviewed.ts'
import { against, browserForTests, DOORSTEP, layTable, touchUntil } from '../e2e/visitor.ts'
import { LOOKS, picture } from './beside.ts'

const ROOT = join(import.meta.dirname, '../../..')
const TAJ_MAHAL = join(ROOT, '../shared/look/review/taj-mahal-mock.durbar.json')
const browser = browserForTests()

/** Judged once for all looks; the document that a command prints has a summary beside the review. */
function judged(): unknown {
  const durbar = [join(ROOT, 'scripts/durbar.mjs'), 'review', TAJ_MAHAL, '--depth', 'quick', '--json']
  const { summary: _, ...review } = JSON.parse(
    execFileSync('node', durbar, { encoding: 'utf8', maxBuffer: 1e9 }),
  )
  return review
}

const shoot = (page: Page, name: string, look: string, mock = name) =>
  picture(page, name, look, { mock, set: 'records' })

test.skipIf(!existsSync(TAJ_MAHAL))('library, replay, sharing, review, show me, result', async () => {
  const review = judged()
  for (const [look, visit] of LOOKS) {
    const { page } = await browser.open('/records', visit)
    const home = page.url()
    await shoot(page, 'records-empty', look)
    const id = await added(page, TAJ_MAHAL)
    const go = (path: string) => page.goto(new URL(`/records/${id}${path}`, home).href)
    await go('/207/review')
    await page.getByRole('button', { name: /Let him judge|Beurteilen lassen/ }).click()
    await page.locator('[data-judging="judging"] progress').waitFor()
    await page.waitForTimeout(6000)
    await shoot(page, 'review-computing', look)
    await page.getByRole('button', { name: /^(Pause|Anhalten)$/ }).click()
    await keepReview(page, id, review)
    await go('/198/review')
    await page.locator('[data-review="done"]').waitFor()
    await shoot(page, 'review', look)
    await go('/198/review?show')
    await page.locator('[data-moment="198"] table').waitFor()
    await shoot(page, 'review-moment', look)
    await go('/198')
    await page.locator('[data-turning]').first().waitFor()
    await shoot(page, 'replay', look, look.startsWith('390') ? 'replay-phone' : 'replay')
    await page.locator('[data-share]').click()
    await shoot(page, 'share', look, 'replay-1440-share')
    await go('/207/result')
    await page.locator('[data-record-result] table').first().waitFor()
    await shoot(page, 'result', look, 'game-over')
    await page.goto(home)
    await page.locator('[data-accuracy]').waitFor()
    await shoot(page, 'records', look)
    await page.context().close()
  }
})

test('the end of a game', async () => {
  for (const [look, visit] of LOOKS) {
    const { page } = await browser.open(DOORSTEP, visit)
    await layTable(page, 'vermaechtnis', against(2), {}, 1)
    await touchUntil(page, 1)
    await page.locator('[data-moment-kind]').first().waitFor({ timeout: 240_000 })
    await shoot(page, 'game-over', look)
    await page.context().close()
  }
})
