/**
 * Under a finger nothing moves. Every thing that is offered is tapped as a finger does it, on phones: while it lies on the glass and after it is lifted everything that can be
 * touched stands where it stood, and the thing under the finger is the one that was meant.
 */
import { rooms } from '@durbar/games'
import { expect, test } from 'vitest'
import { tapOffered, watchPlaces } from './stillness.ts'
import {
  against,
  browserForTests,
  DOORSTEP,
  everyDay,
  finger,
  layTable,
  mainButton,
  PHONE,
  playUntilSeen,
  plyOf,
  settled,
  touchUntil,
} from './visitor.ts'

const browser = browserForTests()

const SMALL_PHONE = { width: 360, height: 740 } as const
/** Questions per game, so many plies apart. */
const QUESTIONS = 2
const APART = 5
/** A slow hand; a finger that lies so long looks closely, so it is a mouse. */
const PRESSED_MS = 900
const DRAWN_MS = 200
/** Time enough for a click to be answered. */
const LONG_AFTER_MS = 300
/** Things per question. */
const THINGS = 12

/** By turns: a table in German on the small phone, the next in English on the other. A soak has them all on both. */
const plans = rooms.map(({ game }, i) => ({
  game: game.id,
  ...(i % 2 === 0 ? { language: 'de' as const, ...SMALL_PHONE } : { language: 'en' as const, ...PHONE }),
}))

test.each(everyDay(plans, 0, 3, 4))('$game, $language, $width x $height', async ({ game, ...look }) => {
  const { page, errors } = await browser.open(DOORSTEP, look)
  await layTable(page, game, against(2), {}, 5)
  await watchPlaces(page)
  let tapped = 0
  for (let asked = 0; asked < QUESTIONS; asked++) {
    expect(await settled(page)).toBe('asked')
    tapped += await tapOffered(page, THINGS)
    await touchUntil(page, asked + 1, (await plyOf(page)) + APART)
  }
  expect(tapped).toBeGreaterThan(QUESTIONS)
  expect(errors).toEqual([])
})

test('Escape lets go, also where the list of moves lay open at an earlier question', async () => {
  const { page, errors } = await browser.open(DOORSTEP)
  await layTable(page, 'raja', against(1), {}, 5)
  expect(await settled(page)).toBe('asked')
  await page.locator('button[data-unfolds]').click()
  await page.locator('button[data-move]').first().waitFor()
  // Answered by something else than the list, which stays open until then.
  const ply = await plyOf(page)
  await page.locator('[data-tokens^="card="][data-state="offered"]').first().dispatchEvent('click')
  await page.locator('[data-main="ready"]').dispatchEvent('click')
  await expect.poll(() => plyOf(page)).toBeGreaterThan(ply)
  expect(await settled(page)).toBe('asked')
  const chosen = page.locator('[data-tokens][data-state="chosen"]')
  await page.locator('[data-tokens^="village="][data-state="offered"]').first().dispatchEvent('click')
  await expect.poll(() => chosen.count()).toBe(1)
  await page.keyboard.press('Escape')
  await expect.poll(() => chosen.count(), { timeout: 2000 }).toBe(0)
  expect(errors).toEqual([])
})

test('while others move, nothing moves away from under what presses it', async () => {
  const { page, errors } = await browser.open(DOORSTEP, { speed: 3 })
  await layTable(page, 'vermaechtnis', against(3), {}, 5)
  expect(await settled(page)).toBe('asked')
  await page.evaluate(() => {
    const drawn: number[] = []
    new MutationObserver(() => drawn.push(performance.now())).observe(document.body, {
      subtree: true,
      attributeFilter: ['data-ply'],
    })
    Object.assign(window, { drawn })
  })
  const log = page.locator('[aria-pressed][class*="toggle"]')
  const before = await log.getAttribute('aria-pressed')
  await page.locator('[data-state="offered"]').first().click()
  await mainButton(page).click()
  await log.hover()
  const began = await page.evaluate(() => performance.now())
  await page.mouse.down()
  await page.waitForTimeout(PRESSED_MS)
  const ended = await page.evaluate(() => performance.now())
  await page.mouse.up()
  await expect.poll(() => log.getAttribute('aria-pressed')).not.toBe(before)
  expect(await settled(page)).toBe('asked')
  const drawn = await page.evaluate(() => (window as unknown as { drawn: number[] }).drawn)
  // What was being drawn when it came is drawn to its end.
  expect(drawn.filter((at) => at > began + DRAWN_MS && at < ended)).toEqual([])
  expect(drawn.filter((at) => at > ended).length).toBeGreaterThan(1)
  expect(errors).toEqual([])
})

