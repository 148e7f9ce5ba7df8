/** Everything can be looked at, by finger, pointer and key; looking chooses nothing. */
import { rooms } from '@durbar/games'
import { soaking } from '@durbar/room/testing'
import { expect, test } from 'vitest'
import { against, browserForTests, DOORSTEP, layTable, PHONE, press, settled, touchUntil } from './visitor.ts'

const browser = browserForTests()
/** Every day the tables share what a soak asks of each: what a finger does at one, what a seat shows at the next. */
const tables = (turn: number) => rooms.map(({ game }) => game.id).filter((_, i) => soaking || i % 2 === turn)
const chosen = '[data-tokens][data-state="chosen"]'
/** What is counted in a seat, not a card that lies there. */
const SIGNS = ['kind', 'token', 'place', 'prize', 'good'].map((kind) => `[data-look^="${kind}:"]`).join()

test.each(tables(0))('%s: a finger that stays looks, and one that taps does not', async (game) => {
  const { page, errors } = await browser.open(DOORSTEP, { ...PHONE, language: 'de' })
  await layTable(page, game, against(2), {}, 5)
  await settled(page)
  const thing = page.locator('main [data-tokens][data-state="offered"]:visible').first()
  const { x, y, width, height } = (await thing.boundingBox())!
  const spot = { x: x + width / 2, y: y + height / 2 }
  await press(page, spot, 500)
  const sheet = page.locator('[data-inspect]')
  expect(await sheet.getByRole('heading').textContent()).toBeTruthy()
  expect(await page.locator(chosen).count()).toBe(0)
  await page.keyboard.press('Escape')
  expect(await sheet.count()).toBe(0)
  await press(page, spot, 90)
  expect(await sheet.count()).toBe(0)
  // A seat plays no part in moves: touching it is looking at it, and touching beside it closes what was seen.
  const rival = (await page.locator('[data-look="seat:1"]:visible').first().boundingBox())!
  await press(page, { x: rival.x + rival.width / 2, y: rival.y + rival.height / 2 }, 90)
  await sheet.waitFor()
  expect(await sheet.getByRole('heading').textContent()).toBe('Bot 1')
  await press(page, { x: 8, y: 20 }, 90)
  await sheet.waitFor({ state: 'detached' })
  expect(errors).toEqual([])
})

test.each(tables(1))(
  '%s: a touch anywhere on a seat, but on a card of it, shows the seat with all that lies there',
  async (game) => {
    const { page, errors } = await browser.open(DOORSTEP)
    await layTable(page, game, against(2), {}, 7)
    await touchUntil(page, 3, 24)
    await settled(page)
    const seat = page.locator('li[data-look="seat:1"]')
    const signs = await seat.locator(SIGNS).all()
    if (game !== 'warehouse-51') expect(signs.length).toBeGreaterThan(0)
    const spots = [seat.locator('b').first(), ...signs]
    for (const spot of spots) {
      await spot.click({ force: true })
      const leaf = page.locator('[data-inspect][role="dialog"]')
      expect(await leaf.getByRole('heading').textContent(), await spot.innerHTML()).toBe('Bot 1')
      await page.keyboard.press('Escape')
      await page.mouse.move(720, 2)
    }
    expect(errors).toEqual([])
  },
)

test('Taj Mahal: looking at a palace lights the roads of its owner', async () => {
  const { page } = await browser.open(DOORSTEP)
  await layTable(page, 'taj-mahal', against(2), {}, 7)
  await touchUntil(page, 3, 40)
  await settled(page)
  const built = page.locator('[data-look^="city:"]').filter({ hasText: /palace of/ })
  expect(await page.locator('[data-network]').count()).toBe(0)
  await built.first().hover()
  await page.locator('[data-network]').first().waitFor({ state: 'attached' })
})

test('a tap that a busy phone hears of late is still a tap', async () => {
  const { page, errors } = await browser.open(DOORSTEP, PHONE)
  await layTable(page, 'warehouse-51', against(2), {}, 5)
  await settled(page)
  const { x, y, width, height } = (await page
    .locator('main [data-tokens][data-state="offered"]:visible')
    .first()
    .boundingBox())!
  await press(page, { x: x + width / 2, y: y + height / 2 }, 90, () => page.waitForTimeout(360))
  await page.locator(chosen).first().waitFor()
  expect(await page.locator('[data-inspect]').count()).toBe(0)
  expect(errors).toEqual([])
})

test('a pointer that rests looks, and what it looks at can still be touched; the key I looks too', async () => {
  const { page } = await browser.open(DOORSTEP)
  await layTable(page, 'vermaechtnis', against(1))
  await settled(page)
  const things = page.locator('main [data-tokens][data-state="offered"]')
  await things.first().hover()
  const look = page.locator('[data-inspect]')
  await look.waitFor()
  await things.first().click()
  expect(await page.locator(chosen).count()).toBe(1)
  await page.keyboard.press('Escape')
  await page.mouse.move(5, 5)
  await things.nth(1).focus()
  await page.keyboard.press('i')
  await look.waitFor()
  expect(await page.locator(chosen).count()).toBe(0)
  await look.getByRole('button').click()
  expect(await page.locator('[role="dialog"] [data-at]').textContent()).toMatch(/^Rule \d+\.\d/)
})
