/**
 * The stage of Warehouse 51 under a finger: what can be touched stays where it is while it is touched, stage and desk
 * have the same boxes in every state, and everybody has room on the smallest phone.
 */

import type { SeatPlan } from '@durbar/protocol/messages'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  browserForTests,
  DOORSTEP,
  everyDay,
  finger,
  layTable,
  person,
  plyOf,
  settled,
  touchUntil,
} from './visitor.ts'

const browser = browserForTests()
const NAMES = ['Lotos', 'Höfling', 'Großmogul', 'Händler', 'Wesir']
const seats = (n: number): readonly SeatPlan[] =>
  NAMES.slice(0, n).map((name, i) => (i === 0 ? person(name) : { kind: 'bot', level: 'level1', name }))

type Boxes = Readonly<Record<string, string>>

/** Where the parts of the table lie; the board of a low phone scrolls, and that is the visitor's doing. */
const boxes = (page: Page, selector: string, scrolled = false): Promise<Boxes> =>
  page.evaluate(
    ([selector, scrolled]) => {
      const found: Record<string, string> = {}
      const { scrollTop } = document.querySelector('main')!
      for (const [i, each] of [...document.querySelectorAll<HTMLElement>(selector)].entries()) {
        const { x, y, width, height } = each.getBoundingClientRect()
        found[`${i} ${each.dataset.part ?? each.dataset.tokens}`] = [
          x,
          y + (scrolled ? scrollTop : 0),
          width,
          height,
        ]
          .map(Math.round)
          .join(' ')
      }
      return found
    },
    [selector, scrolled] as const,
  )

const phase = (page: Page) =>
  page.evaluate(() => {
    const tokens = [...document.querySelectorAll<HTMLElement>('[data-part="desk"] [data-tokens]')]
    const stack = document.querySelector('[data-tokens^="category="]')
    const scene = document.querySelector('[data-part="stage"][data-flow]')
    return scene ? 'scene' : stack ? 'stacks' : (tokens[0]?.dataset.tokens?.split('&')[0] ?? 'other')
  })

const THINGS = '[data-part="desk"] [data-tokens], [data-part="plaque"], [data-part="lot"]'

/** A finger on the lower part of a thing. */
async function tap(page: Page, selector: string, held: () => Promise<void>): Promise<void> {
  const box = (await page.locator(selector).first().boundingBox())!
  await finger(page, { x: box.x + box.width / 2, y: box.y + box.height * 0.8 }, held)
}

const PHONES = [
  ['de', 390, 844, 3],
  ['en', 390, 844, 4],
  ['de', 360, 740, 5],
] as const

test.each(everyDay(PHONES, 2))(
  '%s, %i x %i, %i players: a bid is touched, and nothing moves',
  async (language, width, height, players) => {
    const { page } = await browser.open(DOORSTEP, { width, height, language })
    await layTable(page, 'warehouse-51', seats(players), {}, 5)
    const seen = new Map<string, Boxes>()
    let touched = 0
    for (let turn = 0; turn < 16; turn++) {
      if ((await settled(page)) !== 'asked') break
      const now = await phase(page)
      const ply = await plyOf(page)
      if (now !== 'scene')
        seen.set(`${now}, ply ${ply}`, await boxes(page, '[data-part="stage"], [data-part="desk"]', true))
      if (touched < 3 && (now === 'type=bid' || now === 'type=sealBid')) {
        touched++
        await page.locator('main').evaluate((board) => board.scrollTo(0, 0))
        const chip = '[data-part="desk"] [data-state="offered"][data-tokens*="amount="]'
        await page.locator(chip).first().scrollIntoViewIfNeeded()
        const before = await boxes(page, THINGS)
        const tokens = await page.locator(chip).first().getAttribute('data-tokens')
        await tap(page, chip, async () => expect(await boxes(page, THINGS)).toEqual(before))
        const answered = async () => {
          if ((await plyOf(page)) > ply) return 'made'
          const thing = page.locator(`[data-part="desk"] [data-tokens="${tokens}"]`)
          return thing.getAttribute('data-state')
        }
        await expect
          .poll(answered, { timeout: 5000, message: `${tokens} at ply ${ply}` })
          .toMatch(/made|chosen/)
      }
      await settled(page)
      await touchUntil(page, turn, (await plyOf(page)) + 1)
    }
    expect(touched).toBe(3)
    expect(new Set([...seen.keys()].map((key) => key.split(',')[0])).size).toBeGreaterThan(2)
    const [first] = seen.values()
    for (const [when, each] of seen) expect(each, when).toEqual(first)
  },
)

