/** A hall in which nobody is: whoever would come if a table were open can say so there, without having been anybody before. */
import { expect, test } from 'vitest'
import { axeFindings } from './axe.ts'
import { arrive, courtDealing, deviceAt } from './court-guests.ts'
import { pretendToBeWhole, pretendToHaveAWorker } from './pretending.ts'
import { PHONE, tap } from './visitor.ts'

test('a stranger asks in the empty hall to be told of open tables, is somebody from then on, and takes it back', async () => {
  const house = await courtDealing(1)
  const wished = () => house.store.db.selectFrom('subscriptions').select('about_json').execute()
  const { page, context, go, errors } = await deviceAt(house, PHONE)
  await go('/')
  const tellMe = page.getByRole('switch', { name: 'Tell me when somebody opens a table' })
  // Nobody has allowed it yet.
  await tap(page, tellMe)
  await page.getByText('The browser blocks notifications of this page.').waitFor()
  expect(await tellMe.getAttribute('aria-checked')).toBe('false')
  await context.addInitScript(pretendToBeWhole)
  await context.addInitScript(pretendToHaveAWorker)
  await context.grantPermissions(['notifications'], { origin: house.address })
  await page.reload()
  await tap(page, tellMe)
  await page.getByText('This device tells you.').waitFor()
  expect(await wished()).toEqual([{ about_json: '["opened"]' }])
  // My page says so, too, and each of them knows what the other was told.
  await go('/me')
  await tap(page, page.getByRole('switch', { name: 'When it is my turn' }))
  await page.getByText('This device tells you.').waitFor()
  await go('/')
  expect(await tellMe.getAttribute('aria-checked')).toBe('true')
  await tap(page, tellMe)
  await page.getByText('This device does not tell you.').waitFor()
  expect(await wished()).toEqual([{ about_json: '["turn"]' }])
  expect(errors).toEqual([])
})

test('somebody one has played with is called by one touch, finds it on the home page, and it begins without a link', async () => {
  const house = await courtDealing(1)
  const [anna, ben] = [await arrive(house, 'Anna'), await arrive(house, 'Ben')]
  const { db } = house.store
  await db
    .insertInto('records')
    .values({ table_id: 'before', game: 'raja', ended: 1, body_json: '{}' })
    .execute()
  for (const [seat, { person }] of [anna, ben].entries())
    await db.insertInto('record_seats').values({ table_id: 'before', person, seat }).execute()
  const host = await deviceAt(house, { ...PHONE, of: anna, bypassCSP: true })
  const guest = await deviceAt(house, { of: ben, language: 'de' })
  await guest.go('/')
  await host.go('/new/vermaechtnis?with=friends')
  await tap(host.page, host.page.locator('[data-part="seats"]'))
  await tap(host.page, host.page.locator('[data-known]').getByRole('button', { name: 'Ben' }))
  await host.page.getByText('Ben finds the invitation on the home page').waitFor()
  expect(await host.page.locator('#sentence').textContent()).toContain('Ben')
  expect(await axeFindings(host.page)).toEqual([])
  await tap(host.page, host.page.getByRole('button', { name: 'Open the table' }))
  // Whoever looks at the hall already is told there.
  await guest.page.getByText('Anna lädt dich ein').waitFor()
  await guest.page.getByRole('link', { name: /: mitspielen$/ }).click()
  await guest.page.getByRole('button', { name: 'Ich bin bereit' }).first().click()
  for (const { page } of [host, guest]) await page.waitForSelector('[data-ply]', { timeout: 30_000 })
  for (const { errors } of [host, guest]) expect(errors).toEqual([])
})
