/** What somebody felt at one table or another who played it by hand: covered, cut, or moved without being asked. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Point } from './in-the-page.ts'
import {
  against,
  browserForTests,
  DOORSTEP,
  everyDay,
  layTable,
  PHONE,
  playUntilSeen,
  plyOf,
  press,
  settled,
  touchUntil,
} from './visitor.ts'

const browser = browserForTests()
/** Until everything that follows a move has found its place. */
const CALM_MS = 350

/** What `look` sees at one question after the other, so many plies apart. */
async function atQuestions<T>(page: Page, plies: readonly number[], look: () => T): Promise<T[]> {
  const seen: T[] = []
  for (const [asked, ply] of plies.entries()) {
    if ((await settled(page)) !== 'asked') break
    await page.waitForTimeout(CALM_MS)
    seen.push((await page.evaluate(look)) as T)
    await touchUntil(page, asked + 1, (await plyOf(page)) + ply)
  }
  return seen
}
const apart = (plies: number, times: number) => Array.from({ length: times }, () => plies)

const RINGED = [
  ['raja', 'de', 1440, 900],
  ['cards-karma', 'en', 1280, 720],
  ['vermaechtnis', 'de', 1440, 900],
  ['warehouse-51', 'en', 1440, 900],
] as const

test.each(everyDay(RINGED, 1))(
  '%s, %s, %i x %i: the rings of last moves stay on the board, and their tabs lie on no words',
  async (game, language, width, height) => {
    const { page, errors } = await browser.open(DOORSTEP, { language, width, height })
    await layTable(page, game, against(2), {}, 5)
    const seen = await atQuestions(page, apart(3, 8), () => {
      const board = document.querySelector('main')!.getBoundingClientRect()
      const inside = ({ left, top, right, bottom }: DOMRect) =>
        left >= board.left - 1 &&
        top >= board.top - 1 &&
        right <= board.right + 1 &&
        bottom <= board.bottom + 1
      const texts = document.createTreeWalker(document.querySelector('[data-ply]')!, NodeFilter.SHOW_TEXT)
      const words: { text: string; box: DOMRect }[] = []
      const range = document.createRange()
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const heard = text.parentElement!.closest('em, .sr-only')
        if (!text.nodeValue!.trim() || (heard && heard.clientWidth <= 1)) continue
        range.selectNodeContents(text)
        for (const box of range.getClientRects()) words.push({ text: text.nodeValue!, box })
      }
      const faults: string[] = []
      let tabs = 0
      for (const ring of document.querySelectorAll('[data-ring="last"]')) {
        const box = ring.getBoundingClientRect()
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
        if (x < board.left || x > board.right || y < board.top || y > board.bottom) continue
        if (!inside(box))
          faults.push(`a ring at ${Math.round(box.left)}, ${Math.round(box.top)} leaves the board`)
        const said = ring.querySelector('b')
        if (!said?.checkVisibility({ visibilityProperty: true })) continue
        const tab = said.parentElement!
        tabs++
        const on = tab.getBoundingClientRect()
        if (!inside(on)) faults.push('a tab leaves the board')
        for (const { text, box: word } of words)
          if (
            on.left < word.right - 1 &&
            on.right > word.left + 1 &&
            on.top < word.bottom - 3 &&
            on.bottom > word.top + 3
          )
            faults.push(`a tab lies on "${text}"`)
      }
      return { tabs, faults }
    })
    expect(seen.flatMap(({ faults }) => faults)).toEqual([])
    expect(seen.reduce((sum, { tabs }) => sum + tabs, 0)).toBeGreaterThan(0)
    expect(errors).toEqual([])
  },
)

test.each(everyDay(['de', 'en'] as const, 0))(
  'Cards & Karma, %s: a phone shows three rows of the market',
  async (language) => {
    const { page, errors } = await browser.open(DOORSTEP, { ...PHONE, language })
    await layTable(page, 'cards-karma', against(1), {}, 5)
    await playUntilSeen(page, '[data-tokens*="type=takeDie"][data-state="offered"]')
    const rows = await page.evaluate(() => {
      const main = document.querySelector('main')!
      main.scrollTop = 0
      const { bottom } = main.getBoundingClientRect()
      // The corners of cards have tokens of their own.
      const cards = [...main.querySelectorAll('[data-tokens^="slot="]')]
        .map((card) => card.getBoundingClientRect())
        .filter(({ width, height }) => height > 1.1 * width)
      return new Set(cards.filter((card) => card.bottom <= bottom + 1).map(({ top }) => Math.round(top))).size
    })
    expect(rows).toBeGreaterThanOrEqual(3)
    expect(errors).toEqual([])
  },
)

test('Raja: the characters stand where they stood, all through the turns', async () => {
  const { page, errors } = await browser.open(DOORSTEP, { language: 'de', width: 1440, height: 900 })
  await layTable(page, 'raja', against(2), {}, 5)
  await playUntilSeen(page, '[data-note="turn"] [data-state="offered"]')
  const seen = await atQuestions(page, apart(1, 14), () => {
    const court = document.querySelector<HTMLElement>('[data-panel="side"] [data-note="court"]')!
    return court.dataset.picks === undefined ? Math.round(court.getBoundingClientRect().top) : null
  })
  const tops = seen.filter((top) => top !== null)
  expect(tops.length).toBeGreaterThan(8)
  expect(new Set(tops).size).toBe(1)
  expect(errors).toEqual([])
})