/** What lies in somebody else's way, or outside the stage, or is cut. */
const clashes = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = []
    const rect = (each: Element) => each.getBoundingClientRect()
    const stage = rect(document.querySelector('[data-part="stage"]')!)
    const parts = [
      ...document.querySelectorAll<HTMLElement>('[data-part="plaque"], [data-part="lot"] button'),
    ]
    for (const [i, each] of parts.entries()) {
      const a = rect(each)
      if (
        a.left < stage.left - 1 ||
        a.right > stage.right + 1 ||
        a.top < stage.top - 1 ||
        a.bottom > stage.bottom + 1
      )
        found.push(`${each.textContent} leaves the stage`)
      for (const other of parts.slice(i + 1)) {
        const b = rect(other)
        if (a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
          found.push(`${each.textContent} lies on ${other.textContent}`)
      }
      for (const word of each.querySelectorAll<HTMLElement>('b, span'))
        if (
          word.checkVisibility() &&
          word.children.length === 0 &&
          word.scrollWidth > word.clientWidth + 1 &&
          word.clientWidth > 1
        )
          found.push(`"${word.textContent}" is cut`)
    }
    for (const lot of document.querySelectorAll('[data-part="lot"] button')) {
      const card = rect(lot)
      for (const text of lot.querySelectorAll('span, b')) {
        const { top, bottom, height } = rect(text)
        if (height > 0 && (top < card.top - 1 || bottom > card.bottom + 1))
          found.push(`"${text.textContent}" leaves the card`)
      }
      for (const rung of document.querySelectorAll('[data-part="stage"] ol > li'))
        if (rect(rung).top < card.bottom - 1) found.push(`a rung of the ladder covers ${lot.textContent}`)
    }
    const totals = [...document.querySelectorAll<HTMLElement>('[data-part="tally"] li')].filter((each) =>
      each.checkVisibility(),
    )
    for (const each of totals)
      for (const total of each.querySelectorAll<HTMLElement>(':scope > span:last-child > span'))
        if (rect(total).right > rect(each).right + 0.5 || total.scrollWidth > total.clientWidth + 1)
          found.push(`a total of ${each.textContent} leaves its place`)
    for (const chip of document.querySelectorAll('aside li'))
      if (chip.checkVisibility() && rect(chip.lastElementChild!).right > innerWidth)
        found.push('a seat is cut')
    return found
  })

const SCREENS = [
  ['en', 390, 844],
  ['de', 360, 740],
  ['de', 1440, 900],
  ['en', 1280, 720],
  ['de', 1024, 768],
  ['de', 844, 390],
] as const

test.each(everyDay(SCREENS, 1, 3, 5))(
  '%s, %i x %i: five players, the lot and the ladder all have room',
  async (language, width, height) => {
    const { page } = await browser.open(DOORSTEP, { width, height, language })
    await layTable(page, 'warehouse-51', seats(5), {}, 9)
    for (let turn = 0; turn < 8; turn++) {
      if ((await settled(page)) !== 'asked') break
      if ((await phase(page)) !== 'scene') expect(await clashes(page), `ply ${await plyOf(page)}`).toEqual([])
      await touchUntil(page, turn, (await plyOf(page)) + 1)
    }
  },
)
