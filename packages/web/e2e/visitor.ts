/** A person at the browser who knows no rules: opens pages, lays tables, touches what glows. */
import { rooms } from '@durbar/games'
import { keyFromSeed, streamDice } from '@durbar/kernel'
import type { SeatPlan } from '@durbar/protocol/messages'
import { soaking } from '@durbar/room/testing'
import { type Browser, type BrowserContext, chromium, type Locator, type Page } from 'playwright-core'
import { expect, inject, onTestFinished } from 'vitest'
import { launchOptions } from '../../../scripts/browser.mjs'
import { finger } from './finger.ts'
import { installVisitor, type Luck, type Played } from './in-the-page.ts'

export { drag, finger, press, TAP_MS, tap } from './finger.ts'

export interface Visit {
  readonly language?: 'de' | 'en'
  readonly theme?: 'light' | 'dark'
  readonly width?: number
  readonly height?: number
  readonly speed?: 0 | 1 | 2 | 3
  readonly confirm?: boolean
  /** For tools that are injected into the page. */
  readonly bypassCSP?: boolean
  /** Most visits need no service worker, and it fetches everything there is. */
  readonly offline?: boolean
  /** To whom no game is known yet; most have met them all. */
  readonly newcomer?: boolean
  /** With a real handset's page, which shows more, and smaller, of whatever sticks out of it. */
  readonly handset?: boolean
  /** To the build in which React says what it does not like. */
  readonly outspoken?: boolean
  /** To another house than the one that all tests share. */
  readonly house?: string
}

/** Of the same house, but without the client: for those who lay a table at once. */
export const DOORSTEP = '/icon.svg'
export const PHONE = { width: 390, height: 844 } as const
/** Wider than any phone: the frame folds below this. */
const NARROW = 701
/** And lower than any screen that stands. */
const LOW = 501
/** What the page says because of how these visits are arranged. */
const OUR_DOING = /Service Worker registration blocked by Playwright|You have Reduced Motion enabled/

const KNOWN = JSON.stringify(rooms.map(({ game }) => game.id))

export interface Opened {
  readonly page: Page
  readonly context: BrowserContext
  /** Everything that went wrong in the page. */
  readonly errors: string[]
}

/** For all files that one worker runs; it goes when the worker does. */
const launched: { browser?: Promise<Browser> } = {}

/** A browser in which every visit is a stranger's; what a test opens is closed when it ends. */
export function browserForTests(): { open(path: string, visit?: Visit): Promise<Opened> } {
  return {
    async open(path, visit = {}) {
      launched.browser ??= chromium.launch(launchOptions(inject('browser')))
      const browser = await launched.browser
      const { language = 'en', theme = 'light', width = 1440, height = 900 } = visit
      const { speed = 0, confirm = false, bypassCSP = false, offline = false } = visit
      const context = await browser.newContext({
        viewport: { width, height },
        reducedMotion: 'reduce',
        hasTouch: width < NARROW || height < LOW,
        isMobile: visit.handset ?? false,
        bypassCSP,
        serviceWorkers: offline ? 'allow' : 'block',
      })
      onTestFinished(() => context.close())
      const settings = JSON.stringify({ language, theme, speed, confirm, volume: 0 })
      await context.addInitScript((value) => localStorage.setItem('durbar.settings', value), settings)
      if (!visit.newcomer)
        await context.addInitScript((games) => localStorage.setItem('durbar.known', games), KNOWN)
      await context.addInitScript(installVisitor)
      const page = await context.newPage()
      const errors: string[] = []
      page.on('console', (message) => {
        const bad = message.type() === 'error' || message.type() === 'warning'
        if (bad && !OUR_DOING.test(message.text())) errors.push(message.text())
      })
      page.on('pageerror', (error) => errors.push(error.message))
      await page.goto((visit.house ?? inject(visit.outspoken ? 'outspoken' : 'address')) + path)
      return { page, context, errors }
    },
  }
}

/** Of all that a soak shows, these every day: what one of them shows the others mostly show too. */
export const everyDay = <T>(all: readonly T[], ...which: readonly number[]): readonly T[] =>
  soaking ? all : which.map((n) => all[n]!)

