/** axe finds nothing on any page, in both themes, wide and narrow. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { rooms } from '@durbar/games'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { bot, browserForTests, layTable, person, playByTouch, settled, type Visit } from './visitor.ts'

const browser = browserForTests()
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe)
  return page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: {
        run(): Promise<{ violations: { id: string; nodes: { html: string; failureSummary: string }[] }[] }>
      }
    }
    const { violations } = await axe.run()
    return violations.flatMap(({ id, nodes }) =>
      nodes
        .slice(0, 3)
        .map((node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary.slice(0, 200)}`),
    )
  })
}

const THEMES: readonly Visit[] = [
  { theme: 'light', language: 'en', bypassCSP: true },
  { theme: 'dark', language: 'de', bypassCSP: true },
  { theme: 'light', language: 'de', width: 390, height: 844, bypassCSP: true },
]

test.each(THEMES)('pages: %o', async (visit) => {
  for (const path of ['/', '/new/vermaechtnis', '/new/raja', '/rules/warehouse-51', '/about', '/nowhere']) {
    const { page, context } = await browser.open(path, visit)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await page.waitForTimeout(300)
    expect(await violations(page), path).toEqual([])
    await context.close()
  }
})

test.each(rooms.flatMap(({ game }) => THEMES.map((visit) => [game.id, visit] as const)))(
  'the table of %s: %o',
  async (game, visit) => {
    const { page } = await browser.open('/', visit)
    await layTable(page, game, [person('Lotus'), bot('level1', 1), bot('level1', 2)])
    await settled(page)
    expect(await violations(page), 'start').toEqual([])
    await playByTouch(page, 2, 25)
    expect(await violations(page), 'middle').toEqual([])
  },
)

test.each(THEMES)('dialogs: settings, score, rules, hand-over and end: %o', async (visit) => {
  const { page } = await browser.open('/', visit)
  await layTable(page, 'vermaechtnis', [person('Lotus'), person('Peacock')])
  await page.waitForSelector('[data-handover]')
  expect(await violations(page), 'hand-over').toEqual([])
  await page.locator('[data-handover] button').click()
  const menu = page.getByRole('button', { name: /^(Menu|Menü)$/ })
  for (const entry of [/^(Rules|Regeln)$/, /^(Score|Wertung)$/, /^(Settings|Einstellungen)$/]) {
    await menu.click()
    await page.getByRole('menuitem', { name: entry }).click()
    await page.getByRole('dialog').waitFor()
    await page.waitForTimeout(250)
    expect(await violations(page), String(entry)).toEqual([])
    await page.keyboard.press('Escape')
  }
  await playByTouch(page, 4)
  expect(await violations(page), 'end').toEqual([])
})
