/** By choosing and doing, after a reload, without a network; undo, advice, why not. */
import { rooms } from '@durbar/games'
import { soaking } from '@durbar/room/testing'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import {
  against,
  browserForTests,
  DOORSTEP,
  layTable,
  mainButton,
  mainText,
  plyOf,
  settled,
  touchUntil,
} from './visitor.ts'

const browser = browserForTests()

/** Every day where one chooses in secret and where a map is. */
const RELOADED = soaking ? rooms.map((room) => room.game.id) : ['raja', 'warehouse-51']

describe.each(RELOADED)('%s', (game) => {
  test('goes on after a reload, and from the home page', async () => {
    const { page, errors } = await browser.open(DOORSTEP)
    const id = await layTable(page, game, against(2), {}, 3)
    await touchUntil(page, 3, 12)
    const [ply, before] = [await plyOf(page), await mainText(page)]
    await page.reload()
    await settled(page)
    expect(await plyOf(page)).toBe(ply)
    expect(await mainText(page)).toBe(before)
    await page.goto(new URL('/', page.url()).href)
    await page.locator(`a[href="/table/${id}"]`).click()
    await page.waitForSelector('[data-asked]')
    expect(await plyOf(page)).toBe(ply)
    expect(errors).toEqual([])
  })
})

test('a touch chooses, another changes the choice, a second lets go, Escape too; the main button does it', async () => {
  const { page } = await browser.open(DOORSTEP)
  await layTable(page, 'vermaechtnis', against(1))
  await settled(page)
  const ply = await plyOf(page)
  const things = page.locator('main [data-tokens]:is([data-state="offered"], [data-state="chosen"])')
  const chosen = page.locator('main [data-state="chosen"]')
  expect(await page.locator('[data-main="missing"]').count()).toBe(1)
  await things.nth(0).click()
  await things.nth(1).click()
  expect(await chosen.count()).toBe(1)
  expect(await things.nth(1).getAttribute('data-state')).toBe('chosen')
  expect(await page.getByRole('dialog').count()).toBe(0)
  await things.nth(1).click()
  expect(await chosen.count()).toBe(0)
  await things.nth(1).click()
  await page.keyboard.press('Escape')
  expect(await chosen.count()).toBe(0)
  // A double tap of no length: the button under it does not see the second.
  await things.nth(0).click()
  await page.locator('[data-main="ready"]').dispatchEvent('click', { detail: 1 })
  expect(await plyOf(page)).toBe(ply)
  await mainButton(page).click()
  await expect.poll(() => plyOf(page)).toBeGreaterThan(ply)
})

test('an entry of the list is a touch like any other, and Ctrl+Enter presses the main button', async () => {
  const { page } = await browser.open(DOORSTEP)
  await layTable(page, 'vermaechtnis', against(1))
  await settled(page)
  const ply = await plyOf(page)
  expect(await page.locator('button[data-move]').count()).toBe(0)
  await page.locator('button[data-unfolds]').click()
  await page.locator('button[data-move]').first().click()
  expect(await page.locator('button[data-move]').count()).toBe(0)
  expect(await plyOf(page)).toBe(ply)
  await page.keyboard.press('Control+Enter')
  await expect.poll(() => plyOf(page)).toBeGreaterThan(ply)
})

/** Touches one move after the other until something is to be seen. */
async function touchUntilSeen(page: Page, seen: () => Promise<boolean>): Promise<void> {
  for (let seed = 1; seed < 200; seed++) {
    if ((await settled(page)) === 'over') break
    if (await seen()) return
    await touchUntil(page, seed, (await plyOf(page)) + 1)
  }
  throw new Error('it was not to be seen in a whole game')
}

test('what is not allowed says why, with the rule, and the rule opens', async () => {
  const { page } = await browser.open(DOORSTEP)
  await layTable(page, 'vermaechtnis', against(1), {}, 3)
  const refused = page.locator('[data-state="refused"]:visible')
  await touchUntilSeen(page, async () => (await refused.count()) > 0)
  // Refused things bear aria-disabled and still answer.
  await refused.first().click({ force: true })
  const why = page.locator('[data-bubble="refused"]')
  expect(await why.textContent()).toMatch(/VM-/)
  // Where it was touched, and not over it.
  const [thing, bubble] = [await refused.first().boundingBox(), await why.boundingBox()]
  const apart = Math.max(
    thing!.y - (bubble!.y + bubble!.height),
    bubble!.y - (thing!.y + thing!.height),
    thing!.x - (bubble!.x + bubble!.width),
    bubble!.x - (thing!.x + thing!.width),
  )
  expect(apart).toBeGreaterThan(0)
  expect(apart).toBeLessThan(30)
  // The next touch closes it and still counts.
  await page.locator('[data-state="offered"]:visible').last().click()
  expect(await why.count()).toBe(0)
  expect(await page.locator('[data-state="chosen"]').count()).toBe(1)
  await page.keyboard.press('Escape')
  await refused.first().click({ force: true })
  await why.locator('button').click()
  expect(await page.locator('[role="dialog"] [data-at]').textContent()).toMatch(/^Rule \d+\.\d/)
})