export const person = (name: string): SeatPlan => ({ kind: 'person', name })
export const bot = (n: number, level = 'level1'): SeatPlan => ({ kind: 'bot', level, name: `Bot ${n}` })
/** One person at the first seat, quick bots at the others. */
export const against = (bots: number): readonly SeatPlan[] => [
  person('Lotus'),
  ...Array.from({ length: bots }, (_, i) => bot(i + 1)),
]

interface Laid {
  readonly game: string
  readonly seats: readonly SeatPlan[]
  readonly options: Record<string, string | number | boolean>
  readonly seed: number
}
/** The last table that a page has opened. */
const laid = new WeakMap<Page, Laid>()

/** Lays a table as the new-table page would, with a deal that is always the same, and opens it. */
export async function layTable(
  page: Page,
  game: string,
  seats: readonly SeatPlan[],
  options: Record<string, string | number | boolean> = {},
  seed = 1,
): Promise<string> {
  laid.set(page, { game, seats, options, seed })
  const id = `${game}-${seed}`
  const opening = JSON.stringify({ id, game, seats, options, key: keyFromSeed(seed) })
  await page.evaluate(([id, opening]) => sessionStorage.setItem(`durbar.opening.${id}`, opening), [
    id,
    opening,
  ] as const)
  await page.goto(new URL(`/table/${id}`, page.url()).href)
  await page.waitForSelector('[data-ply]')
  // Lines break elsewhere until our letters have come.
  await page.evaluate(() => document.fonts.ready)
  return id
}

export const plyOf = (page: Page): Promise<number> => page.evaluate(() => window.visitor.ply())
export const settled = (page: Page): Promise<string> => page.evaluate(() => window.visitor.settled())
/** The main button, when it can be pressed. */
export const mainButton = (page: Page): Locator => page.locator('button[data-main="ready"]:not([data-blind])')
export const mainText = (page: Page): Promise<string | null | undefined> =>
  page.evaluate(() => document.querySelector('main')?.textContent)

const NEVER = 1e9

/** Touches what is offered until this ply or the end, inside the page. */
export async function touchUntil(page: Page, seed: number, ply = NEVER): Promise<Played> {
  const played = await page.evaluate(([seed, ply]) => window.visitor.play(seed!, ply!), [seed, ply])
  expect(await page.evaluate(() => window.visitor.covered)).toEqual([])
  return played
}

/** Touches what is offered, inside the page, until this stands there when somebody is asked; false = it never did. */
const meets = (page: Page, selector: string, seed: number): Promise<boolean> =>
  page.evaluate(
    async ([selector, seed]) => {
      const there = new Error('there')
      window.visitor.onSettled = () => {
        if (document.querySelector(selector)) throw there
      }
      const end = await window.visitor.play(seed, 1e9).catch((reason: unknown) => reason)
      window.visitor.onSettled = null
      if (end instanceof Error && end !== there) throw end
      return end === there
    },
    [selector, seed] as const,
  )

/** In so many games of a kind whatever is rare comes up. */
const GAMES = 8

/**
 * The same, and where a game ends without it another one is laid. What a visitor without a plan touches depends on
 * when a page is ready to be touched, so in no one deal is it certain that something is offered.
 */
export async function playUntilSeen(page: Page, selector: string, seed = 1): Promise<void> {
  const first = laid.get(page)
  if (await meets(page, selector, seed)) return
  for (let more = 1; first && more < GAMES; more++) {
    await layTable(page, first.game, first.seats, first.options, first.seed + more)
    if (await meets(page, selector, seed + more)) return
  }
  throw new Error(`in ${GAMES} games nobody saw ${selector}`)
}

/** The same with a real mouse, or a real finger where the page is narrow. */
export async function clickUntil(page: Page, seed: number, ply = NEVER): Promise<Played> {
  const dice = streamDice(seed)
  const { width, height } = page.viewportSize()!
  const narrow = width < NARROW || height < LOW
  for (let touches = 0; touches < 4000; touches++) {
    const luck: Luck = [dice.below(1000), dice.below(1000)]
    const { now, ply: plies, spot } = await page.evaluate((luck) => window.visitor.glance(luck), luck)
    if (now === 'over' || plies >= ply) {
      expect(await page.evaluate(() => window.visitor.covered)).toEqual([])
      return { touches, plies }
    }
    if (spot) await (narrow ? finger(page, spot) : page.mouse.click(spot.x, spot.y))
  }
  throw new Error('four thousand touches and no end')
}
