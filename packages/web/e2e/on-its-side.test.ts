/** A phone on its side, 844 x 390: seats, board, what is asked and what one has are in sight, and nothing covers or cuts them. */
import { rooms } from '@durbar/games'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  against,
  browserForTests,
  clickUntil,
  DOORSTEP,
  everyDay,
  layTable,
  plyOf,
  settled,
} from './visitor.ts'

const browser = browserForTests()
const ON_ITS_SIDE = { width: 844, height: 390 } as const
/** Looks per game, so many plies apart. */
const LOOKS = 5
const APART = 4
/** Games whose board is seen whole; the others' are maps and markets, which are pushed along. */
const WHOLE = ['vermaechtnis']

const faults = (page: Page, whole: boolean): Promise<string[]> =>
  page.evaluate((whole) => {
    const found: string[] = []
    const rect = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()
    const column = rect('[data-telling]')!
    for (const chip of document.querySelectorAll<HTMLElement>('aside li')) {
      const last = Math.max(...[...chip.children].map((each) => each.getBoundingClientRect().right))
      if (last > column.left + 1) found.push(`the seat "${chip.title}" is cut`)
    }
    const prompt = rect('section[data-asked]:has(button)')
    const tabs = rect('nav:has(> [data-opens])')!
    if (prompt && (prompt.bottom > tabs.top + 1 || prompt.left < column.left - 1))
      found.push(
        `the prompt leaves its place: ${[prompt.left, prompt.bottom, column.left, tabs.top].map(Math.round)}`,
      )
    const main = document.querySelector<HTMLElement>('button[data-main]')
    const words = main?.querySelector<HTMLElement>('span')
    if (main && main.getBoundingClientRect().width < 120) found.push('the main button is too narrow')
    // Less than half a line: letters are higher than their lines.
    if (words && words.scrollHeight > words.clientHeight + 7) found.push(`"${words.textContent}" is cut`)
    const hand = document.querySelector('[data-note="hand"]')?.closest('section[aria-label]')
    const card = hand?.querySelector('[data-tokens]:not([hidden] *)')
    if (card && card.getBoundingClientRect().bottom > tabs.top + 1) found.push('the hand is cut')
    const board = document.querySelector('main')!
    if (whole && board.scrollHeight > board.clientHeight + 1) found.push('the board is cut')
    const desk = rect('[data-part="desk"]')
    if (desk && desk.height > 0 && desk.bottom > innerHeight + 1) found.push('the bids are cut')
    return found
  }, whole)

const tables = rooms.map(({ game }, i) => ({ game: game.id, language: (['de', 'en'] as const)[i % 2]! }))

test.each(everyDay(tables, 2, 3))('$game, $language: some turns by finger', async ({ game, language }) => {
  const { page, errors } = await browser.open(DOORSTEP, { ...ON_ITS_SIDE, language })
  await layTable(page, game, against(3), {}, 5)
  for (let look = 0; look < LOOKS; look++) {
    await settled(page)
    expect(await faults(page, WHOLE.includes(game)), `ply ${await plyOf(page)}`).toEqual([])
    await clickUntil(page, look, (await plyOf(page)) + APART)
  }
  expect(errors).toEqual([])
})

test('five at a table of Taj Mahal have room in the bar', async () => {
  const { page } = await browser.open(DOORSTEP, { ...ON_ITS_SIDE, language: 'de' })
  await layTable(page, 'taj-mahal', against(4), {}, 5)
  await settled(page)
  expect(await faults(page, false)).toEqual([])
})
