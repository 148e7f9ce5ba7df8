/** Many at the table, on screens with little room: nothing lies on anything else, and all can be read. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { make } from './raja.ts'
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
  expect(await playUntilSeen(page, '[data-note="disc"] [data-state="offered"]')).toBe(true)
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

test.each([
  [1280, 720],
  [1024, 768],
])('Raja at %i x %i: names of villages and actions are not too small to be read', async (width, height) => {
  const { page, errors } = await browser.open(DOORSTEP, { language: 'de', width, height })
  await layTable(page, 'raja', against(3), {}, 5)
  expect(await playUntilSeen(page, '[data-note="disc"] [data-state="offered"]')).toBe(true)
  const written = await page.evaluate(() =>
    [...document.querySelectorAll<SVGTextElement>('[data-realm] text, [data-note="disc"] text')]
      .filter((text) => /[a-z]{3}/.test(text.textContent!))
      .map(
        (text) =>
          [
            text.textContent!,
            Number.parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM()!.a,
          ] as const,
      ),
  )
  expect(written.length).toBeGreaterThan(30)
  expect(written.filter(([, size]) => size < 10.7)).toEqual([])
  expect(errors).toEqual([])
})

test.each([
  [1280, 720],
  [768, 1024],
])('Taj Mahal at %i x %i: a long hand is seen whole', async (width, height) => {
  const { page, errors } = await browser.open(DOORSTEP, { language: 'de', width, height })
  await layTable(page, 'taj-mahal', against(4), {}, 5)
  const hand = page.locator('[data-note="hand"] li')
  for (let moves = 0; moves < 60 && (await hand.count()) < 16; moves++) {
    await settled(page)
    const takes = await page.locator('[data-note="supply"] [data-state="offered"]').count()
    await make(page, { type: takes > 0 ? 'take' : 'withdraw' })
  }
  expect(await hand.count()).toBeGreaterThanOrEqual(16)
  const cut = await hand.evaluateAll((cards) => {
    const panel = cards[0]!.closest('[data-panel]') ?? cards[0]!.closest('section')!.parentElement!
    const { bottom, right } = panel.getBoundingClientRect()
    return cards.filter((card) => {
      const box = card.getBoundingClientRect()
      return box.bottom > bottom || box.right > right
    }).length
  })
  expect(cut).toBe(0)
  expect(errors).toEqual([])
})

test('Taj Mahal: whoever withdraws, the rows of the court begin below each other', async () => {
  const { page, errors } = await browser.open(DOORSTEP, { language: 'de', width: 1440, height: 900 })
  await layTable(page, 'taj-mahal', against(4), {}, 5)
  expect(await playUntilSeen(page, '[data-note="supply"] [data-state="offered"]')).toBe(true)
  const rows = await page
    .locator('[data-note^="contest-"] [class*="say"] > b')
    .evaluateAll((names) => names.map((name) => Math.round(name.getBoundingClientRect().left)))
  expect(rows).toHaveLength(6)
  expect(new Set(rows).size).toBe(1)
  expect(errors).toEqual([])
})

test.each([
  ['de', 1280, 720],
  ['de', 768, 1024],
  ['en', 1440, 900],
] as const)(
  'arranging a table, %s, %i x %i: no sign lies on words, and who sits there is read',
  async (language, width, height) => {
    const { page, errors } = await browser.open('/new/raja', { language, width, height })
    await page.locator('label[data-preset]').first().waitFor()
    const faults = await page.evaluate(() => {
      const found: string[] = []
      for (const label of document.querySelectorAll('label[data-preset]')) {
        const words = label.querySelector('b')!
        const range = document.createRange()
        range.selectNodeContents(words)
        // The shape that says which of them it is stands at the right, as wide as its padding and 20 pixels.
        const sign =
          label.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(label).paddingRight) - 20
        if (range.getBoundingClientRect().right > sign) found.push(words.textContent!)
      }
      const pen = document.createElement('canvas').getContext('2d')!
      for (const select of document.querySelectorAll('select')) {
        pen.font = getComputedStyle(select).font
        const said = select.selectedOptions[0]!.textContent!
        if (pen.measureText(said).width + 40 > select.clientWidth) found.push(said)
      }
      return found
    })
    expect(faults).toEqual([])
    expect(errors).toEqual([])
  },
)
