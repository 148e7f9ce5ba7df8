/** A hall in which nobody is: whoever would come if a table were open can say so there, without having been anybody before. */
import { expect, test } from 'vitest'
import { courtDealing, deviceAt } from './court-guests.ts'
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
