/** A table at court between people: what is arranged while it waits, what is asked and answered in play, what is said. */
import { join } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { axeFindings } from './axe.ts'
import { courtHouse } from './court-house.ts'
import type { Luck } from './in-the-page.ts'
import { browserForTests, DOORSTEP, finger, PHONE, plyOf, tap, type Visit } from './visitor.ts'

const browser = browserForTests()
/** How much later it is at court, and on every device, than it really is. */
let ahead = 0
let house: Awaited<ReturnType<typeof courtHouse>>
beforeAll(async () => {
  house = await courtHouse(join(import.meta.dirname, '../dist'), { ahead: () => ahead })
})
afterAll(() => house.close())

async function visit(look: Visit = {}) {
  const opened = await browser.open(DOORSTEP, { bypassCSP: true, ...look })
  await opened.context.addInitScript(() => {
    const real = Date.now
    const wound = window as unknown as { ahead?: number }
    Date.now = () => real() + (wound.ahead ?? 0)
  })
  return opened
}

/** A finger where the screen is narrow. */
const touch = async (page: Page, thing: Locator) => {
  await thing.waitFor()
  if (page.viewportSize()!.width < 701) await tap(page, thing)
  else await thing.click()
}
const press = (page: Page, name: string | RegExp) =>
  touch(page, page.getByRole('button', { name, exact: typeof name === 'string' }).first())
const choose = (page: Page, name: string | RegExp) => touch(page, page.getByRole('menuitem', { name }))

/** Time passes for everybody. */
async function wind(ms: number, ...pages: Page[]): Promise<void> {
  ahead += ms
  for (const page of pages)
    await page.evaluate((now) => {
      ;(window as unknown as { ahead: number }).ahead = now
    }, ahead)
}

/** Whoever is asked touches something, one after the other, until so many moves are made. Nobody goes on by themselves. */
async function playTo(ply: number, ...pages: Page[]): Promise<void> {
  for (let touches = 0; touches < 400; touches++)
    for (const page of pages) {
      if ((await plyOf(page)) >= ply) return
      if ((await page.locator('[data-asked], [data-handover], [role="dialog"]').count()) === 0) {
        await page.waitForTimeout(20)
        continue
      }
      const luck: Luck = [touches * 7 + 1, touches * 5 + ply]
      const { spot } = await page.evaluate((luck) => window.visitor.glance(luck), luck)
      if (spot)
        await (page.viewportSize()!.width < 701 ? finger(page, spot) : page.mouse.click(spot.x, spot.y))
    }
  throw new Error(`four hundred touches and not yet at ply ${ply}`)
}

async function invite(game: string, host: Page): Promise<string> {
  await host.goto(`${house.address}/new/${game}?with=friends`)
  await touch(host, host.locator('button[type="submit"]'))
  return host.locator('[data-link]').inputValue()
}
async function come(guest: Page, link: string, name: string): Promise<void> {
  await guest.goto(link)
  await guest.locator('form input').first().fill(name)
  await press(guest, /I am ready|Ich bin bereit/)
}

/** A host at a wide screen and guests on phones, in the waiting room. */
async function room(game: string, ...names: string[]) {
  const host = await visit()
  const link = await invite(game, host.page)
  const guests = []
  for (const name of names) {
    const guest = await visit(PHONE)
    await come(guest.page, link, name)
    guests.push(guest)
  }
  return { host, guests, link }
}

