/** A person without an account: comes back by a passkey, is told when a table waits, and goes for good. */
import { readFileSync } from 'node:fs'
import type { RecordRow } from '@durbar/protocol/court/people'
import type { BrowserContext, Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { axeFindings } from './axe.ts'
import { pretendToBeWhole } from './pretending.ts'
import { browserForTests, DOORSTEP, PHONE, press, tap, type Visit } from './visitor.ts'

const browser = browserForTests()
/** Under a name: a passkey belongs to one, and no number is one. */
const named = () => inject('address').replace('127.0.0.1', 'localhost')

/** A busy machine. */
const SOON = { timeout: 10_000 }

const GUEST = { name: 'Anna', emblem: 2, colour: 2 }

/** Somebody at court from the start, as a first visit would make them. */
async function guest(visit: Visit = {}) {
  const opened = await browser.open(DOORSTEP, visit)
  const { page } = opened
  await page.goto(named() + DOORSTEP)
  await page.evaluate(async (body) => {
    const headers = { 'content-type': 'application/json' }
    const reply = await fetch('/api/people', { method: 'POST', headers, body: JSON.stringify(body) })
    localStorage.setItem('durbar.device', await reply.text())
  }, GUEST)
  return opened
}
const keptDevice = (page: Page) => page.evaluate(() => localStorage.getItem('durbar.device'))
const ask = (page: Page, path: string) =>
  page.evaluate(async (path) => {
    const { secret } = JSON.parse(localStorage.getItem('durbar.device')!)
    return (await fetch(path, { headers: { authorization: `Bearer ${secret}` } })).json()
  }, path)

/** A device that can make passkeys, as a phone's own; who never agrees gives every question up. */
async function withAuthenticator(context: BrowserContext, page: Page) {
  const session = await context.newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

test('a passkey is made, the device forgets, and by the passkey the person is back', async () => {
  const { page, context, errors } = await guest(PHONE)
  await withAuthenticator(context, page)
  await page.goto(`${named()}/me`)
  await tap(page, page.getByRole('button', { name: 'Secure' }))
  await page.locator('[data-secured]').waitFor()
  const before = JSON.parse((await keptDevice(page))!)
  await page.evaluate(() => localStorage.removeItem('durbar.device'))
  await page.reload()
  await page.getByText('You have not been at court yet.').waitFor()
  await tap(page, page.getByRole('button', { name: 'I have been here before' }))
  await page.getByRole('heading', { level: 1, name: 'Anna' }).waitFor()
  const after = JSON.parse((await keptDevice(page))!)
  expect(after.person).toBe(before.person)
  expect(after.secret).not.toBe(before.secret)
  // The name is this device's again also where no court is.
  const settings = await page.evaluate(() => JSON.parse(localStorage.getItem('durbar.settings')!))
  expect(settings).toMatchObject({ name: 'Anna', emblem: 2 })
  expect(errors).toEqual([])
})

test('whoever comes by an invitation and has been here before is at the table under their name', async () => {
  const { page, context } = await guest()
  await withAuthenticator(context, page)
  await page.goto(`${named()}/me`)
  await page.getByRole('button', { name: 'Secure' }).click()
  await page.locator('[data-secured]').waitFor()
  await page.goto(`${named()}/new/vermaechtnis?with=open`)
  await page.getByRole('button', { name: 'Open the table' }).click()
  const link = await page.locator('[data-link]').inputValue()
  await page.evaluate(() => localStorage.removeItem('durbar.device'))
  await page.goto(link)
  await page.getByRole('button', { name: 'I have been here before' }).click()
  await page.locator('[data-room] li[data-own]').getByText('Anna').waitFor()
})

test('links are also there for a camera: of the table, and of the person', async () => {
  const { page } = await guest(PHONE)
  await page.goto(`${named()}/new/raja?with=friends`)
  await tap(page, page.getByRole('button', { name: 'Open the table' }))
  const link = await page.locator('[data-link]').inputValue()
  const code = page.getByRole('img', { name: 'A QR code with the link to this table' })
  await code.waitFor()
  expect(await code.getAttribute('data-qr')).toBe(link)
  await page.goto(`${named()}/me`)
  await tap(page, page.getByRole('button', { name: 'Make a link' }))
  const own = page.getByRole('img', { name: 'A QR code with your personal link' })
  await own.waitFor()
  expect(await own.getAttribute('data-qr')).toMatch(/\/me\?link=[0-9a-f]{64}$/)
})

/** A notice of a table, kept here, and an icon that can be read. */
function pretendToShow() {
  navigator.setAppBadge = async (count) => {
    document.documentElement.dataset.badge = String(count)
  }
  navigator.clearAppBadge = async () => {
    document.documentElement.dataset.badge = '0'
  }
  const notices = () => {
    const tag = sessionStorage.getItem('notice')
    return tag ? [{ tag, data: { type: 'turn' }, close: () => sessionStorage.removeItem('notice') }] : []
  }
  const registration = { getNotifications: async () => notices() } as unknown as ServiceWorkerRegistration
  ServiceWorkerContainer.prototype.getRegistration = async () => registration
}

/** Two who share this device: one of them is always asked. */
const TABLE = {
  arrangement: {
    game: 'vermaechtnis',
    options: {},
    pace: { kind: 'slow', days: 2 },
    timeUp: 'bot',
    standIn: 'level3',
    door: 'link',
    spectators: true,
    talk: 'free',
    hints: true,
    start: 'hand',
  },
  seats: [{ kind: 'me' }, { kind: 'here', name: 'Ben' }],
}

/** A push, as the browser hands it to the worker that was built, and what the worker would have shown. */
async function pushed(context: BrowserContext, push: object): Promise<string | null> {
  const worker = context.serviceWorkers()[0]!
  return worker.evaluate(async (data) => {
    let shown: string | null = null
    const { registration } = self as unknown as { registration: object }
    // A browser without a window has no icon either, and breaks down when one is counted on.
    Object.assign(navigator, { setAppBadge: async () => undefined })
    Object.assign(registration, {
      showNotification: async (title: string, { lang, tag }: { lang: string; tag: string }) => {
        shown = `${lang} ${tag} ${title}`
      },
    })
    const { PushEvent } = self as unknown as { PushEvent: new (type: string, init: object) => Event }
    const event = new PushEvent('push', { data })
    let done: Promise<unknown> | null = null
    Object.defineProperty(event, 'waitUntil', {
      value: (doing: Promise<unknown>) => {
        done = doing
      },
    })
    self.dispatchEvent(event)
    await done
    return shown
  }, JSON.stringify(push))
}

/** Said by another socket of the same person, who would otherwise be waited for while five are counted. */
function begin(table: string): void {
  const { secret } = JSON.parse(localStorage.getItem('durbar.device')!)
  const socket = new WebSocket('/court')
  const say = (frame: object) => socket.send(JSON.stringify(frame))
  socket.onopen = () => {
    say({ type: 'hello', protocol: 1, secret })
    say({ type: 'join', table })
    say({ type: 'intent', table, key: 'begin-at-once', intent: { type: 'begin' } })
  }
}

test('notices are asked for by a touch, and a push says in the chosen language which table waits', async () => {
  const { page, context } = await guest({ ...PHONE, language: 'de', offline: true })
  await context.addInitScript(pretendToBeWhole)
  await context.grantPermissions(['notifications'], { origin: named() })
  const sent: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/me/push')) sent.push([request.method(), request.postDataJSON()])
  })
  await page.goto(`${named()}/me`)
  const turn = page.getByRole('switch', { name: 'Wenn ich dran bin' })
  await turn.waitFor()
  expect(sent).toEqual([])
  // It fetches the whole house first.
  await page.evaluate(() => navigator.serviceWorker.ready)
  await tap(page, turn)
  await page.getByText('Dieses Gerät meldet sich.').waitFor()
  expect(await ask(page, '/api/me')).toMatchObject({ subscriptions: 1 })
  await tap(page, page.getByRole('switch', { name: 'Nachtruhe' }))
  await page.getByLabel('von').fill('21:30')
  await expect.poll(() => sent.length, SOON).toBe(3)
  const zone = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone)
  expect(sent.at(-1)).toMatchObject(['PUT', { about: ['turn'], quiet: { from: 1290, to: 420, zone } }])
  const push = { type: 'turn', table: 'sometable', game: 'taj-mahal', due: null }
  expect(await pushed(context, push)).toBe('de sometable Taj Mahal: Du bist dran')
  await tap(page, turn)
  await page.getByText('Dieses Gerät meldet sich nicht.').waitFor()
  expect(sent.at(-1)).toMatchObject(['DELETE', { endpoint: 'https://push.example.org/device-1' }])
  expect(await ask(page, '/api/me')).toMatchObject({ subscriptions: 0 })
})

