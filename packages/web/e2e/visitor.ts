/** A person at the browser who knows no rules: opens pages, touches what glows, reads what is there. */
import { streamDice } from '@durbar/kernel'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, inject } from 'vitest'
import { BROWSER_ARGS, browserPath } from '../../../scripts/browser.mjs'
import type { SeatPlan } from '../src/match/messages.ts'

export interface Visit {
  readonly language?: 'de' | 'en'
  readonly theme?: 'light' | 'dark'
  readonly width?: number
  readonly height?: number
  readonly speed?: 0 | 1 | 2 | 3
  readonly confirm?: boolean
  /** For tools that are injected into the page. */
  readonly bypassCSP?: boolean
}

export interface Opened {
  readonly page: Page
  readonly context: BrowserContext
  /** Everything that went wrong in the page. */
  readonly errors: string[]
}

/** One browser for a test file. */
export function browserForTests(): { open(path: string, visit?: Visit): Promise<Opened> } {
  let browser: Browser
  const contexts: BrowserContext[] = []
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: browserPath(), args: BROWSER_ARGS })
  })
  afterAll(async () => {
    for (const context of contexts) await context.close()
    await browser?.close()
  })
  return {
    async open(path, visit = {}) {
      const {
        language = 'en',
        theme = 'light',
        width = 1440,
        height = 900,
        speed = 0,
        confirm = false,
      } = visit
      const context = await browser.newContext({
        viewport: { width, height },
        reducedMotion: 'reduce',
        hasTouch: width < 700,
        bypassCSP: visit.bypassCSP ?? false,
      })
      contexts.push(context)
      const settings = JSON.stringify({ language, theme, speed, confirm, volume: 0 })
      await context.addInitScript((value) => localStorage.setItem('durbar.settings', value), settings)
      const page = await context.newPage()
      const errors: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text())
      })
      page.on('pageerror', (error) => errors.push(error.message))
      await page.goto(inject('address') + path)
      return { page, context, errors }
    },
  }
}

export const person = (name: string): SeatPlan => ({ kind: 'person', name })
export const bot = (level: string, n: number): SeatPlan => ({ kind: 'bot', level, name: `Bot ${n}` })

/** Lays a table as the new-table page would, and opens it. */
export async function layTable(
  page: Page,
  game: string,
  seats: readonly SeatPlan[],
  options: Record<string, string | number | boolean> = {},
  key?: string,
): Promise<string> {
  const id = `e2e${Math.random().toString(36).slice(2, 8)}`
  await page.evaluate(([id, opening]) => sessionStorage.setItem(`durbar.opening.${id}`, opening!), [
    id,
    JSON.stringify({ id, game, seats, options, ...(key ? { key } : {}) }),
  ] as const)
  await page.goto(`${inject('address')}/table/${id}`)
  await page.waitForSelector('[data-ply]')
  return id
}

export const plyOf = async (page: Page): Promise<number> =>
  Number(await page.getAttribute('[data-ply]', 'data-ply'))

/** What the page asks of the person now. */
type Situation = 'over' | 'handover' | 'unfolding' | 'asked' | 'waiting'

const situation = (page: Page): Promise<Situation> =>
  page.evaluate(() => {
    const there = (selector: string) => document.querySelector(selector) !== null
    if (there('[data-over]')) return 'over'
    if (there('[data-handover]')) return 'handover'
    if (there('[role="dialog"]')) return 'unfolding'
    return there('[data-asked]') ? 'asked' : 'waiting'
  })

const STUCK_AFTER = 90_000

export async function settled(page: Page): Promise<Exclude<Situation, 'waiting'>> {
  const began = Date.now()
  for (;;) {
    const now = await situation(page)
    if (now !== 'waiting') return now
    if (Date.now() - began > STUCK_AFTER)
      throw new Error('the table has been waiting for a minute and a half')
    await page.waitForTimeout(15)
  }
}

/** Where a finger would go. */
interface Point {
  readonly x: number
  readonly y: number
}

/**
 * Chooses something that can be touched now and finds a point where it really lies on top: in its middle, or
 * where a pile leaves it free. Mostly things; sometimes the list, where also those moves stand that no thing bears.
 */
const chooseSpot = (page: Page, luck: readonly [number, number]): Promise<Point | 'covered' | null> =>
  page.evaluate(([kind, which]) => {
    const seen = (element: Element) =>
      (element as HTMLElement).checkVisibility({ checkVisibilityCSS: true }) &&
      element.getBoundingClientRect().width > 0
    const all = (selector: string) => [...document.querySelectorAll(selector)].filter(seen)
    const things = all('[data-state="offered"]')
    const moves = all('button[data-move]')
    const from = things.length > 0 && (moves.length === 0 || kind! % 6 > 0) ? things : moves
    if (from.length === 0) return null
    const chosen = from[which! % from.length]!
    chosen.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const { left, top, width, height } = chosen.getBoundingClientRect()
    for (const [across, down] of [
      [0.5, 0.5],
      [0.5, 0.08],
      [0.15, 0.12],
      [0.1, 0.5],
      [0.9, 0.5],
      [0.5, 0.92],
    ] as const) {
      const [x, y] = [left + width * across, top + height * down]
      const hit = document.elementFromPoint(x, y)
      if (hit && (hit === chosen || chosen.contains(hit))) return { x, y }
    }
    return 'covered'
  }, luck)

export interface Played {
  readonly touches: number
  readonly plies: number
}

/** Plays to the end by touching what is offered. Knows no rule, only that what glows may be touched. */
export async function playByTouch(
  page: Page,
  seed: number,
  stopAtPly = Number.POSITIVE_INFINITY,
): Promise<Played> {
  const dice = streamDice(seed)
  const touchscreen = (page.viewportSize()?.width ?? 1440) < 700
  let touches = 0
  let covered = 0
  for (;;) {
    const now = await settled(page)
    const plies = touches % 4 === 0 || now === 'over' || stopAtPly < 1e6 ? await plyOf(page) : 0
    if (now === 'over' || plies >= stopAtPly) return { touches, plies }
    touches++
    if (touches > 3000) throw new Error('three thousand touches and no end')
    if (now === 'handover') await page.locator('[data-handover] button').click()
    else if (now === 'unfolding') await page.locator('[role="dialog"] section button:enabled').last().click()
    else {
      const spot = await chooseSpot(page, [dice.below(1000), dice.below(1000)])
      if (spot === 'covered') covered++
      else if (spot === null) await page.waitForTimeout(20)
      else if (touchscreen) await page.touchscreen.tap(spot.x, spot.y)
      else await page.mouse.click(spot.x, spot.y)
      if (covered > 20) throw new Error('what is offered lies under something else')
    }
  }
}