test('while it waits the host changes settings and seats, a guest moves and is asked to leave, and everybody is told', async () => {
  const { host, guests } = await room('vermaechtnis', 'Jonas')
  const [jonas] = guests
  const guest = jonas!.page
  // Two of two are ready: somebody says halt.
  await press(host.page, 'Stop')
  await press(host.page, 'Change the settings')
  await touch(host.page, host.page.getByRole('radio', { name: '4', exact: true }))
  await touch(host.page, host.page.getByRole('radio', { name: '45' }))
  await press(host.page, 'Apply')
  await guest.getByText('Arranged anew: for four · live, 45 min each').waitFor()
  await guest.getByText('Are you still ready?').waitFor()
  await press(guest, 'I am ready')
  // To another seat, by touch; the others read of it.
  await press(guest, 'Move here')
  await host.page.getByText('Jonas changes seats').waitFor()
  // Somebody else at the host's device, a bot of a chosen strength, and the last seat open to all.
  const seat = (n: number) => host.page.locator(`[data-seat-menu="${n}"]`)
  await touch(host.page, seat(1))
  await choose(host.page, 'Somebody on this device')
  await host.page.getByLabel('Your name').fill('Lena')
  await press(host.page, 'Sit down')
  await guest.getByText('Lena takes a seat').waitFor()
  await touch(host.page, seat(3))
  await choose(host.page, 'Open to anyone')
  await guest.getByText('Arranged anew: open in the hall').waitFor()
  await wind(125_000, host.page, guest)
  await guest.getByText('open to anyone, in the hall for 2 minutes').waitFor()
  await touch(host.page, seat(3))
  await choose(host.page, 'Bot: strong')
  await expect.poll(() => guest.locator('[data-level="4"]').count()).toBe(1)
  await touch(host.page, seat(2))
  await choose(host.page, /^Swap seats with Lena$/)
  await guest.getByText('Lena changes seats').waitFor()
  // As many as sit there is the least.
  await press(host.page, 'Change the settings')
  await touch(host.page, host.page.getByRole('radio', { name: '2', exact: true }))
  await press(host.page, 'Apply')
  await host.page.getByText('More people sit here already').waitFor()
  await host.page.keyboard.press('Escape')
  await touch(host.page, seat(1))
  await choose(host.page, 'Ask to leave')
  await guest.getByText('You no longer sit at this table').waitFor()
  for (const { errors } of [host, jonas!]) expect(errors).toEqual([])
})

/** How often a curtain fell in this page. */
const curtains = (page: Page): Promise<number> =>
  page.evaluate(() => Number(document.documentElement.dataset.curtains ?? 0))
async function countCurtains(page: Page): Promise<void> {
  await page.evaluate(() => {
    let there = false
    const root = document.documentElement
    new MutationObserver(() => {
      const now = document.querySelector('[data-handover]') !== null
      if (now && !there) root.dataset.curtains = String(Number(root.dataset.curtains ?? 0) + 1)
      there = now
    }).observe(document.body, { childList: true, subtree: true })
  })
}

/** How often it went from one of the two at the host's device to the other, as the court has written it down. */
async function turnsAtOneDevice(host: Page): Promise<number> {
  const held = await house.court.tables.held.load(new URL(host.url()).pathname.slice('/t/'.length))
  const { position, awaited } = held!.saved.authority!
  const asked = [...position.match.log.map(({ seat }) => seat), ...awaited].filter((seat) => seat < 2)
  return asked.filter((seat, n) => seat !== asked[n - 1]).length
}

test.each([
  { game: 'vermaechtnis', hides: false },
  { game: 'taj-mahal', hides: true },
])(
  'two people at one device and one elsewhere: a curtain where there is something to hide, and no other: $game',
  async ({ game, hides }) => {
    const { host, link } = await room(game)
    const other = await visit(PHONE)
    await countCurtains(host.page)
    await press(host.page, 'Change the settings')
    await touch(host.page, host.page.getByRole('radio', { name: '3', exact: true }))
    await press(host.page, 'Apply')
    await host.page.locator('[data-seat-menu="2"]').waitFor()
    // Where one friend would be too few, a bot sits: another friend shall.
    if ((await host.page.locator('[data-room] li[data-vacant]').count()) < 2) {
      await touch(host.page, host.page.locator('[data-seat-menu="2"]'))
      await choose(host.page, 'Invite by link')
    }
    await touch(host.page, host.page.locator('[data-seat-menu="1"]'))
    await choose(host.page, 'Somebody on this device')
    await host.page.getByLabel('Your name').fill('Lena')
    await press(host.page, 'Sit down')
    await come(other.page, link, 'Jonas')
    for (const { page } of [host, other]) await page.waitForSelector('[data-ply]', { timeout: 30_000 })
    await countCurtains(other.page)
    await playTo(8, host.page, other.page)
    expect(await curtains(other.page)).toBe(0)
    // One for whoever is asked there first, and one whenever it is the other's turn.
    const expected = hides ? await turnsAtOneDevice(host.page) : 0
    if (hides) expect(expected).toBeGreaterThanOrEqual(2)
    await expect.poll(() => curtains(host.page)).toBe(expected)
    for (const { errors } of [host, other]) expect(errors).toEqual([])
  },
)

