/** On a phone, by keyboard alone, with confirmation, after a reload, without a network. */
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { bot, browserForTests, layTable, person, playByTouch, plyOf, settled } from './visitor.ts'

const browser = browserForTests()
const BOTH = ['vermaechtnis', 'warehouse-51'] as const
const table = [person('Lotus'), bot('level1', 1), bot('level1', 2)]

/** Tab until something that can be done has the focus; Enter does it. */
async function playByKeyboard(page: Page): Promise<number> {
  let look = true
  for (let presses = 0; presses < 20_000; presses++) {
    if (look && (await settled(page)) === 'over') return presses
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(
      (skip) => {
        const at = document.activeElement as HTMLElement | null
        if (!at) return false
        const inDialog = at.closest('[role="dialog"] section') !== null && at.tagName === 'BUTTON'
        return inDialog || (at.dataset.move !== undefined && !skip) || at.dataset.state === 'offered'
      },
      presses % 3 === 1,
    )
    if (focused) await page.keyboard.press('Enter')
    look = focused || presses % 40 === 0
  }
  throw new Error('the keyboard did not come to an end')
}

describe.each(BOTH)('%s', (game) => {
  test('is played to the end by keyboard alone', async () => {
    const { page, errors } = await browser.open('/')
    await layTable(page, game, table)
    expect(await playByKeyboard(page)).toBeGreaterThan(10)
    expect(errors).toEqual([])
  })

  test('is played to the end on a phone', async () => {
    const { page, errors } = await browser.open('/', {
      width: 390,
      height: 844,
      language: 'de',
      theme: 'dark',
    })
    await layTable(page, game, table)
    await playByTouch(page, 7)
    expect(errors).toEqual([])
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
    expect(wide).toBe(false)
  })

  test('goes on after a reload and is listed on the home page', async () => {
    const { page, errors } = await browser.open('/')
    const id = await layTable(page, game, table)
    await playByTouch(page, 3, 12)
    const before = await page.evaluate(() => document.querySelector('main')?.textContent)
    const ply = await plyOf(page)
    await page.reload()
    await page.waitForSelector('[data-ply]')
    await settled(page)
    expect(await plyOf(page)).toBe(ply)
    expect(await page.evaluate(() => document.querySelector('main')?.textContent)).toBe(before)
    await page.goto(new URL('/', page.url()).href)
    await page.locator(`a[href="/table/${id}"]`).waitFor({ timeout: 20_000 })
    expect(errors).toEqual([])
  })
})

test('with "confirm moves" a touch prepares a move and the main button makes it; Escape lets go', async () => {
  const { page } = await browser.open('/', { confirm: true })
  await layTable(page, 'vermaechtnis', [person('Lotus'), bot('level1', 1)])
  await settled(page)
  const ply = await plyOf(page)
  await page.locator('main [data-state="offered"]').first().click()
  expect(await page.locator('main [data-state="chosen"]').count()).toBe(1)
  await page.keyboard.press('Escape')
  expect(await page.locator('main [data-state="chosen"]').count()).toBe(0)
  await page.locator('main [data-state="offered"]').first().click()
  expect(await plyOf(page)).toBe(ply)
  await page.locator('button[data-move]').first().click()
  await expect.poll(() => plyOf(page)).toBeGreaterThan(ply)
})

test('what is not allowed says why, with the rule, and the rule opens', async () => {
  const { page } = await browser.open('/')
  await layTable(page, 'vermaechtnis', [person('Lotus'), bot('level1', 1)], {}, '3'.repeat(64))
  await playByTouch(page, 5, 30)
  for (let i = 0; i < 60 && (await page.locator('[data-state="refused"]:visible').count()) === 0; i++) {
    if ((await settled(page)) === 'over') break
    await playByTouch(page, i, (await plyOf(page)) + 1)
  }
  // Refused things bear aria-disabled and still answer.
  await page.locator('[data-state="refused"]:visible').first().click({ force: true })
  const why = page.locator('[role="alert"]')
  expect(await why.textContent()).toMatch(/VM-/)
  await why.locator('button').click()
  expect(await page.locator('[role="dialog"] [data-at]').textContent()).toMatch(/^VM-/)
})

test('undo takes a move back, a hint names moves with numbers', async () => {
  const { page } = await browser.open('/')
  // After a purchase that completes a collection, the same person goes on: nothing was revealed.
  await layTable(page, 'vermaechtnis', [person('Lotus'), bot('level1', 1)])
  const undo = page.getByRole('button', { name: 'Take back' })
  for (let seed = 1; seed < 200; seed++) {
    if ((await settled(page)) === 'over') throw new Error('no move could be taken back in a whole game')
    if (await undo.isEnabled()) break
    await playByTouch(page, seed, (await plyOf(page)) + 1)
  }
  const ply = await plyOf(page)
  await undo.click()
  await expect.poll(() => plyOf(page)).toBe(ply - 1)
  await page.getByRole('button', { name: 'Advice' }).click()
  await page.getByText('What the vizier would do').waitFor({ timeout: 20_000 })
  expect(await page.getByText(/expects place \d/).count()).toBeGreaterThan(0)
})

test('two clicks from the home page to the first move', async () => {
  const { page, errors } = await browser.open('/')
  await page
    .getByRole('button', { name: /^Play The Maharaja/ })
    .first()
    .click()
  await page.waitForSelector('[data-ply]')
  await settled(page)
  const ply = await plyOf(page)
  await page.locator('main [data-state="offered"]').first().click()
  await expect.poll(() => plyOf(page)).toBeGreaterThan(ply)
  expect(errors).toEqual([])
})

test('after the first visit everything works without a network, also games never opened', async () => {
  const { page, context, errors } = await browser.open('/')
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    while ((await caches.keys()).length === 0) await new Promise((resolve) => setTimeout(resolve, 50))
  })
  await page.waitForFunction(async () => {
    const [name] = await caches.keys()
    return name !== undefined && (await (await caches.open(name)).keys()).length > 20
  })
  await page.reload()
  await context.setOffline(true)
  await page.reload()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await layTable(page, 'warehouse-51', table)
  await playByTouch(page, 1, 12)
  expect(await plyOf(page)).toBeGreaterThan(10)
  expect(errors.filter((error) => !/ERR_INTERNET_DISCONNECTED|Failed to load resource/.test(error))).toEqual(
    [],
  )
})
