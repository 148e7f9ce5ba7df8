/** Cards & Karma: the coloured corner of a card is touched where it is drawn and nowhere else, and it only chooses. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  against,
  browserForTests,
  DOORSTEP,
  finger,
  layTable,
  mainButton,
  PHONE,
  plyOf,
  settled,
  type Visit,
} from './visitor.ts'

const browser = browserForTests()
const LOOKS: readonly Visit[] = [
  { language: 'de', ...PHONE },
  { language: 'en', width: 1440, height: 900 },
]
const CORNERS = '[data-tokens$="type=takeDie"]'

/**
 * Points in the top right quarter of every card that is to be seen, each with what is hit there and whether it lies
 * clearly inside the drawn corner or clearly outside.
 */
const quarters = (page: Page) =>
  page.evaluate((corners) => {
    const found: { x: number; y: number; inside: boolean; hits: 'corner' | 'card' | 'other' }[] = []
    const { bottom } = document.querySelector('main')!.getBoundingClientRect()
    for (const corner of document.querySelectorAll(corners)) {
      const path = corner.querySelector('path')!
      const face = corner.parentElement!.querySelector('button')!
      const box = face.getBoundingClientRect()
      const matrix = path.getScreenCTM()!.inverse()
      const drawn = (x: number, y: number) => path.isPointInFill(new DOMPoint(x, y).matrixTransform(matrix))
      for (let across = 0.52; across < 0.99; across += 0.05)
        for (let down = 0.02; down < 0.45; down += 0.05) {
          const [x, y] = [box.left + box.width * across, box.top + box.height * down]
          const around = [-3, 3].flatMap((dx) => [-3, 3].map((dy) => drawn(x + dx, y + dy)))
          const inside = around.every(Boolean)
          if (!inside && around.some(Boolean)) continue
          const hit = document.elementFromPoint(x, y)
          // What a board that scrolls does not show just now.
          if (!hit || y > bottom) continue
          const hits = corner.contains(hit) ? 'corner' : face.contains(hit) ? 'card' : 'other'
          found.push({ x, y, inside, hits })
        }
    }
    return found
  }, CORNERS)

test.each(LOOKS)('the corner is its triangle, and touching it only chooses: %o', async (look) => {
  const { page, errors } = await browser.open(DOORSTEP, look)
  await layTable(page, 'cards-karma', against(1), { startSeat: 0 }, 5)
  await settled(page)
  const points = await quarters(page)
  const outside = points.filter(({ inside }) => !inside)
  const inside = points.filter((point) => point.inside)
  expect(inside.length).toBeGreaterThan(20)
  expect(outside.length).toBeGreaterThan(50)
  expect(outside.filter(({ hits }) => hits === 'corner')).toEqual([])
  expect(inside.filter(({ hits }) => hits !== 'corner')).toEqual([])

  const ply = await plyOf(page)
  const corner = inside[Math.floor(inside.length / 2)]!
  const chosen = page.locator(`${CORNERS}[data-state="chosen"]`)
  await finger(page, corner)
  await expect.poll(() => chosen.count()).toBe(1)
  expect(await plyOf(page)).toBe(ply)
  // Touched again it lets go; the main button takes the die.
  await finger(page, corner)
  await expect.poll(() => chosen.count()).toBe(0)
  expect(await plyOf(page)).toBe(ply)
  await finger(page, corner)
  const take = await mainButton(page).boundingBox()
  await finger(page, { x: take!.x + take!.width / 2, y: take!.y + take!.height / 2 })
  await expect.poll(() => plyOf(page)).toBeGreaterThan(ply)
  expect(errors).toEqual([])
})

test.each(LOOKS)('the introduction points at the triangle: %o', async (look) => {
  const { page } = await browser.open('/new/cards-karma', look)
  await page.getByRole('button', { name: /^(Introduction|Einführung)$/ }).click()
  await settled(page)
  const next = page.locator('[data-introduces]').getByRole('button', { name: /^(Next|Weiter)$/ })
  for (let i = 0; i < 4 && !(await page.locator('[data-points-at="wish"]').count()); i++) {
    await next.click()
    await page.waitForTimeout(500)
  }
  // The shape as it is drawn, without what a stroke adds.
  const [ring, drawn] = await page.evaluate(() => {
    const path = document.querySelector<SVGPathElement>('[data-wanted] path')!
    const shape = path.getBBox()
    const [from, to] = [
      [shape.x, shape.y],
      [shape.x + shape.width, shape.y + shape.height],
    ].map(([x, y]) => new DOMPoint(x, y).matrixTransform(path.getScreenCTM()!))
    const { left, top, right, bottom } = document
      .querySelector('[data-points-at="wish"]')!
      .getBoundingClientRect()
    return [
      [left, top, right, bottom],
      [from!.x, from!.y, to!.x, to!.y],
    ] as const
  })
  for (const [i, edge] of ring.entries()) expect(Math.abs(edge - drawn[i]!), `edge ${i}`).toBeLessThan(6.5)
})