test('in play: handing over and coming back, a request that is refused and one that is allowed, a vote, a seat taken over, resigning', async () => {
  const { host, guests, link } = await room('vermaechtnis', 'Jonas')
  await press(host.page, 'Stop')
  await press(host.page, 'Change the settings')
  await touch(host.page, host.page.getByRole('radio', { name: '3', exact: true }))
  await touch(host.page, host.page.getByRole('switch', { name: 'Spectators welcome' }))
  await press(host.page, 'Apply')
  const priya = await visit(PHONE)
  await come(priya.page, link, 'Priya')
  const [jonas] = guests
  await press(host.page, 'Start now')
  const pages = [host.page, jonas!.page, priya.page]
  for (const page of pages) await page.waitForSelector('[data-ply]', { timeout: 30_000 })

  await touch(jonas!.page, jonas!.page.getByRole('button', { name: 'Menu' }))
  await choose(jonas!.page, 'Let a bot play for me')
  await host.page.getByText('A bot now plays for Jonas').first().waitFor()
  await press(jonas!.page, 'I play on')
  await host.page.getByText('Jonas is back').first().waitFor()

  // Until somebody has something that only the others can give back.
  const asker = async () => {
    for (let ply = 2; ply < 40; ply++) {
      await playTo(ply, ...pages)
      for (const page of pages) if ((await page.locator('[data-asks]').count()) > 0) return page
    }
    throw new Error('nobody ever needed the others')
  }
  const page = await asker()
  const others = pages.filter((each) => each !== page)
  await touch(page, page.locator('[data-asks]'))
  await page.getByText('Your request is on the table').waitFor()
  await others[0]!.getByText('asks to take the move back').waitFor()
  // Which move: in the words of the log.
  const asked = (await others[0]!.locator('[data-asked-back]').textContent())!.replace(/\.$/, '')
  expect(asked).toMatch(/\S/)
  for (const each of [page, others[0]!]) expect(await axeFindings(each)).toEqual([])
  await press(others[0]!, 'Refuse')
  await page.getByText('would rather leave it').first().waitFor()
  const before = await plyOf(page)
  await touch(page, page.locator('[data-asks]'))
  await page.getByText('Your request is on the table').waitFor()
  for (const each of others) await press(each, 'Allow')
  await expect.poll(() => plyOf(page)).toBeLessThan(before)

  // Priya is gone for a minute.
  await priya.context.close()
  await host.page.getByText(/^gone for/).waitFor()
  await wind(61_000, host.page, jonas!.page)
  await host.page.getByRole('button', { name: 'Bot steps in' }).waitFor()
  expect(await axeFindings(host.page)).toEqual([])
  await press(host.page, 'Bot steps in')
  await jonas!.page.getByText(/agrees$/).waitFor()
  await press(jonas!.page, 'Bot steps in')
  await host.page.getByText('A bot now plays for Priya').first().waitFor()

  // Nobody has come back for ten minutes: who looks on may play on, and is told what only that seat may know.
  const eva = await visit()
  await eva.page.goto(link)
  await eva.page.locator('form input').first().fill('Eva')
  await press(eva.page, 'I am ready')
  await press(eva.page, 'Watch')
  await eva.page.waitForSelector('[data-ply]')
  expect(await eva.page.getByRole('button', { name: 'Take the seat' }).count()).toBe(0)
  await wind(601_000, host.page, jonas!.page, eva.page)
  await eva.page.getByText('The seat of Priya has become free').waitFor()
  expect(await axeFindings(eva.page)).toEqual([])
  await press(eva.page, 'Take the seat')
  await expect.poll(() => eva.page.locator('[data-own]').count()).toBeGreaterThan(0)
  await expect.poll(() => host.page.getByText('Eva', { exact: true }).count()).toBeGreaterThan(0)

  await touch(jonas!.page, jonas!.page.getByRole('button', { name: 'Menu' }))
  await choose(jonas!.page, 'Resign')
  await jonas!.page.getByText('that is final').waitFor()
  await press(jonas!.page, 'Resign')
  await jonas!.page.getByText('You have resigned').waitFor()
  await host.page.getByText('Jonas has resigned').first().waitFor()
  for (const { errors } of [host, jonas!]) expect(errors).toEqual([])
})

