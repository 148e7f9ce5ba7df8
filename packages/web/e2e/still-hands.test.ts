/**
 * Under a finger nothing moves. Every thing that is offered is tapped as a finger does it, on two phones, in German on
 * the one and in English on the other: while it lies on the glass and after it is lifted everything that can be
 * touched stands where it stood, and the thing under the finger is the one that was meant.
 */
import { rooms } from '@durbar/games'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  against,
  browserForTests,
  DOORSTEP,
  finger,
  layTable,
  PHONE,
  plyOf,
  settled,
  touchUntil,
} from './visitor.ts'

const browser = browserForTests()

const SMALL_PHONE = { width: 360, height: 740 } as const
/** Questions per game, so many plies apart. */
const QUESTIONS = 2
const APART = 5

declare global {
  interface Window {
    /** Where everything touchable stands, by what it is. */
    places(): Record<string, string>
    /** The same, while the finger lay on the glass. */
    during?: Record<string, string>
  }
}

/** When the finger has lain for a while; the page looks by itself, since asking it would keep the finger down. */
const LOOK_MS = 60

/** What is chosen may rise, by transform alone. */
function installPlaces(LOOK_MS: number): void {
  window.places = () => {
    const found: Record<string, string> = {}
    const touchable = 'main, [data-tokens], section[data-asked], section[data-asked] button, nav > button'
    for (const element of document.querySelectorAll<HTMLElement>(touchable)) {
      if (!element.checkVisibility({ visibilityProperty: true })) continue
      const { left, top, width, height } = element.getBoundingClientRect()
      const { transform } = getComputedStyle(element)
      const rise = transform === 'none' ? 0 : new DOMMatrixReadOnly(transform).m42
      const name =
        element.dataset.tokens ??
        (element.matches('main, section') ? '' : element.dataset.main ? 'main' : element.textContent)
      found[`${element.tagName} ${name}`] = [left, top - rise, width, height].map(Math.round).join()
    }
    return found
  }
  const look = () => {
    delete window.during
    setTimeout(() => {
      window.during = window.places()
    }, LOOK_MS)
  }
  window.addEventListener('pointerdown', look, { capture: true })
}
const places = (page: Page): Promise<Record<string, string>> => page.evaluate(() => window.places())
const during = async (page: Page): Promise<Record<string, string>> =>
  (await (await page.waitForFunction(() => window.during)).jsonValue())!

/** What moved, of what was there before and is there still. */
const moved = (before: Record<string, string>, after: Record<string, string>): string[] =>
  Object.keys(before)
    .filter((name) => name in after && after[name] !== before[name])
    .map((name) => `${name}: ${before[name]} became ${after[name]}`)

/** The middle of the n-th offered thing, where it lies on top; null: it lies under another, or behind a tab. */
const spotOf = (page: Page, n: number): Promise<{ x: number; y: number; name: string } | null> =>
  page.evaluate((n) => {
    const things = [...document.querySelectorAll<HTMLElement>('[data-tokens][data-state="offered"]')]
    const thing = things.filter((each) => each.checkVisibility())[n]
    if (!thing) return null
    thing.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const { left, top, width, height } = thing.getBoundingClientRect()
    for (const across of [0.5, 0.2, 0.8])
      for (const down of [0.8, 0.5, 0.2]) {
        const [x, y] = [left + width * across, top + height * down]
        if (document.elementFromPoint(x, y)?.closest('[data-tokens]') !== thing) continue
        Object.assign(window, { meant: thing, offered: thing.dataset.tokens })
        return { x, y, name: thing.dataset.tokens! }
      }
    return null
  }, n)

/** Chosen; or it has become the next step of itself, as a pointer that may be turned once more. */
const isChosen = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const { meant, offered } = window as unknown as { meant: HTMLElement; offered: string }
    return meant.dataset.state === 'chosen' || meant.dataset.tokens !== offered
  })

/** Each table on both phones, in German on the one and in English on the other. */
const plans = rooms.flatMap(({ game }, i) =>
  [PHONE, SMALL_PHONE].map((phone, k) => ({
    game: game.id,
    language: (i + k) % 2 === 0 ? ('de' as const) : ('en' as const),
    ...phone,
  })),
)

test.each(plans)('$game, $language, $width x $height', async ({ game, language, width, height }) => {
  const { page, errors } = await browser.open(DOORSTEP, { language, width, height })
  await layTable(page, game, against(2), {}, 5)
  await page.evaluate(installPlaces, LOOK_MS)
  await page.evaluate(() => document.fonts.ready)
  let tapped = 0
  for (let asked = 0; asked < QUESTIONS; asked++) {
    expect(await settled(page)).toBe('asked')
    const ply = await plyOf(page)
    for (let n = 0; n < 12 && (await plyOf(page)) === ply; n++) {
      const spot = await spotOf(page, n)
      if (!spot) continue
      const before = await places(page)
      await finger(page, spot)
      expect(moved(before, await during(page)), `while the finger lies on ${spot.name}`).toEqual([])
      // Either it acted, and something else is asked, or it is chosen and all else stays.
      await expect
        .poll(async () => (await plyOf(page)) !== ply || (await isChosen(page)), {
          message: spot.name,
          timeout: 5000,
        })
        .toBe(true)
      tapped++
      if ((await plyOf(page)) !== ply) break
      expect(moved(before, await places(page)), `after ${spot.name}`).toEqual([])
      await page.keyboard.press('Escape')
      expect(await page.locator('[data-tokens][data-state="chosen"]').count()).toBe(0)
    }
    await touchUntil(page, asked + 1, (await plyOf(page)) + APART)
  }
  expect(tapped).toBeGreaterThan(QUESTIONS)
  expect(errors).toEqual([])
})
