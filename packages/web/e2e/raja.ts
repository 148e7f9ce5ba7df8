/** A table of Raja for two, brought to the own first turn. */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { against, layTable, plyOf, settled } from './visitor.ts'

/** Makes a move by its button in the list, as whoever plays without a pointer does. */
export async function make(page: Page, wanted: Partial<Record<string, unknown>>): Promise<void> {
  await settled(page)
  const ply = await plyOf(page)
  await page.locator('button[data-unfolds]').evaluate((list: HTMLElement) => list.click())
  await page.locator('button[data-move]').first().waitFor()
  const made = await page.evaluate((wanted) => {
    const button = [...document.querySelectorAll<HTMLElement>('[data-move]')].find((each) => {
      const move = JSON.parse(each.dataset.move!)
      return Object.entries(wanted).every(
        ([key, value]) => JSON.stringify(move[key]) === JSON.stringify(value),
      )
    })
    button?.click()
    return button !== undefined
  }, wanted)
  expect(made, JSON.stringify(wanted)).toBe(true)
  const done = async () => {
    const main = page.locator('button[data-main="ready"]')
    if (await main.count()) await main.evaluate((button: HTMLElement) => button.click())
    return (await plyOf(page)) > ply
  }
  await expect.poll(done).toBe(true)
  await settled(page)
}

/** Round 1 with start houses in these villages and this disc; the first character acts first. */
export async function firstTurn(
  page: Page,
  villages: readonly string[],
  actions: readonly string[],
): Promise<void> {
  await layTable(page, 'raja', against(1), {}, 5)
  await make(page, { type: 'pickCharacter', card: 1 })
  for (const village of villages) await make(page, { type: 'placeStartHouse', village })
  await make(page, { type: 'program', actions: [...actions] })
}