test('a button beside the table that moves under the finger is the one that was pressed, and what comes there is not', async () => {
  const { page, errors } = await browser.open(DOORSTEP)
  await layTable(page, 'warehouse-51', against(2), {}, 1)
  expect(await settled(page)).toBe('asked')
  const log = page.locator('[data-panel="log"] button[aria-pressed]')
  const { x, y, width, height } = (await log.boundingBox())!
  const spot = { x: x + width / 2, y: y + height / 2 }
  const grow = (by: number) => () =>
    page.locator('[data-panel="seats"]').evaluate((seats, px) => {
      ;(seats as HTMLElement).style.paddingBottom = `${px}px`
    }, by)
  await finger(page, spot, grow(60))
  await expect.poll(() => log.getAttribute('aria-pressed')).toBe('true')
  // It comes back under a finger that went down beside it.
  await finger(page, spot, grow(0))
  await page.waitForTimeout(LONG_AFTER_MS)
  expect(await log.getAttribute('aria-pressed')).toBe('true')
  expect(errors).toEqual([])
})

/** Just inside the foot of a thing, where it rises away from. */
const FOOT = 2

test.each([
  ['vermaechtnis', 'main [data-tokens^="antique="][data-state="offered"]'],
  ['taj-mahal', '[data-note="hand"] [data-state="offered"]'],
])('%s: what rises is let go of where it was touched, at its foot too', async (game, thing) => {
  const { page, errors } = await browser.open(DOORSTEP, { language: 'de' })
  await layTable(page, game, against(2), {}, 5)
  await playUntilSeen(page, thing)
  await page.keyboard.press('Escape')
  // One that nothing covers there: in a fan they lie on each other.
  const { x, y } = (await page.evaluate(
    ([thing, foot]) => {
      for (const each of document.querySelectorAll(thing)) {
        const { left, width, bottom } = each.getBoundingClientRect()
        const at = { x: left + width / 2, y: bottom - foot }
        if (each.contains(document.elementFromPoint(at.x, at.y))) return at
      }
      return null
    },
    [thing, FOOT] as const,
  ))!
  const chosen = page.locator('[data-tokens][data-state="chosen"]')
  await page.mouse.move(x, y)
  for (const times of [1, 0, 1, 0]) {
    // Until it has risen, or lies again.
    await page.waitForTimeout(LONG_AFTER_MS)
    await page.mouse.down()
    await page.mouse.up()
    await expect.poll(() => chosen.count()).toBe(times)
  }
  expect(errors).toEqual([])
})

test('Cards & Karma: a corner does not shrink from a pointer at its long side', async () => {
  const { page, errors } = await browser.open(DOORSTEP, { width: 768, height: 1024 })
  await layTable(page, 'cards-karma', against(3), { startSeat: 0 }, 5)
  expect(await settled(page)).toBe('asked')
  const corner = page.locator('[data-tokens$="type=takeDie"][data-state="offered"]').first()
  const tokens = await corner.getAttribute('data-tokens')
  const { x, y, width, height } = (await corner.boundingBox())!
  // A hair from the middle of the diagonal.
  await page.mouse.move(x + width / 2 + 1, y + height / 2 - 1)
  const chosen = page.locator('[data-tokens][data-state="chosen"]')
  for (const now of [[tokens], [], [tokens]]) {
    await page.waitForTimeout(LONG_AFTER_MS)
    await page.mouse.down()
    await page.mouse.up()
    const seen = () => chosen.evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset.tokens))
    await expect.poll(seen).toEqual(now)
  }
  expect(errors).toEqual([])
})
