/**
 * What players stumbled over once, each touched again as they touched it: with a real finger on a phone, or looked at
 * on the screen where it was seen. What has a file of its own (stillness, corners, palaces, giving up) is not here.
 */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  against,
  bot,
  browserForTests,
  DOORSTEP,
  layTable,
  mainButton,
  PHONE,
  playUntilSeen,
  plyOf,
  settled,
  tap,
  touchUntil,
} from './visitor.ts'

const browser = browserForTests()

const answers = (page: Page) => page.locator('[role="dialog"], [data-bubble]')

test('Warehouse 51: another amount, or a stack after an own card, takes the place of the choice', async () => {
  const { page, errors } = await browser.open(DOORSTEP, { ...PHONE, language: 'de' })
  await layTable(page, 'warehouse-51', against(2), {}, 5)
  const amount = (n: number) =>
    page.locator(`[data-part="desk"] [data-tokens*="sealBid"][data-tokens*="amount=${n}"]`)
  await playUntilSeen(page, '[data-tokens*="sealBid"][data-tokens*="amount=2"][data-state="offered"]')
  await page.keyboard.press('Escape')
  const ply = await plyOf(page)
  await tap(page, amount(0))
  await expect.poll(() => amount(0).getAttribute('data-state')).toBe('chosen')
  await tap(page, amount(2))
  await expect.poll(() => amount(2).getAttribute('data-state')).toBe('chosen')
  expect(await amount(0).getAttribute('data-state')).not.toBe('chosen')
  // Raised, it is still whole.
  const cut = await amount(2).evaluate((chip) => {
    const { top } = chip.getBoundingClientRect()
    let clips: Element | null = chip.parentElement
    while (clips && !/auto|hidden|scroll|clip/.test(getComputedStyle(clips).overflowY))
      clips = clips.parentElement
    return clips ? Math.max(0, clips.getBoundingClientRect().top - top) : 0
  })
  expect(cut).toBe(0)
  expect(await plyOf(page)).toBe(ply)
  expect(await answers(page).count()).toBe(0)
  await tap(page, mainButton(page))
  const own = '[data-tokens*="card="][data-state="offered"]'
  await playUntilSeen(page, `main:has([data-tokens^="category="]) ~ * ${own}`, 2)
  await page.keyboard.press('Escape')
  await tap(page, page.locator(own).first())
  const stack = page.locator('[data-tokens^="category="][data-state="offered"]').first()
  const tokens = await stack.getAttribute('data-tokens')
  await tap(page, stack)
  await expect.poll(() => page.locator(`[data-tokens="${tokens}"]`).getAttribute('data-state')).toBe('chosen')
  expect(await answers(page).count()).toBe(0)
  expect(errors).toEqual([])
})

test('Das Vermächtnis, every move confirmed: another card is chosen instead, declining has one name', async () => {
  const { page, errors } = await browser.open(DOORSTEP, { ...PHONE, confirm: true })
  await layTable(page, 'vermaechtnis', against(2), {}, 3)
  const offered = page.locator('main [data-tokens^="antique="][data-state="offered"]')
  await settled(page)
  await touchUntil(page, 1, 2)
  await expect.poll(() => offered.count()).toBeGreaterThan(1)
  const second = await offered.nth(1).getAttribute('data-tokens')
  await tap(page, offered.first())
  const chosen = page.locator('main [data-state="chosen"]')
  await expect.poll(() => chosen.count()).toBe(1)
  await tap(page, page.locator(`main [data-tokens="${second}"]`))
  await expect.poll(() => chosen.getAttribute('data-tokens')).toBe(second)
  expect(await answers(page).count()).toBe(0)
  const right = await page
    .locator('[data-note="trade"] li')
    .evaluateAll((cards) => Math.max(...cards.map((card) => card.getBoundingClientRect().right)))
  expect(right).toBeLessThanOrEqual(PHONE.width)
  await page.keyboard.press('Escape')
  await playUntilSeen(page, '[data-tokens="type=declineCollection"]')
  await page.locator('button[data-unfolds]').evaluate((list: HTMLElement) => list.click())
  const entry = page.locator(`button[data-move*="declineCollection"] span`).first()
  const called = (await entry.textContent())!
  const thing = (await page.locator('[data-tokens="type=declineCollection"]').textContent())!
  expect(thing.replaceAll(called, '')).toBe('')
  expect(errors).toEqual([])
})

test('Das Vermächtnis: when the game is over nothing has a price, whatever coins are left', async () => {
  const { page } = await browser.open(DOORSTEP)
  await layTable(page, 'vermaechtnis', [bot(1), bot(2)], {}, 1)
  await page.waitForSelector('[data-over]', { timeout: 20_000 })
  expect(await page.locator('[data-note="trade"] li:not([data-spent])').count()).toBeGreaterThan(0)
  expect(
    await page
      .locator('main')
      .getByText(/^price/)
      .count(),
  ).toBe(0)
})

