/** Two people at two devices: invited and joined, by link, by word and through the hall. Whole games: together.ts. */
import type { ServerFrame } from '@durbar/protocol/court/frames'
import type { Locator, Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import type { Point } from './in-the-page.ts'
import { browserForTests, DOORSTEP, PHONE, plyOf, press, TAP_MS, tap } from './visitor.ts'

const browser = browserForTests()

/** Every frame that reached this device. */
function keepFrames(page: Page): ServerFrame[] {
  const frames: ServerFrame[] = []
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => frames.push(JSON.parse(String(payload)) as ServerFrame))
  })
  return frames
}

/** A hand that counts what it touches: a finger on a phone, else a mouse. */
function hand(page: Page) {
  let touches = 0
  const finger = page.viewportSize()!.width < 701
  return {
    touches: () => touches,
    async touch(thing: Locator) {
      touches++
      await thing.waitFor()
      await (finger ? tap(page, thing) : thing.click())
    },
    async touchAt(spot: Point) {
      touches++
      await (finger ? press(page, spot, TAP_MS) : page.mouse.click(spot.x, spot.y))
    },
  }
}
type Hand = ReturnType<typeof hand>

/** Nothing but the home page, the sheet of games, and whatever then lies in the clipboard. */
async function inviteAndJoin(game: string) {
  const host = await browser.open('/')
  await host.context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const hostFrames = keepFrames(host.page)
  const inviting = hand(host.page)
  await inviting.touch(host.page.getByRole('button', { name: 'Open a table' }))
  await inviting.touch(host.page.locator(`[data-opens="${game}"]`))
  await host.page.getByText('The link is copied: send it to your guest.').waitFor()
  const link = await host.page.evaluate(() => navigator.clipboard.readText())
  expect(link).toBe(await host.page.locator('[data-link]').inputValue())
  const guest = await browser.open(DOORSTEP, { ...PHONE, newcomer: true })
  const guestFrames = keepFrames(guest.page)
  await guest.page.goto(link)
  const coming = hand(guest.page)
  await coming.touch(guest.page.getByRole('button', { name: 'I am ready' }))
  for (const { page } of [host, guest]) await page.waitForSelector('[data-ply]', { timeout: 30_000 })
  return { host, guest, hostFrames, guestFrames, inviting, coming }
}

/** One move, when it is asked for: a thing that glows, then the button where it wants one. */
async function firstMove(page: Page, { touchAt }: Hand): Promise<void> {
  await page.waitForSelector('[data-asked]', { timeout: 30_000 })
  const ply = await plyOf(page)
  for (let n = 0; n < 8; n++) {
    const { spot } = await page.evaluate(() => window.visitor.glance([1, 0]))
    if (spot) await touchAt(spot)
    // The court's answer takes as long as it takes; a thing that is chosen shows the button by then.
    const moved = async () =>
      (await plyOf(page)) > ply || (await page.locator('[data-main="ready"]').count()) > 0
    await expect.poll(moved, { timeout: 5000 }).toBe(true)
    await page.waitForTimeout(300)
    if ((await plyOf(page)) > ply) return
  }
}

test('four touches and three from the home page to both first moves; what reaches a device is for its seat', async () => {
  const { host, guest, hostFrames, guestFrames, inviting, coming } = await inviteAndJoin('vermaechtnis')
  await Promise.all([firstMove(host.page, inviting), firstMove(guest.page, coming)])
  for (const { page } of [host, guest]) await expect.poll(() => plyOf(page)).toBeGreaterThanOrEqual(2)
  expect(inviting.touches()).toBeLessThanOrEqual(4)
  expect(coming.touches()).toBeLessThanOrEqual(3)
  for (const [frames, own] of [
    [hostFrames, 0],
    [guestFrames, 1],
  ] as const) {
    const updates = frames.flatMap((frame) => (frame.type === 'update' ? [frame] : []))
    expect(updates.length).toBeGreaterThan(1)
    expect(updates.every(({ facing }) => facing === own || facing === null)).toBe(true)
    // What only somebody else is asked is never told, and no secret before its time.
    expect(updates.every(({ question, awaited }) => question === null || awaited.includes(own))).toBe(true)
    const tables = frames.flatMap((frame) => (frame.type === 'table' ? [frame.table] : []))
    for (const { dice } of tables) expect(dice.secret).toBeNull()
  }
  expect(guest.errors).toEqual([])
  expect(host.errors).toEqual([])
})

test('the table word leads to the table, an open table is found in the hall, and a full one is only watched', async () => {
  const host = await browser.open('/new/vermaechtnis?with=open')
  await host.page.getByRole('button', { name: 'Open the table' }).click()
  const word = (await host.page.locator('[data-word]').textContent())!
  const guest = await browser.open('/')
  await guest.page.getByLabel('Enter with a link').fill(word)
  await guest.page.getByRole('button', { name: 'Enter', exact: true }).click()
  await guest.page.locator('[data-room]').waitFor()
  await expect.poll(() => guest.page.getByText('has come').count()).toBe(1)
  const stranger = await browser.open('/', { language: 'de' })
  await stranger.page
    .getByRole('link', { name: /mitspielen/ })
    .first()
    .click()
  await stranger.page.getByRole('button', { name: 'Ich bin bereit' }).click()
  await expect.poll(() => host.page.locator('[data-room] li[data-vacant]').count()).toBe(0)
  for (const { errors } of [host, guest, stranger]) expect(errors).toEqual([])
})

test('without a court everything local is there, and the court is said to be closed', async () => {
  const { page, context } = await browser.open('/icon.svg')
  await context.route('**/api/**', (route) => route.fulfill({ path: 'packages/web/dist/index.html' }))
  await page.goto(inject('address'))
  await page.locator('[data-court="closed"]').waitFor()
  await page
    .getByRole('link', { name: /^Das Vermächtnis.*arrange a table|: arrange a table/ })
    .first()
    .click()
  await page.getByText('The court cannot be reached: only').waitFor()
  await page.getByRole('button', { name: 'Begin the game' }).click()
  await page.waitForSelector('[data-ply]')
})
