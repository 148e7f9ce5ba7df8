/** axe finds nothing on any page and any table, in both themes, wide and narrow. */
import { rooms } from '@durbar/games'
import { soaking } from '@durbar/room/testing'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { AXE } from './axe.ts'
import {
  against,
  browserForTests,
  DOORSTEP,
  layTable,
  PHONE,
  person,
  settled,
  touchUntil,
  type Visit,
} from './visitor.ts'

const browser = browserForTests()

/** In the page, in the part of it that has changed, or but for what has not. */
async function violations(page: Page, part = 'html', but = 'no-such-part'): Promise<string[]> {
  return page.evaluate(
    async ([part, but]) => {
      const { axe } = window as unknown as {
        axe: {
          run(
            context: object,
            options: object,
          ): Promise<{ violations: { id: string; nodes: { html: string; failureSummary: string }[] }[] }>
        }
      }
      const shown = [...document.querySelectorAll<HTMLElement>(part)].filter((each) => each.checkVisibility())
      if (shown.length === 0) throw new Error(`no ${part} to look at`)
      const { violations } = await axe.run(
        { include: shown, exclude: [but] },
        { resultTypes: ['violations'], preload: false },
      )
      return violations.flatMap(({ id, nodes }) =>
        nodes
          .slice(0, 3)
          .map((node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary.slice(0, 200)}`),
      )
    },
    [part, but] as const,
  )
}

const LOOKS: readonly Visit[] = [
  { theme: 'light', language: 'en' },
  { theme: 'dark', language: 'de' },
  { theme: 'light', language: 'de', ...PHONE },
  { theme: 'dark', language: 'en', ...PHONE },
]

/** A page with axe in it, wherever it goes. */
async function open(path: string, look: Visit): Promise<Page> {
  const { page, context } = await browser.open(path, { ...look, bypassCSP: true })
  await context.addInitScript(AXE)
  return page
}

/** Every day by night on a desk and by day on a phone; a soak has all. */
const EVERY_DAY = LOOKS.slice(1, 3)

/** The house's own pages in every look; those of each game in one of them, and every day one rulebook in each. */
const pagesIn = (look: number, looks: number): readonly string[] => [
  ...['/', '/about', '/nowhere'],
  ...rooms.flatMap(({ game }, i) =>
    i % looks === look ? [`/new/${game.id}`, ...(soaking || i < looks ? [`/rules/${game.id}`] : [])] : [],
  ),
]

const looks = soaking ? LOOKS : EVERY_DAY
test.each(looks.map((look, i) => [look, i] as const))('pages: %o', async (look, i) => {
  const page = await open(DOORSTEP, look)
  for (const path of pagesIn(i, looks.length)) {
    await page.goto(new URL(path, page.url()).href)
    await page.locator('main:not([aria-busy]) h1').first().waitFor()
    expect(await violations(page), path).toEqual([])
  }
})

/**
 * Every table in both themes, both languages and both widths: wide by day and narrow by night, or the other way. Every
 * day in one of the two.
 */
const tables = rooms.flatMap(({ game }, i) =>
  LOOKS.flatMap((look, k) => {
    const its = (k % 3 === 0) === (i % 2 === 0)
    return its && (soaking || k % 2 === Number(i > 2)) ? [[game.id, look, i + k] as const] : []
  }),
)

/** What stands there whatever panel is open. */
const SAME = 'header, nav, section[data-asked]'

test.each(tables)('the table of %s: %o', async (game, look, turn) => {
  const page = await open(DOORSTEP, look)
  await layTable(page, game, against(2))
  await settled(page)
  // By turns: every table at its start in one look and in its middle in the other.
  if (turn % 2 === 0) {
    expect(await violations(page), 'start').toEqual([])
    return
  }
  await touchUntil(page, 2 + turn, 20 + 9 * (turn % 4))
  expect(await violations(page), 'middle').toEqual([])
  const tabs = page.locator('nav > button:visible')
  for (let i = 1; i < (await tabs.count()); i++) {
    await tabs.nth(i).click()
    expect(await violations(page, 'html', SAME), `tab ${i}`).toEqual([])
  }
})

// Every day one in the dark and one by day; a soak has both in both.
test.each(soaking ? LOOKS : LOOKS.slice(2, 3))('hand-over and dialogs: %o', async (look) => {
  const page = await open(DOORSTEP, look)
  await layTable(page, 'cards-karma', [person('Lotus'), person('Peacock')])
  await page.waitForSelector('[data-handover]')
  expect(await violations(page), 'hand-over').toEqual([])
  await page.locator('[data-handover] button').click()
  for (const entry of [/^(Rules|Regeln)$/, /^(Score|Spielstand)$/, /^(Settings|Einstellungen)$/]) {
    await page.getByRole('button', { name: /^(Menu|Menü)$/ }).click()
    await page.getByRole('menuitem', { name: entry }).click()
    await page.getByRole('dialog').waitFor()
    expect(await violations(page, '[role="dialog"]'), String(entry)).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }
})

test.each(soaking ? LOOKS : LOOKS.slice(1, 2))('the end, and games on the home page: %o', async (look) => {
  const page = await open(DOORSTEP, look)
  // The end of the shortest game.
  await layTable(page, 'vermaechtnis', against(1), {}, 2)
  await touchUntil(page, 4)
  expect(await violations(page), 'end').toEqual([])
  // Games on the home page, begun and finished.
  await page.goto(new URL('/', page.url()).href)
  await page.locator('a[href^="/records/"]').first().click()
  await page.locator('[data-replay]').waitFor()
  expect(await violations(page), 'replay').toEqual([])
  await page.getByRole('button', { name: /^(Result|Ergebnis)$/ }).click()
  await page.locator('[data-record-result]').waitFor()
  expect(await violations(page), 'result').toEqual([])
  await page.goto(new URL('/records', page.url()).href)
  await page.locator('[data-record]').waitFor()
  expect(await violations(page), 'library').toEqual([])
  await page.goto(new URL('/', page.url()).href)
  await page.locator('a[href^="/records/"]').first().waitFor()
  expect(await violations(page), 'home').toEqual([])
})
