/** What flies over a table is seen where it is, and as it looked where it lay. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  against,
  browserForTests,
  DOORSTEP,
  layTable,
  mainButton,
  PHONE,
  playUntilSeen,
  settled,
  tap,
} from './visitor.ts'

const browser = browserForTests()

interface Seen {
  /** How often a picture was seen, and the farthest that one lay beside the place its way is reckoned from. */
  readonly pictures: number
  readonly beside: number
  /** How far a name stands below its picture, of the card's height: on the table, and in the air. */
  readonly names: readonly [number, number][]
}

/** Looks at every picture in every frame, from now on at an ordinary pace. */
async function watch(page: Page, card: string): Promise<() => Promise<Seen>> {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.evaluate((card) => {
    const seen = { pictures: 0, beside: 0, names: [] as [number, number][] }
    Object.assign(window, { seen })
    const lying = new Map<string, number>()
    const standing = (name: Element, card: Element) => {
      const drawn = card.querySelector('svg')!.getBoundingClientRect()
      return (name.getBoundingClientRect().top - drawn.bottom) / card.getBoundingClientRect().height
    }
    const look = () => {
      for (const each of document.querySelectorAll(card)) {
        const name = each.querySelector('b')
        const still = each.getAnimations({ subtree: true }).length === 0
        if (name && still && getComputedStyle(each).opacity === '1')
          lying.set(name.textContent, standing(name, each))
      }
      for (const picture of document.querySelectorAll<HTMLElement>('[popover]')) {
        if (!picture.getAnimations().length) continue
        seen.pictures++
        const { m41, m42 } = new DOMMatrixReadOnly(getComputedStyle(picture).transform)
        const { left, top } = picture.getBoundingClientRect()
        const [x, y] = [left - m41 - Number.parseFloat(picture.style.left), top - m42]
        seen.beside = Math.max(seen.beside, Math.hypot(x, y - Number.parseFloat(picture.style.top)))
        const name = picture.querySelector('b')
        const lay = name && lying.get(name.textContent)
        if (name && lay) seen.names.push([lay, standing(name, picture)])
      }
      requestAnimationFrame(look)
    }
    look()
  }, card)
  return () => page.evaluate(() => (window as unknown as { seen: Seen }).seen)
}

test('Das Vermächtnis on a phone: whatever a purchase moves in the hand flies to its place, and not above it', async () => {
  const { page, errors } = await browser.open(DOORSTEP, { ...PHONE, speed: 1 })
  await layTable(page, 'vermaechtnis', against(2), {}, 5)
  const kinds = '[data-note="hand"] li:not([data-empty])'
  const offered = '[data-tokens^="antique="][data-state="offered"]'
  await playUntilSeen(page, `body:has(${kinds}):has(main ${offered})`)
  const seen = await watch(page, '[data-note="hand"] [data-piece]')
  await tap(page, page.locator(`main ${offered}`).first())
  const main = mainButton(page)
  if (await page.locator('[data-state="chosen"]').count()) {
    await main.waitFor()
    await tap(page, main)
  }
  await expect.poll(async () => (await seen()).pictures, { timeout: 20_000 }).toBeGreaterThan(4)
  expect((await seen()).beside).toBeLessThan(1)
  expect(errors).toEqual([])
})

test('Warehouse 51 on a phone: a lot that goes home is read as it was on the block', async () => {
  const { page, errors } = await browser.open(DOORSTEP, { ...PHONE, speed: 1 })
  await layTable(page, 'warehouse-51', against(2), {}, 5)
  const pass = 'main [data-tokens^="type=pass"][data-state="offered"]'
  await playUntilSeen(page, pass)
  const seen = await watch(page, '[data-piece]:has(> [data-note="lot"])')
  await expect
    .poll(
      async () => {
        const main = mainButton(page)
        if (await main.count()) await tap(page, main)
        else if (await page.locator(pass).count()) await tap(page, page.locator(pass))
        return (await seen()).names.length
      },
      { timeout: 30_000 },
    )
    .toBeGreaterThan(2)
  for (const [lay, flies] of (await seen()).names) expect(flies).toBeCloseTo(lay, 1)
  expect(await settled(page)).toBeTruthy()
  expect(errors).toEqual([])
})
