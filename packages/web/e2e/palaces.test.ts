/** Building in Raja with a real finger: palace fields by their drawing, and two equal actions as one. */
import { soaking } from '@durbar/room/testing'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { firstTurn, make } from './raja.ts'
import {
  against,
  browserForTests,
  DOORSTEP,
  everyDay,
  finger,
  layTable,
  mainButton,
  PHONE,
  plyOf,
  type Visit,
} from './visitor.ts'

const browser = browserForTests()
const SIZES: readonly (readonly [string, Visit])[] = [
  ['a phone', { ...PHONE, language: 'de' }],
  ['a desktop', { width: 1440, height: 900 }],
]

/** Down, 90 ms, up; with a mouse where the page is wide. */
async function tap(page: Page, x: number, y: number): Promise<void> {
  if (page.viewportSize()!.width > PHONE.width) {
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.waitForTimeout(90)
    await page.mouse.up()
    return
  }
  await finger(page, { x, y })
}

/** Round 1 with two houses on the road to Jaisalmer and this disc; the own turn, the architect there if wanted. */
async function ownTurn(page: Page, actions: readonly string[], travel: boolean): Promise<void> {
  await firstTurn(page, ['v11', 'v12', 'v19', 'v20'], actions)
  if (travel) await make(page, { type: 'travel', road: 'r06' })
}

/** Where the seven fields of Jaisalmer lie on the screen, by the drawing. */
const fields = (page: Page): Promise<{ x: number; y: number; large: boolean; taken: boolean }[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-city="D"] [data-field]')].map((field) => {
      const { left, top, width, height } = field.firstElementChild!.getBoundingClientRect()
      return {
        x: left + width / 2,
        y: top + height / 2,
        large: field.getAttribute('data-field') === '0',
        taken: field.hasAttribute('data-owner'),
      }
    }),
  )
const built = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const own = document.querySelectorAll('[data-city="D"] [data-owner]')
    return own.length === 0 ? null : own[0]!.getAttribute('data-field') === '0' ? 'large' : 'small'
  })

/** Targets of the map that lie on each other. */
const overlapping = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    /** All that a thing draws, which may be more than its box. */
    const extents = [...document.querySelectorAll('[data-realm] [data-tokens]')].map((thing) => {
      const all = [thing, ...thing.querySelectorAll('*')].map((each) => each.getBoundingClientRect())
      return {
        left: Math.min(...all.map(({ left }) => left)),
        top: Math.min(...all.map(({ top }) => top)),
        right: Math.max(...all.map(({ right }) => right)),
        bottom: Math.max(...all.map(({ bottom }) => bottom)),
      }
    })
    const things = (x: number, y: number) =>
      new Set(
        document.elementsFromPoint(x, y).flatMap((each) => {
          const tokens = each.closest<HTMLElement>('[data-realm] [data-tokens]')?.dataset.tokens
          // The fields lie upon their city.
          return tokens && !tokens.includes('node=D') ? [tokens] : []
        }),
      )
    const found = new Set<string>()
    const realm = document.querySelector('[data-realm]')!.getBoundingClientRect()
    for (let x = realm.left; x < realm.right; x += 7)
      for (let y = realm.top; y < realm.bottom; y += 7) {
        const near = extents.filter((a) => a.left <= x && x <= a.right && a.top <= y && y <= a.bottom)
        if (near.length < 2) continue
        const here = [...things(x, y)]
        if (here.length < 2) continue
        // Boxes lie on whole pixels: a common border may be one of them wide.
        const wide = [-1, 1].every((d) => here.every((one) => things(x + d, y + d).has(one)))
        if (wide) found.add(here.join(' and '))
      }
    return [...found]
  })

describe.each(everyDay(SIZES, 0))('on %s', (_, visit) => {
  test('every field means the palace that is drawn there, and no house in the city', async () => {
    const { page, errors } = await browser.open(DOORSTEP, { ...visit, confirm: true })
    await ownTurn(page, ['HOUSE', 'PALACE'], true)
    expect(await overlapping(page)).toEqual([])
    // Measured anew before each tap: the main button may take its room from the map.
    const small = async () => (await fields(page)).filter(({ large, taken }) => !large && !taken)
    expect(await small()).toHaveLength(6)
    for (let field = 0; field < 6; field++)
      for (const chosen of [1, 0]) {
        // Two taps in a row are no double tap here: they mean the field, and the map stays where it is.
        const { x, y } = (await small())[field]!
        // As fingers do: not in the very middle.
        await tap(page, x, y - 6)
        await expect
          .poll(() => page.locator('[data-state="chosen"][data-tokens="size=small"]').count(), {
            message: `field ${field} at ${x} ${y}`,
          })
          .toBe(chosen)
        expect(await page.locator('[data-realm] [data-state="chosen"]').count()).toBe(chosen)
      }
    const middle = (await fields(page)).find(({ large }) => large)!
    await tap(page, middle.x, middle.y - 12)
    await mainButton(page).click()
    await expect.poll(() => built(page)).toBe('large')
    expect(errors).toEqual([])
  })

  test.each(soaking ? ['HOUSE', 'PALACE_HOUSE'] : ['PALACE_HOUSE'])(
    '%s twice: touching a village builds',
    async (action) => {
      const { page } = await browser.open(DOORSTEP, visit)
      await ownTurn(page, [action, action], false)
      const ply = await plyOf(page)
      const where = () =>
        page
          .locator('[data-realm] [data-tokens^="village=v09"]')
          .evaluate((each) => each.querySelector('path')!.getBoundingClientRect())
      // The map glides to what is asked; a finger waits for it.
      let village = await where()
      await expect
        .poll(async () => {
          const before = village
          await page.waitForTimeout(100)
          village = await where()
          return village.x === before.x && village.y === before.y
        })
        .toBe(true)
      await tap(page, village.x + village.width / 2, village.y + village.height / 2)
      await expect.poll(() => plyOf(page)).toBe(ply + 1)
    },
  )

  test('looking at one city after the other moves nothing on the board', async () => {
    const { page } = await browser.open(DOORSTEP, visit)
    await layTable(page, 'raja', against(1), {}, 5)
    await make(page, { type: 'pickCharacter', card: 1 })
    const places = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('[data-realm], [data-realm] button[data-tokens]')].map((each) => {
          const { left, top, width, height } = each.getBoundingClientRect()
          return [left, top, width, height].map(Math.round).join(' ')
        }),
      )
    await page.waitForTimeout(300)
    const before = await places()
    const looked = new Set<string>()
    for (const city of ['B', 'D', 'E', 'F']) {
      const place = page.locator(`[data-realm] [data-tokens~="node=${city}"]`)
      const spot = await place.evaluate((each) => window.visitor.free(each))
      if (!spot) continue
      await tap(page, spot.x, spot.y)
      await expect.poll(() => page.locator('[data-pinned]').getAttribute('data-pinned')).toBe(city)
      looked.add((await page.locator('[data-pinned] h3').textContent())!)
      expect(await places(), city).toEqual(before)
    }
    expect(looked.size).toBeGreaterThan(1)
  })
})
