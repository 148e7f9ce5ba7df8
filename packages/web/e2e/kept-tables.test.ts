/** The tables on the home page: in the language of today, from whatever house kept them, and not lost by a slip. */

import { roomOf } from '@durbar/games'
import { host, isRefused, keyFromSeed } from '@durbar/kernel'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { put } from './positions.ts'
import {
  against,
  browserForTests,
  DOORSTEP,
  layTable,
  PHONE,
  plyOf,
  settled,
  tap,
  touchUntil,
} from './visitor.ts'

const browser = browserForTests()
const home = (page: Page) => page.goto(new URL('/', page.url()).href)

test('where a game stands and who plays is said in the language of whoever reads', async () => {
  const { page, context, errors } = await browser.open(DOORSTEP, { language: 'de' })
  await layTable(page, 'vermaechtnis', [{ kind: 'person' }, { kind: 'bot', level: 'level4' }], {}, 3)
  await settled(page)
  await home(page)
  await page.getByText('Verkaufstag 1 von 9').waitFor()
  await page.getByTitle('Rohan').waitFor()
  await page.getByTitle('Lotos').waitFor()
  await context.addInitScript(() => localStorage.setItem('durbar.settings', '{"language":"en","speed":0}'))
  await page.reload()
  await page.getByText('Sales day 1 of 9').waitFor()
  await page.getByTitle('Rohan').waitFor()
  await page.getByTitle('Lotus').waitFor()
  expect(await page.getByText('Verkaufstag').count()).toBe(0)
  expect(errors).toEqual([])
})

test('a match as the first house stored it is listed and goes on, and is then kept in today’s shape', async () => {
  const { page, errors } = await browser.open('/')
  const house = host(roomOf('vermaechtnis')!.game)
  let at = house.start(2, {}, keyFromSeed(5))
  for (let i = 0; i < 6 && !isRefused(at); i++) {
    const seat = house.kernel.toMove(at.state)
    at = house.play(at, seat, house.kernel.ask(at.state, seat)!.moves[0])
  }
  if (isRefused(at)) throw new Error(at.refused)
  const seats = [
    { kind: 'person', name: 'Asha' },
    { kind: 'bot', level: 'level1', name: 'Gast' },
  ]
  const summary = { id: 'old', game: 'vermaechtnis', seats, options: at.match.options, updated: 1 }
  await put(page, {
    matches: { id: 'old', match: { ...at.match, key: at.key } },
    tables: { ...summary, ply: 6, over: false, yours: true, caption: 'Verkaufstag 2 von 9' },
  })
  await page.reload()
  await page.getByText('6 moves').waitFor()
  await page.getByTitle('Asha').waitFor()
  await page.getByTitle('Kiran').waitFor()
  await page.locator('a[href="/table/old"]').click()
  await settled(page)
  expect(await plyOf(page)).toBeGreaterThanOrEqual(6)
  await touchUntil(page, 1, (await plyOf(page)) + 2)
  await home(page)
  await page.getByText(/Sales day \d of 9/).waitFor()
  expect(errors).toEqual([])
})

test('a game removed by a finger can be had back; left alone it is gone', async () => {
  const { page, errors } = await browser.open(DOORSTEP, PHONE)
  const id = await layTable(page, 'vermaechtnis', against(1), {}, 3)
  await touchUntil(page, 1, 3)
  const ply = await plyOf(page)
  await home(page)
  const discard = page.getByRole('button', { name: /^Discard the game/ })
  await tap(page, discard)
  await page.getByText('removed.').waitFor()
  await tap(page, page.getByRole('button', { name: 'Undo' }))
  const on = page.locator(`a[href="/table/${id}"]`)
  await tap(page, on)
  await settled(page)
  expect(await plyOf(page)).toBe(ply)
  // Nobody takes it back: after a while, or when the page is left, it is deleted.
  await home(page)
  await tap(page, discard)
  await page.getByText('removed.').waitFor()
  await page.locator('[data-removed]').waitFor({ state: 'detached', timeout: 15_000 })
  await page.reload()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForTimeout(300)
  expect(await on.count()).toBe(0)
  expect(errors).toEqual([])
})

test('finished games alone stand under a heading that speaks of them', async () => {
  const { page } = await browser.open(DOORSTEP)
  const id = await layTable(page, 'vermaechtnis', against(1), {}, 3)
  await touchUntil(page, 1)
  await home(page)
  const kept = page.locator('li', { has: page.locator(`a[href="/records/${id}"]`) })
  await kept.waitFor()
  expect(await page.locator('[data-own-tables] [data-yours]').count()).toBe(0)
  await page.getByText('Your games', { exact: true }).waitFor()
  // How it came out, and when it was.
  const today = new Date().toLocaleDateString('en-GB', { day: 'numeric', month: 'long' })
  const said = await kept.textContent()
  expect(said).toMatch(/(You win|You are second of two), \d+ to \d+/)
  expect(said).toContain(`on this device, ${today}`)
})
