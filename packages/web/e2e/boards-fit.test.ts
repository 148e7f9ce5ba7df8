/** On a phone a board and what is asked at it are seen whole, and words on it stand clear of each other. */
import { soaking } from '@durbar/room/testing'
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
  touchUntil,
} from './visitor.ts'

const browser = browserForTests()

const MARKETS = [
  ['de', 360, 740],
  ['en', 390, 844],
] as const

test.each(MARKETS.slice(0, soaking ? 2 : 1))(
  'Das Vermächtnis, %s, %i x %i: market and hand are seen whole all the game, and no purchase moves them',
  async (language, width, height) => {
    const { page, errors } = await browser.open(DOORSTEP, { width, height, language })
    await layTable(page, 'vermaechtnis', against(2), {}, 5)
    const heights = new Set<number>()
    for (let look = 0; look < 14; look++) {
      if ((await settled(page)) !== 'asked') break
      const board = await page.locator('main').evaluate((main) => ({
        shown: main.checkVisibility(),
        // The coins lie at its foot, whatever is promised above them.
        height: main.querySelector('[data-note="trade"]')!.getBoundingClientRect().top,
        hidden: Math.max(
          main.scrollHeight - main.clientHeight,
          ...[...document.querySelectorAll('section:has(> * > [data-note="hand"])')].flatMap((hand) => [
            hand.scrollWidth - hand.clientWidth,
            ...[...hand.querySelectorAll('[data-piece]')].map(
              (card) => hand.getBoundingClientRect().top - card.getBoundingClientRect().top,
            ),
          ]),
        ),
      }))
      if (board.shown) {
        expect(board.hidden, `ply ${await plyOf(page)}`).toBeLessThanOrEqual(1)
        heights.add(board.height)
      }
      await touchUntil(page, look, (await plyOf(page)) + 3)
    }
    expect([...heights]).toHaveLength(1)
    expect(errors).toEqual([])
  },
)

const BIDDING = [
  [4, 390, 844],
  [4, 360, 740],
  [2, 390, 844],
  [3, 390, 844],
  [2, 360, 740],
  [4, 844, 390],
] as const

test.each(soaking ? BIDDING : BIDDING.slice(0, 2))(
  'Warehouse 51 against %i, %i x %i: the bids, and the tally under them, are seen whole',
  async (others, width, height) => {
    const { page } = await browser.open(DOORSTEP, { width, height, language: 'de' })
    await layTable(page, 'warehouse-51', against(others), {}, 5)
    await playUntilSeen(page, '[data-part="desk"] [data-state="offered"]')
    const hidden = await page.locator('main').evaluate((main) => main.scrollHeight - main.clientHeight)
    expect(hidden).toBeLessThanOrEqual(1)
  },
)

test('Cards & Karma: at the end the results stand clear of the names', async () => {
  const { page } = await browser.open(DOORSTEP, { ...PHONE, language: 'en' })
  await layTable(page, 'cards-karma', against(2), {}, 5)
  await touchUntil(page, 1)
  const last = page.getByRole('button', { name: /Onward|To the result/ })
  while (await last.count()) await last.click()
  await page.locator('[data-over] ol > li').first().waitFor()
  const touching = await page.locator('[data-over] ol > li').evaluateAll((rows) =>
    rows.flatMap((row) => {
      const [name, result] = [row.children[2]!, row.children[3]!]
      const letters = document.createRange()
      letters.selectNodeContents(name)
      const a = letters.getBoundingClientRect()
      const b = result.getBoundingClientRect()
      const apart = b.left >= a.right || b.top >= a.bottom
      return apart ? [] : [`${row.textContent}: ${[a.right, b.left, a.bottom, b.top].map(Math.round)}`]
    }),
  )
  expect(touching).toEqual([])
})

test('Raja, German: the name of an action in its slot breaks where it is put together', async () => {
  const { page } = await browser.open(DOORSTEP, { ...PHONE, language: 'de' })
  await layTable(page, 'raja', against(2), {}, 5)
  const disc = '[data-note="disc"] [data-state="offered"]'
  await playUntilSeen(page, disc)
  for (const name of ['Steinbruch/Nachschub', 'Wertungsreihenfolge'])
    await tap(page, page.locator(disc).filter({ hasText: name }).first())
  const second = await page.evaluate(() => {
    const said = [...document.querySelectorAll('span:has(> svg)')].flatMap((slot) =>
      [...slot.childNodes].filter(
        (node) => /Nachschub$|folge$/.test(node.textContent!) && node.nodeType === 3,
      ),
    )
    const range = document.createRange()
    return said.map((letters) => {
      const text = letters.textContent!
      const tops = [...text].map((_, at) => {
        range.setStart(letters, at)
        range.setEnd(letters, at + 1)
        return range.getBoundingClientRect().bottom
      })
      const broken = tops.findIndex((top) => top > tops[0]! + 4)
      return broken < 0 ? 'in one line' : text.slice(broken)
    })
  })
  expect(second).toHaveLength(2)
  expect(['Nachschub', 'in one line']).toContain(second[0])
  expect(['reihenfolge', 'in one line']).toContain(second[1])
})
