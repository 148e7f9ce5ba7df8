/** Raja: the city that is touched is reached, over all its roads, at one press; and left again at one. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  against,
  browserForTests,
  DOORSTEP,
  layTable,
  PHONE,
  plyOf,
  settled,
  tap,
  touchUntil,
} from './visitor.ts'

const browser = browserForTests()
const MAIN = 'button[data-main="ready"]'
const OFFERED = '[data-realm] [data-look^="junction:"][data-state="offered"]'
type Touching = (selector: string) => Promise<void>

/** Touches places until one is chosen that lies several roads away: how many; 0 = there is none. */
async function chooseFar(page: Page, touch: Touching): Promise<number> {
  const places = await page.evaluate(
    (offered) => [...document.querySelectorAll<HTMLElement>(offered)].map(({ dataset }) => dataset.look!),
    OFFERED,
  )
  for (const place of places) {
    const selector = `[data-realm] [data-look="${place}"][data-tokens]`
    // A map on a phone shows a part of the realm: what has the focus is brought into sight.
    if (page.viewportSize()!.width === PHONE.width) {
      await page.locator(selector).focus()
      await page.waitForTimeout(300)
    }
    await touch(selector)
    const [, roads] =
      /([2-9]) (?:roads|Straßen)/.exec((await page.locator('[data-words]').textContent())!) ?? []
    if (roads) return Number(roads)
    await page.keyboard.press('Escape')
    // Where there is little room the account lies over the half of the map that was not touched.
    const close = page.locator('[data-realm] [data-pinned] > button')
    if ((await close.count()) > 0) await tap(page, close)
  }
  return 0
}

test.each([
  ['a finger, in German', { ...PHONE, language: 'de' }, / reisen: /],
  ['a mouse, in English', { language: 'en' }, /^Travel to .*: /],
] as const)(
  'by %s: a place several roads away is one choice, one press and one way back',
  async (_, visit, words) => {
    const { page, errors } = await browser.open(DOORSTEP, visit)
    const touch: Touching = (selector) =>
      'width' in visit ? tap(page, page.locator(selector)) : page.locator(selector).click({ force: true })
    await layTable(page, 'raja', against(1), {}, 3)
    let roads = 0
    for (let ply = 30; roads === 0 && ply < 200; ply += 2) {
      await touchUntil(page, 5, ply)
      await settled(page)
      if ((await page.locator('[data-note="turn"]').count()) > 0) roads = await chooseFar(page, touch)
    }
    expect(roads).toBeGreaterThan(1)
    const before = await plyOf(page)
    expect(await page.locator(MAIN).textContent()).toMatch(words)
    await page.locator(`${MAIN}:not([data-blind])`).waitFor()
    await touch(MAIN)
    await expect.poll(() => plyOf(page)).toBe(before + roads)
    await settled(page)
    expect(await plyOf(page)).toBe(before + roads)
    await touch('[data-asked] button:has(path[d^="M11 4"])')
    await expect.poll(() => plyOf(page)).toBe(before)
    expect(errors).toEqual([])
  },
)