test('talk: counted while it is closed, in tabs with their panel; muted and reported; too much is given back', async () => {
  const { host, guests } = await room('vermaechtnis', 'Jonas')
  const guest = guests[0]!.page
  for (const page of [host.page, guest]) await page.waitForSelector('[data-ply]', { timeout: 30_000 })
  const opens = (page: Page) => page.locator('[data-opens-talk]')
  await touch(host.page, opens(host.page))
  const panel = host.page.getByRole('tabpanel', { name: 'Talk' })
  await panel.waitFor()
  await panel.getByRole('button', { name: 'Well played' }).click()
  const field = host.page.getByRole('textbox', { name: 'Say something' })
  await field.fill('Think it over.')
  await host.page.keyboard.press('Enter')
  await expect.poll(() => opens(guest).getAttribute('aria-label')).toBe('Talk: 2')
  await touch(guest, opens(guest))
  await guest.getByText('Think it over.').waitFor()
  await guest.getByText('new', { exact: true }).waitFor()
  await expect.poll(() => opens(guest).getAttribute('aria-label')).toBe('Talk')
  await touch(guest, guest.getByRole('button', { name: /mute or report/ }).last())
  await choose(guest, 'Report this message')
  await guest.getByText('reported: whoever runs').waitFor()
  await touch(guest, guest.getByRole('button', { name: /mute or report/ }).last())
  await choose(guest, /^Mute /)
  await expect.poll(() => guest.getByText('Think it over.').count()).toBe(0)
  await press(guest, /^Hear /)
  await guest.getByText('Think it over.').waitFor()
  for (let n = 0; n < 8; n++) {
    await field.fill(`word ${n}`)
    await host.page.keyboard.press('Enter')
  }
  await host.page.getByText('A little slower').waitFor()
  await expect.poll(() => field.inputValue()).toMatch(/^word/)
  // Escape leaves the talk, and what was written is still there.
  await host.page.keyboard.press('Escape')
  await host.page.getByRole('tabpanel', { name: 'Log' }).waitFor()
  await touch(host.page, opens(host.page))
  expect(await field.inputValue()).toMatch(/^word/)
  for (const { errors } of [host, guests[0]!]) expect(errors).toEqual([])
})

test('a table is kept as a template and is there the next time, with its options, and read back in a sentence', async () => {
  const { page, errors } = await visit()
  await page.goto(`${house.address}/new/raja?with=friends`)
  await page.getByRole('radio', { name: '45' }).click()
  await page.getByRole('radio', { name: '5', exact: true }).click()
  // Who sits where: a list that says what each kind means.
  await page.getByRole('button', { name: /^Seat 3: Who sits here\? Invited by link/ }).click()
  await page.getByRole('menuitemradio', { name: 'Bot Six levels' }).click()
  await page.getByRole('button', { name: /^Seat 3: Level/ }).click()
  await page.getByRole('menuitemradio', { name: 'strong' }).click()
  await page.locator('#sentence').getByText('You, 3 guests by link and one bot. Live, 45 min each').waitFor()
  await press(page, 'Keep as a template')
  await page.getByRole('button', { name: 'Kept' }).waitFor()
  await page.goto(`${house.address}/new/raja`)
  await page.locator('[data-preset="own"]').click()
  await page.locator('#sentence').getByText('You, 3 guests by link and one bot. Live, 45 min each').waitFor()
  await page.getByRole('button', { name: /^Seat 3: Level .*strong/ }).waitFor()
  expect(errors).toEqual([])
})
