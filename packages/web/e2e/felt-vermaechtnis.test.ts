/** Das Vermächtnis on a phone, as it was felt by whoever played it to the end by hand. */
import { expect, test } from 'vitest'
import {
  against,
  browserForTests,
  DOORSTEP,
  layTable,
  PHONE,
  playUntilSeen,
  settled,
  tap,
} from './visitor.ts'

const browser = browserForTests()
const PILE = '[data-note="hand"] li > div > :nth-child(2)'
const CARD = '[data-tokens^="card="][data-state="offered"]'

test('piles end above their names, and every collection card is in sight when one may be taken', async () => {
  const { page, errors } = await browser.open(DOORSTEP, { ...PHONE, language: 'de' })
  await layTable(page, 'vermaechtnis', against(2), {}, 5)
  await playUntilSeen(page, PILE)
  const over = await page.locator('[data-note="hand"] li:not([data-empty])').evaluateAll((piles) =>
    piles.flatMap((pile) => {
      const name = pile.lastElementChild!.getBoundingClientRect().top
      const cards = [...pile.firstElementChild!.children].map((card) => card.getBoundingClientRect().bottom)
      return Math.max(...cards) > name + 1 ? [pile.textContent] : []
    }),
  )
  expect(over).toEqual([])
  await playUntilSeen(page, CARD)
  const side = page.locator('[data-panel="side"]')
  await expect.poll(() => side.isVisible()).toBe(true)
  expect(await side.evaluate((panel) => panel.scrollHeight - panel.clientHeight)).toBe(0)
  expect(errors).toEqual([])
})

test('the line that tells the last move opens the log, and touched once more the table', async () => {
  const { page, errors } = await browser.open(DOORSTEP, { ...PHONE, language: 'de' })
  await layTable(page, 'vermaechtnis', against(2), {}, 5)
  expect(await settled(page)).toBe('asked')
  const shown = () => page.locator('[data-tab]').first().getAttribute('data-tab')
  const line = page.locator('[data-telling] button')
  await tap(page, line)
  await expect.poll(shown).toBe('log')
  await tap(page, line)
  await expect.poll(shown).toBe('board')
  expect(errors).toEqual([])
})

test('a coin that is not the leftmost says so at itself, and the next touch counts', async () => {
  const { page, errors } = await browser.open(DOORSTEP, { ...PHONE, language: 'de' })
  await layTable(page, 'vermaechtnis', against(2), {}, 5)
  expect(await settled(page)).toBe('asked')
  const coins = page.locator('[data-note="trade"] li:not([data-spent]) button')
  await tap(page, coins.last())
  const bubble = page.locator('[data-bubble]')
  await bubble.getByText('Diese Goldmünze ist noch nicht dran.').waitFor()
  expect(await bubble.textContent()).toContain('VM-4.2')
  expect(await page.locator('[role="dialog"], [data-inspect]').count()).toBe(0)
  const [said, coin] = [(await bubble.boundingBox())!, (await coins.last().boundingBox())!]
  const apart = Math.max(said.y - coin.y - coin.height, coin.y - said.y - said.height)
  expect(apart).toBeGreaterThanOrEqual(0)
  expect(apart).toBeLessThan(30)
  await tap(page, coins.first())
  await expect.poll(() => page.locator('[data-tokens="type=takeCoin"][data-state="chosen"]').count()).toBe(1)
  expect(await bubble.count()).toBe(0)
  expect(errors).toEqual([])
})