test('Raja on a standing tablet: the map keeps its place, whichever city is looked at', async () => {
  const { page, errors } = await browser.open(DOORSTEP, { language: 'de', width: 768, height: 1024 })
  await layTable(page, 'raja', against(1), {}, 768)
  await playUntilSeen(page, '[data-note="disc"] [data-state="offered"]')
  await touchUntil(page, 3, 40)
  await settled(page)
  const heights = new Set<number>()
  const cities = page.locator('[data-realm] [data-look^="junction:"]')
  for (let n = 0; n < (await cities.count()); n++) {
    await cities.nth(n).evaluate((city: HTMLElement) => city.focus())
    await cities.nth(n).evaluate((city: HTMLElement) => city.click())
    heights.add(await page.locator('[data-realm]').evaluate(({ clientHeight }) => clientHeight))
  }
  expect(await cities.count()).toBeGreaterThan(5)
  expect(heights.size).toBe(1)
  expect(errors).toEqual([])
})

test('Das Vermächtnis: nothing gives way when the first single antique is bought', async () => {
  const { page, errors } = await browser.open(DOORSTEP, { language: 'de', width: 1440, height: 900 })
  await layTable(page, 'vermaechtnis', against(2), {}, 5)
  const seen = await atQuestions(page, apart(1, 9), () => {
    const colours = document.querySelector('[data-note="colours"]')!
    return {
      top: Math.round(colours.getBoundingClientRect().top),
      lone: colours.querySelector('[data-lone]') !== null,
    }
  })
  expect(new Set(seen.map(({ lone }) => lone)).size).toBe(2)
  expect(new Set(seen.map(({ top }) => top)).size).toBe(1)
  expect(errors).toEqual([])
})

test.each(everyDay(['de', 'en'] as const, 0))(
  'the way back from the whole log stands on one line, %s',
  async (language) => {
    const { page } = await browser.open(DOORSTEP, { language, width: 1440, height: 900 })
    await layTable(page, 'vermaechtnis', against(1), {}, 5)
    await settled(page)
    const toggle = page.locator('button[aria-pressed]', { hasText: /^(alles|all)$/ })
    await toggle.click()
    const lines = await page.getByText(/^(seit deinem Zug|since your turn)$/).evaluate((button) => {
      const words = document.createRange()
      words.selectNodeContents(button)
      const panel = button.closest('section, div[class*="left"]')!
      return [words.getClientRects().length, panel.scrollWidth - panel.clientWidth]
    })
    expect(lines).toEqual([1, 0])
  },
)

test('after a drawn sign the comma stands as close as after a word', async () => {
  const { page } = await browser.open(DOORSTEP, { language: 'de', width: 1440, height: 900 })
  await layTable(page, 'taj-mahal', against(3), {}, 5)
  await touchUntil(page, 1, 40)
  await settled(page)
  await page.locator('button[aria-pressed]', { hasText: /^alles$/ }).click()
  const gaps = await page.evaluate(() => {
    const found: number[] = []
    for (const sign of document.querySelectorAll('[role="log"] [role="img"]')) {
      const next = sign.nextSibling
      if (next?.nodeType !== Node.TEXT_NODE || !next.nodeValue!.startsWith(',')) continue
      const drawn = sign.querySelector('path')!.getBoundingClientRect()
      const comma = document.createRange()
      comma.setStart(next, 0)
      comma.setEnd(next, 1)
      const box = comma.getBoundingClientRect()
      if (Math.abs(box.top - drawn.top) < 20) found.push(box.left - drawn.right)
    }
    return found
  })
  expect(gaps.length).toBeGreaterThan(0)
  expect(Math.max(...gaps)).toBeLessThan(1.5)
})

test('two touches in a row on a place mean the place; between the places they bring the map nearer', async () => {
  const { page, errors } = await browser.open(DOORSTEP)
  await layTable(page, 'raja', against(2))
  await settled(page)
  const map = page.locator('[data-window]')
  const twice = async (spot: Point) => {
    for (const _ of [1, 2]) await press(page, spot, 60)
    await page.waitForTimeout(CALM_MS)
    return map.getAttribute('data-zoomed')
  }
  const box = (await map.locator('[data-tokens]').first().boundingBox())!
  expect(await twice({ x: box.x + box.width / 2, y: box.y + box.height / 2 })).toBeNull()
  await page.keyboard.press('Escape')
  const bare = await map.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    for (let y = top + 20; y < top + height - 20; y += 8)
      for (let x = left + 20; x < left + width - 20; x += 8)
        if (!document.elementFromPoint(x, y)?.closest('button')) return { x, y }
    return null
  })
  expect(await twice(bare!)).toBe('true')
  expect(errors).toEqual([])
})
