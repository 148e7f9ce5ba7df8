/** What somebody felt who played whole games on a phone: what is asked for lies in sight, and nothing gives way for it. */
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
  touchUntil,
} from './visitor.ts'

const browser = browserForTests()
/** Until everything that follows a move has found its place. */
const CALM_MS = 350

test('Taj Mahal on a phone: supply and hand are seen together while cards are taken, and the board stays', async () => {
  const { page, errors } = await browser.open(DOORSTEP, { ...PHONE, language: 'de' })
  await layTable(page, 'taj-mahal', against(3), {}, 5)
  await settled(page)
  // What is asked stands between the board and the hand: it would move with either.
  const prompt = () => page.locator('[data-asked]').evaluate((asked) => asked.getBoundingClientRect().top)
  const before = await prompt()
  await playUntilSeen(page, '[data-note="supply"] [data-state="offered"]')
  await page.waitForTimeout(CALM_MS)
  expect(await prompt()).toBe(before)
  const cards = await page.evaluate(() =>
    [...document.querySelectorAll('[data-note="supply"] button, [data-note="hand"] button')].map((card) => {
      const { left, right, top, bottom } = card.getBoundingClientRect()
      return left >= 0 &&
        right <= innerWidth &&
        document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
        ? 'seen'
        : card.textContent
    }),
  )
  expect(cards.length).toBeGreaterThan(4)
  expect(cards.filter((card) => card !== 'seen')).toEqual([])
  expect(errors).toEqual([])
})

test('Taj Mahal on a phone: cards that grow back after some were taken stay above the tabs in every frame', async () => {
  const { page, errors } = await browser.open(DOORSTEP, { ...PHONE, language: 'de', speed: 1 })
  // Still, until it counts: whole visits at an ordinary pace would take minutes. And some must be left to grow back.
  const left = '[data-taking] [data-note="hand"] li:nth-child(3)'
  await layTable(page, 'taj-mahal', against(3), {}, 5)
  await playUntilSeen(page, left)
  const offered = page.locator('[data-note="supply"] [data-state="offered"]')
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.evaluate(() => {
    const seen = { growing: 0, lowest: 0 }
    Object.assign(window, { seen })
    const tabs = document
      .querySelector('nav > button[data-opens]')!
      .parentElement!.getBoundingClientRect().top
    const look = () => {
      // One that lies far from where it lay is carried as a picture of itself.
      for (const card of document.querySelectorAll('[data-note="hand"] :is([data-piece], [popover])')) {
        const grows = card.getAnimations().some((each) => !('animationName' in each))
        if (grows) seen.growing++
        seen.lowest = Math.max(seen.lowest, card.getBoundingClientRect().bottom - tabs)
      }
      requestAnimationFrame(look)
    }
    look()
  })
  const main = mainButton(page)
  while (!(await main.count())) {
    await tap(page, offered.and(page.locator(':not([data-fit="replaces"])')).first())
    await page.waitForTimeout(CALM_MS)
  }
  await tap(page, main)
  const seen = () =>
    page.evaluate(() => (window as unknown as { seen: { growing: number; lowest: number } }).seen)
  await expect.poll(async () => (await seen()).growing, { timeout: 20_000 }).toBeGreaterThan(4)
  await page.waitForTimeout(2 * CALM_MS)
  expect((await seen()).lowest).toBeLessThanOrEqual(0)
  expect(errors).toEqual([])
})

test('Cards & Karma on a phone: every way to end a turn is in sight', async () => {
  const { page, errors } = await browser.open(DOORSTEP, { ...PHONE, language: 'de' })
  await layTable(page, 'cards-karma', against(1), {}, 5)
  await playUntilSeen(page, '[data-tokens="type=endTurn"][data-state="offered"]')
  const ways = await page
    .locator('[data-tokens^="type="]')
    .evaluateAll((all) =>
      all.map((each) => each.getBoundingClientRect()).map(({ left, right }) => [left, right]),
    )
  for (const [left, right] of ways) {
    expect(left).toBeGreaterThanOrEqual(0)
    expect(right).toBeLessThanOrEqual(PHONE.width)
  }
  expect(ways.length).toBeGreaterThan(1)
  expect(errors).toEqual([])
})

test.each([
  ['raja', 'de'],
  ['cards-karma', 'en'],
  ['taj-mahal', 'de'],
] as const)("%s, %s: a phone's main button says all of what it does", async (game, language) => {
  const { page, errors } = await browser.open(DOORSTEP, { ...PHONE, language })
  await layTable(page, game, against(2), {}, 5)
  await page.evaluate(() => {
    const said = new Set<string>()
    const cut = new Set<string>()
    const tops = new Set<number>()
    const look = () => {
      const words = document.querySelector('[data-main="ready"] > span')
      if (!words) return
      tops.add(Math.round(words.closest('[data-asked]')!.getBoundingClientRect().top))
      said.add(words.textContent!)
      const sign = words.parentElement!.querySelector('[data-sign]')
      if (sign && getComputedStyle(sign).color !== getComputedStyle(words).color)
        cut.add(`${sign.textContent} is not of the colour of its button`)
      // Half a line: letters may reach out of their own.
      if (words.scrollHeight > words.clientHeight + 7) cut.add(words.textContent!)
    }
    // After the button has set its words as close as they must stand.
    new MutationObserver(() => queueMicrotask(look)).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    })
    Object.assign(window, { buttons: () => ({ said: said.size, cut: [...cut], tops: tops.size }) })
  })
  await touchUntil(page, 7, 70)
  const { said, cut, tops } = await page.evaluate(() =>
    (window as unknown as { buttons(): { said: number; cut: string[]; tops: number } }).buttons(),
  )
  // Taj Mahal has four moves, and a word for each.
  expect(said).toBeGreaterThan(3)
  expect(cut).toEqual([])
  // However much lies in the hand below, it stands where it stood.
  expect(tops).toBe(1)
  expect(errors).toEqual([])
})

test('Taj Mahal for four: points of two figures are in sight, and what stands beside them', async () => {
  const { page } = await browser.open(DOORSTEP, { ...PHONE, language: 'de' })
  await layTable(page, 'taj-mahal', against(3), {}, 5)
  await touchUntil(page, 1, 110)
  await settled(page)
  const chips = await page.evaluate(() =>
    [...document.querySelectorAll('aside li')].map((chip) => ({
      points: chip.querySelector('b')!.textContent!,
      right: Math.max(...[...chip.children].map((part) => part.getBoundingClientRect().right)),
    })),
  )
  expect(chips.filter(({ points }) => points.length > 1).length).toBeGreaterThan(1)
  for (const { right } of chips) expect(right).toBeLessThanOrEqual(PHONE.width)
  // A map that is pushed about lies in nothing that is pushed about.
  expect(await page.locator('main').evaluate((main) => main.scrollHeight - main.clientHeight)).toBe(0)
})

test('Raja: who comes back to a table on a phone sees the crest that comes next', async () => {
  const { page } = await browser.open(DOORSTEP, { ...PHONE, language: 'de' })
  await layTable(page, 'raja', against(1), {}, 5)
  await touchUntil(page, 1, 60)
  // In the own turn the map is in front.
  await playUntilSeen(page, 'main [data-note="turn"] [data-state="offered"]')
  await page.reload()
  await settled(page)
  const { x, width } = (await page.locator('[data-note="track"] b').boundingBox())!
  expect([x >= 0, x + width <= PHONE.width]).toEqual([true, true])
  expect(await page.locator('[data-note="track"]').evaluate((track) => track.scrollLeft)).toBeGreaterThan(0)
})