test('a browser that cannot show notices, and one that may not, say so', async () => {
  const { page } = await guest({ language: 'de' })
  await page.goto(`${named()}/me`)
  await page.getByText('Der Browser sperrt Benachrichtigungen dieser Seite.').waitFor()
  expect(await page.getByRole('switch', { name: 'Wenn ich dran bin' }).isDisabled()).toBe(true)
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'))
  await page.reload()
  await page.getByText('Dieser Browser zeigt keine Benachrichtigungen.').waitFor()
})

test('a table that waits is counted before the title and on the icon; its notice goes when it is looked at', async () => {
  const { page, context } = await guest({ language: 'de' })
  await context.addInitScript(pretendToShow)
  const badge = () => page.evaluate(() => document.documentElement.dataset.badge)
  const table = await page.evaluate(async (body) => {
    const { secret } = JSON.parse(localStorage.getItem('durbar.device')!)
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${secret}` }
    const reply = await fetch('/api/tables', { method: 'POST', headers, body: JSON.stringify(body) })
    return (await reply.json()).table as string
  }, TABLE)
  await page.goto(`${named()}/t/${table}`)
  await page.locator('[data-room] figure li').first().waitFor()
  await page.evaluate(begin, table)
  await expect.poll(badge, SOON).toBe('1')
  await page.evaluate((table) => sessionStorage.setItem('notice', table), table)
  await page.goto(named())
  await expect.poll(() => page.title(), SOON).toBe('(1) Durbar')
  expect(await badge()).toBe('1')
  await page.getByRole('link', { name: 'Über Durbar' }).click()
  await expect.poll(() => page.title(), SOON).toBe('(1) Über Durbar · Durbar')
  expect(await page.evaluate(() => sessionStorage.getItem('notice'))).toBe(table)
  await page.goto(`${named()}/t/${table}`)
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('notice')), SOON).toBeNull()
  // The table that is looked at says so itself.
  await expect.poll(() => page.title(), SOON).toBe('● Du bist dran · Das Vermächtnis des Maharaja')
})

test('everything comes as a file; a touch deletes nothing, two seconds delete all, here and there', async () => {
  const { page } = await guest(PHONE)
  await page.goto(`${named()}/me`)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    tap(page, page.getByRole('button', { name: 'Download all' })),
  ])
  const file = JSON.parse(readFileSync((await download.path())!, 'utf8'))
  expect(file).toMatchObject({ me: { name: 'Anna' }, tables: [], records: [] })
  await page.evaluate(() => localStorage.setItem('durbar.chance.sometable', 'a'.repeat(64)))
  await page.getByLabel('Your name').fill('Anna B')
  await tap(page, page.getByRole('button', { name: 'Save' }))
  await page.getByText('Saved').waitFor()
  const { secret } = JSON.parse((await keptDevice(page))!)
  await tap(page, page.getByRole('button', { name: 'Delete all' }))
  const hold = page.getByRole('button', { name: 'Hold to delete' })
  await hold.waitFor()
  await tap(page, hold)
  await hold.waitFor()
  expect(await keptDevice(page)).not.toBeNull()
  const spot = (await hold.evaluate((element) => window.visitor.free(element)))!
  await press(page, spot, 2100)
  await page.getByText('You have not been at court yet.').waitFor()
  const left = await page.evaluate(() => JSON.stringify({ ...localStorage }))
  expect(left).not.toMatch(/durbar\.(device|chance)|Anna/)
  const status = await page.evaluate(
    async (secret) => (await fetch('/api/me', { headers: { authorization: `Bearer ${secret}` } })).status,
    secret,
  )
  expect(status).toBe(401)
})

/** Finished games of half a year. */
const RECORDS: readonly RecordRow[] = Array.from({ length: 24 }, (_, n) => {
  const scores = [20 + ((n * 7) % 41), 30 + ((n * 5) % 17), 25]
  return {
    table: `table${1000 + n}`,
    game: ['taj-mahal', 'raja', 'taj-mahal', 'warehouse-51'][n % 4]!,
    ended: Date.now() - n * 5 * 86_400_000,
    seats: [{ name: 'Anna' }, { name: n % 3 ? 'Jonas' : '' }, { name: 'level3', bot: 'level3' }],
    seat: 0,
    scores,
    places: scores.map((score) => 1 + scores.filter((other) => other > score).length),
  }
})

const LOOKS: readonly Visit[] = [
  { theme: 'light', language: 'de', width: 1440, height: 900 },
  { theme: 'dark', language: 'en', width: 1440, height: 900 },
  { theme: 'dark', language: 'de', width: 360, height: 740 },
  { theme: 'light', language: 'en', width: 360, height: 740 },
]
test.each(LOOKS)('axe finds nothing on my page: $theme $language $width', async (look) => {
  const { page, context, errors } = await guest({ ...look, bypassCSP: true })
  await context.route('**/api/me/records', (route) => route.fulfill({ json: { records: RECORDS } }))
  await page.goto(`${named()}/me`)
  await page.getByRole('button', { name: /Link machen|Make a link/ }).click()
  await page.locator('[data-qr]').waitFor()
  // Every picture of numbers says them in a table too.
  const tables = await page
    .locator('[data-plot] table')
    .evaluateAll((all) => all.map((each) => (each as HTMLTableElement).tBodies[0]!.rows.length))
  expect(tables).toEqual([3, 4, 12, 3, 2, 1, 12])
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: /Alles löschen|Delete all/ }).click()
  await page.getByRole('dialog').waitFor()
  expect(await axeFindings(page)).toEqual([])
  expect(errors).toEqual([])
})