/** What was ever in the page: moves of the list, and the heights of the board at each ply. */
interface Seen {
  moves: number
  readonly heights: Record<number, readonly number[]>
}

test.each([
  ['vermaechtnis', 'main [data-state="offered"]'],
  ['taj-mahal', '[data-note="hand"] [data-state="offered"]'],
  ['raja', '[data-tokens^="card="][data-state="offered"]'],
])(
  '%s on a phone: no list of moves flashes up when one is asked, and the board keeps its height',
  async (game, thing) => {
    const { page, errors } = await browser.open(DOORSTEP, { ...PHONE, language: 'de' })
    await layTable(page, game, against(2), {}, 5)
    await settled(page)
    await page.evaluate(() => {
      const seen: Seen = { moves: 0, heights: {} }
      Object.assign(window, { seen })
      // Every state of the page, also those that no frame shows.
      new MutationObserver(() => {
        seen.moves = Math.max(seen.moves, document.querySelectorAll('button[data-move]').length)
        const height = Math.round(document.querySelector('main')!.getBoundingClientRect().height)
        const ply = window.visitor.ply()
        seen.heights[ply] = [...new Set([...(seen.heights[ply] ?? []), height])]
      }).observe(document.body, { childList: true, subtree: true, attributes: true })
    })
    for (let turn = 0; turn < 2; turn++) {
      const ply = await plyOf(page)
      await tap(page, page.locator(thing).first())
      // A few cards go with another; the first that fits completes the choice.
      for (let more = 0; more < 3 && (await plyOf(page)) === ply; more++) {
        await page.waitForTimeout(300)
        if (await mainButton(page).count()) await tap(page, mainButton(page))
        else if (await page.locator(thing).count()) await tap(page, page.locator(thing).first())
      }
      await expect.poll(() => plyOf(page)).toBeGreaterThan(ply)
      await settled(page)
      if ((await page.locator(thing).count()) === 0) break
    }
    const { moves, heights } = await page.evaluate(() => (window as unknown as { seen: Seen }).seen)
    expect(moves).toBe(0)
    // A hand may grow with a move; while one question stands nothing does.
    expect(Object.values(heights).filter(({ length }) => length > 1)).toEqual([])
    expect(errors).toEqual([])
  },
)

test('Taj Mahal: what was refused is forgotten with the next card that fits', async () => {
  const { page, errors } = await browser.open(DOORSTEP, { ...PHONE, language: 'en' })
  await layTable(page, 'taj-mahal', against(2), {}, 5)
  await playUntilSeen(
    page,
    'body:has([data-note="hand"] [data-state="refused"]) [data-note="hand"] [data-state="offered"]',
  )
  await page.keyboard.press('Escape')
  await tap(page, page.locator('[data-note="hand"] [data-state="refused"]').first())
  const why = page.locator('[data-bubble]')
  await why.waitFor()
  await page.waitForTimeout(300)
  await tap(page, page.locator('[data-note="hand"] [data-state="offered"]').first())
  await expect.poll(() => page.locator('[data-note="hand"] [data-state="chosen"]').count()).toBe(1)
  expect(await why.count()).toBe(0)
  // The colour that binds is in sight also with the last card of the hand.
  const hand = page.locator('[data-note="hand"]')
  await hand
    .locator('[data-tokens]')
    .last()
    .evaluate((card) => card.scrollIntoView({ inline: 'end' }))
  const colour = (await hand.locator('> :first-child > :last-child').boundingBox())!
  expect(colour.x).toBeGreaterThanOrEqual(0)
  expect(colour.x + colour.width).toBeLessThanOrEqual(PHONE.width)
  expect(errors).toEqual([])
})

test('Raja: in a new round the account is that of the city that is scored in it', async () => {
  const { page, errors } = await browser.open(DOORSTEP)
  await layTable(page, 'raja', against(1), {}, 5)
  await playUntilSeen(page, '[data-note="turn"] [data-state="offered"]')
  await page.keyboard.press('Escape')
  const round = () =>
    page
      .locator('header')
      .getByText(/Round \d/)
      .textContent()
  const before = await round()
  const account = page.locator('[data-side][data-pinned], [data-pinned]')
  for (const city of ['B', 'C', 'E'])
    if (!(await account.count()))
      await page.locator(`[data-realm] [data-tokens~="node=${city}"]`).click({ force: true })
  await expect.poll(() => account.count()).toBe(1)
  for (let ply = await plyOf(page); (await round()) === before; ply = await plyOf(page))
    await touchUntil(page, 4, ply + 1)
  expect(await account.count()).toBe(0)
  expect(errors).toEqual([])
})
