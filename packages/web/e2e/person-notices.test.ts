/** A person is told when a table waits: by a push, before the title, on the icon. */
import type { BrowserContext } from 'playwright-core'
import { expect, test } from 'vitest'
import { ask, guest, named, SOON } from './at-court.ts'
import { pretendToBeWhole } from './pretending.ts'
import { PHONE, tap } from './visitor.ts'

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
