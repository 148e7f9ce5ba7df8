/** A person without an account: comes back by a passkey, owns what is kept, and goes for good. */
import { readFileSync } from 'node:fs'
import type { RecordRow } from '@durbar/protocol/court/people'
import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { guest, keptDevice, named } from './at-court.ts'
import { axeFindings } from './axe.ts'
import { PHONE, press, tap, type Visit } from './visitor.ts'

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