test('undo goes back through the bots’ moves to the own turn, says why where it cannot; advice is a sentence, and shows its move without making it', async () => {
  const { page } = await browser.open(DOORSTEP)
  await layTable(page, 'vermaechtnis', against(1), {}, 2)
  await settled(page)
  const undo = page.getByRole('button', { name: 'Take back' })
  // It answers where it stands, also while there is nothing to take back.
  await undo.click({ force: true })
  expect(await page.locator('[data-bubble]').textContent()).toBe('Nothing to take back yet')
  const [ply, before] = [await plyOf(page), await mainText(page)]
  await page.locator('main [data-state="offered"]').first().click()
  await mainButton(page).click()
  await expect.poll(() => plyOf(page)).toBeGreaterThan(ply + 1)
  await settled(page)
  expect(await page.locator('[data-bubble]').count()).toBe(0)
  await undo.click()
  await expect.poll(() => plyOf(page)).toBe(ply)
  expect(await mainText(page)).toBe(before)
  // A new day is dealt from the pile: what lay hidden is known now.
  await touchUntilSeen(
    page,
    async () => (await undo.getAttribute('aria-disabled')) === 'true' && (await plyOf(page)) > ply,
  )
  await undo.click({ force: true })
  expect(await page.locator('[data-bubble]').textContent()).toBe('Something hidden was shown: no way back')
  const asked = await plyOf(page)
  await page.getByRole('button', { name: 'Advice' }).click()
  const said = page.getByText(/^Advice: .*\. (A clear choice|Fairly clear|A close call)\./)
  await said.waitFor({ timeout: 20_000 })
  expect(await said.textContent()).not.toMatch(/%|vizier|place/)
  expect(await page.locator('[data-ring="advice"]').count()).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Show on the table' }).click()
  await page.locator('[data-main="ready"]').waitFor()
  expect(await plyOf(page)).toBe(asked)
})

test('from the home page to the first move: play, a thing, the main button', async () => {
  const { page, errors } = await browser.open('/')
  await page
    .getByRole('button', { name: /^Play The Maharaja/ })
    .first()
    .click()
  await page.waitForSelector('[data-ply]')
  await settled(page)
  const ply = await plyOf(page)
  await page.locator('main [data-state="offered"]').first().click()
  await mainButton(page).click()
  await expect.poll(() => plyOf(page)).toBeGreaterThan(ply)
  expect(errors).toEqual([])
})

test('moves of bots are followed step by step, and what waits is skipped', async () => {
  const { page, errors } = await browser.open(DOORSTEP, { speed: 1 })
  await layTable(page, 'vermaechtnis', against(3), {}, 4)
  await settled(page)
  await page.locator('main [data-state="offered"]').first().click()
  await mainButton(page).click()
  await page.getByRole('button', { name: 'Step by step' }).click()
  const next = page.getByRole('button', { name: 'Next', exact: true })
  const frame = page.locator('[data-ply]')
  const waiting = async () => Number((await frame.getAttribute('data-waiting')) ?? 0)
  // Everything that the bots did waits: three bots, each move in several beats.
  await expect.poll(waiting).toBeGreaterThan(5)
  const told = page.getByRole('log').getByRole('listitem')
  // Nothing happens by itself while somebody steps, and each step shows one beat.
  for (let step = 0; step < 4; step++) {
    const [before, lines] = [await waiting(), await told.count()]
    await page.waitForTimeout(200)
    expect(await waiting()).toBe(before)
    // It waits for whoever looks on, not for a thought.
    expect(await page.getByText(/is thinking/).count()).toBe(0)
    await next.click()
    expect(await waiting()).toBe(before - 1)
    expect((await told.count()) - lines).toBeLessThanOrEqual(1)
  }
  await page.getByRole('button', { name: 'To my turn' }).click()
  expect(await settled(page)).toBe('asked')
  expect(errors).toEqual([])
})

test('after the first visit everything works without a network, also games never opened', async () => {
  const { page, context, errors } = await browser.open('/', { offline: true })
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => null))
  await page.reload()
  await context.setOffline(true)
  await page.reload()
  await page.getByRole('heading', { level: 1 }).waitFor()
  for (const { game } of rooms) {
    await layTable(page, game.id, against(2))
    await touchUntil(page, 1, 6)
    expect(await plyOf(page)).toBeGreaterThan(5)
  }
  expect(errors.filter((error) => !/ERR_INTERNET_DISCONNECTED|Failed to load resource/.test(error))).toEqual(
    [],
  )
})
