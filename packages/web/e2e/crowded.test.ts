/** Many at the table, on screens with little room: nothing lies on anything else. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  against,
  browserForTests,
  DOORSTEP,
  layTable,
  playUntilSeen,
  settled,
  touchUntil,
} from './visitor.ts'

const browser = browserForTests()

/** Pairs of words in the same list of seats that lie on each other, and words that leave their seat. */
const tangled = (page: Page, seats: string): Promise<string[]> =>
  page.evaluate((seats) => {
    const faults: string[] = []
    const range = document.createRange()
    const words: { text: string; box: DOMRect; seat: Element }[] = []
    for (const seat of document.querySelectorAll(seats)) {
      const texts = document.createTreeWalker(seat, NodeFilter.SHOW_TEXT)
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const around = text.parentElement!
        if (!text.nodeValue!.trim() || around.closest('.sr-only, svg')) continue
        if (!around.checkVisibility()) continue
        range.selectNodeContents(text)
        const box = range.getBoundingClientRect()
        if (box.width > 0) words.push({ text: text.nodeValue!, box, seat })
      }
    }
    for (const [n, { text, box, seat }] of words.entries()) {
      const room = seat.getBoundingClientRect()
      if (box.left < room.left - 1 || box.right > room.right + 1 || box.bottom > room.bottom + 3)
        faults.push(`"${text}" leaves its seat`)
      for (const other of words.slice(n + 1)) {
        const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left)
        const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top)
        // Lines of letters are higher than the letters.
        if (across > 1 && down > 0.45 * Math.min(box.height, other.box.height))
          faults.push(`"${text}" lies on "${other.text}"`)
      }
    }
    return faults
  }, seats)

test('Raja, Pro II, five on a low screen: what is said of a seat stands in it, and on nothing else', async () => {
  const { page, errors } = await browser.open(DOORSTEP, { language: 'de', width: 1280, height: 720 })
  await layTable(page, 'raja', against(4), { version: 'pro2' }, 5)
  await playUntilSeen(page, '[data-note="disc"] [data-state="offered"]')
  await touchUntil(page, 3, 120)
  await settled(page)
  expect(await tangled(page, 'li[data-place^="seat:"][data-note]')).toEqual([])
  expect(errors).toEqual([])
})

test.each([
  [4, 360, 740],
  [4, 390, 844],
  [3, 844, 390],
  [4, 844, 390],
])(
  'Taj Mahal against %i on a phone of %i x %i: every chip has room for its numbers',
  async (bots, width, height) => {
    const { page, errors } = await browser.open(DOORSTEP, { width, height })
    await layTable(page, 'taj-mahal', against(bots), {}, 5)
    await settled(page)
    // As far as it gets: two figures in points and in cards.
    await page.evaluate(() => {
      for (const chip of document.querySelectorAll('aside li[data-place^="seat:"]')) {
        chip.querySelector('b span, b')!.textContent = '38'
        chip.querySelector('[class*="size"] > span')!.textContent = '14'
      }
    })
    expect(await tangled(page, 'aside li[data-place^="seat:"]')).toEqual([])
    const right = await page
      .locator('aside li[data-place^="seat:"]')
      .evaluateAll((all) =>
        all.map(
          (each) => each.getBoundingClientRect().right - each.parentElement!.getBoundingClientRect().right,
        ),
      )
    expect(Math.max(...right)).toBeLessThan(0.6)
    expect(errors).toEqual([])
  },
)

test('Taj Mahal: whoever withdraws, the rows of the court begin below each other', async () => {
  const { page, errors } = await browser.open(DOORSTEP, { language: 'de', width: 1440, height: 900 })
  await layTable(page, 'taj-mahal', against(4), {}, 5)
  await playUntilSeen(page, '[data-note="supply"] [data-state="offered"]')
  const rows = await page
    .locator('[data-note^="contest-"] [class*="say"] > b')
    .evaluateAll((names) => names.map((name) => Math.round(name.getBoundingClientRect().left)))
  expect(rows).toHaveLength(6)
  expect(new Set(rows).size).toBe(1)
  expect(errors).toEqual([])
})
