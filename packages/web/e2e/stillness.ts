/**
 * Under a finger nothing moves: while it lies on the glass and after it is lifted everything that can be touched
 * stands where it stood, no panel changes its box, and the thing under the finger is the one that was meant.
 */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { finger, plyOf, TAP_MS } from './visitor.ts'

/** What it is; its left, top, width and height. */
interface Place {
  readonly name: string
  readonly box: readonly number[]
}
/** By a number that stays with the element; null: it lies behind a tab. */
type Places = Readonly<Record<string, Place | null>>

declare global {
  interface Window {
    /** Where everything touchable stands. */
    places(): Places
    /** The same, while the finger lay on the glass. */
    during?: Places
  }
}

const RISING_MS = 250
/** When the finger has lain for a while; the page looks by itself, since asking it would keep the finger down. */
const LOOK_MS = 60

/** What is touched may rise and glow, by transform alone: of it, and of what lies on it, only the layout counts. */
function installPlaces(LOOK_MS: number): void {
  const ids = new WeakMap<Element, number>()
  let last = 0
  /** A road is offered on the map and beside it: each is followed by itself. */
  const idOf = (element: Element): number => {
    const id = ids.get(element) ?? ++last
    ids.set(element, id)
    return id
  }
  window.places = () => {
    const found: Record<string, Place | null> = {}
    const touchable = 'main, [data-tokens], section[data-asked], section[data-asked] button, nav > button'
    const { meant } = window as unknown as { meant?: HTMLElement }
    for (const element of document.querySelectorAll<HTMLElement>(touchable)) {
      if (element.dataset.tokens === '') continue
      const id = idOf(element)
      if (!element.checkVisibility({ visibilityProperty: true })) {
        found[id] = null
        continue
      }
      if (element.dataset.tokens && (meant?.contains(element) || element.contains(meant ?? null))) {
        const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = element
        const box = [offsetLeft, offsetTop, offsetWidth, offsetHeight]
        found[id] = { name: `${element.tagName} ${element.dataset.tokens}`, box }
        continue
      }
      const { left, top, width, height } = element.getBoundingClientRect()
      const { transform } = getComputedStyle(element)
      const rise = transform === 'none' ? 0 : new DOMMatrixReadOnly(transform).m42
      const name =
        element.dataset.tokens ??
        (element.matches('main, section') ? '' : element.dataset.main ? 'main' : element.textContent)
      found[id] = { name: `${element.tagName} ${name}`, box: [left, top - rise, width, height] }
    }
    return found
  }
  let timer = 0
  const look = () => {
    clearTimeout(timer)
    window.during ??= window.places()
  }
  const press = () => {
    delete window.during
    timer = window.setTimeout(look, LOOK_MS)
  }
  window.addEventListener('pointerdown', press, { capture: true })
  // On a busy machine it is lifted before anybody looked, and what it does then is another matter.
  window.addEventListener('pointerup', look, { capture: true })
}
const places = (page: Page): Promise<Places> => page.evaluate(() => window.places())
const during = async (page: Page): Promise<Places> =>
  (await (await page.waitForFunction(() => window.during)).jsonValue())!

/** Pixels: less is a matter of rounding, and nobody sees it. */
const SEEN = 0.6
const shown = (box: readonly number[]): string => box.map((each) => each.toFixed(1)).join(' ')

/** What moved, of what was there before and is there still, or is drawn anew and elsewhere. */
const moved = (before: Places, after: Places): string[] => {
  const drawnAnew = Object.entries(after).flatMap(([id, place]) => (id in before ? [] : (place ?? [])))
  return Object.entries(before).flatMap(([id, place]) => {
    const now = id in after ? after[id] : drawnAnew.find((each) => each.name === place?.name)
    const isSame = !place || !now || place.box.every((each, i) => Math.abs(each - now.box[i]!) < SEEN)
    return isSame ? [] : [`${place.name}: ${shown(place.box)} became ${shown(now.box)}`]
  })
}

/** The middle of the n-th offered thing, where it lies on top; null: it lies under another, or behind a tab. */
const spotOf = (page: Page, n: number): Promise<{ x: number; y: number; name: string } | null> =>
  page.evaluate(async (n) => {
    // What is meant is what was painted: a panel that has just come to the front is measured with its first frame.
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
    const things = [...document.querySelectorAll<HTMLElement>('[data-tokens][data-state="offered"]')]
    const thing = things.filter((each) => each.checkVisibility())[n]
    if (!thing) return null
    thing.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const { left, top, width, height } = thing.getBoundingClientRect()
    const isIts = (x: number, y: number) =>
      document.elementFromPoint(x, y)?.closest('[data-tokens]') === thing
    for (const across of [0.5, 0.2, 0.8])
      for (const down of [0.8, 0.5, 0.2]) {
        const [x, y] = [left + width * across, top + height * down]
        // Not on its very border, where a hair decides.
        if (![-3, 0, 3].every((d) => isIts(x + d, y) && isIts(x, y + d))) continue
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

const chosen = (page: Page): Promise<readonly (string | undefined)[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-tokens][data-state="chosen"]')].map(
      ({ dataset }) => dataset.tokens,
    ),
  )

/** Before the first question. */
export async function watchPlaces(page: Page): Promise<void> {
  await page.evaluate(installPlaces, LOOK_MS)
  await page.evaluate(() => document.fonts.ready)
}

/**
 * Taps things that are offered at this question, at most so many, beginning anywhere; ends early where a touch acts.
 * How many were tapped.
 */
export async function tapOffered(page: Page, most: number, from = 0): Promise<number> {
  const ply = await plyOf(page)
  let tapped = 0
  const glass = await page.evaluate(() => navigator.maxTouchPoints > 0)
  for (let n = from; n < from + most; n++) {
    const spot = await spotOf(page, n)
    if (!spot) continue
    // What a pointer rests on rises; that is over before anybody presses.
    if (!glass) {
      await page.mouse.move(spot.x, spot.y)
      await page.waitForTimeout(RISING_MS)
    }
    const before = await places(page)
    await (glass ? finger(page, spot) : click(page))
    expect(moved(before, await during(page)), `while it is touched: ${spot.name}`).toEqual([])
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
    expect(await chosen(page), `still chosen after ${spot.name} and Escape`).toEqual([])
  }
  return tapped
}

/** A mouse that is pressed as long as a finger. */
async function click(page: Page): Promise<void> {
  await page.mouse.down()
  await page.waitForTimeout(TAP_MS)
  await page.mouse.up()
}
