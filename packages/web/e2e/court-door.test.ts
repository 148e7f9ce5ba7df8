/** Before the door of a table: somebody is coming, comes too late, or comes to a table that is no more. */
import { expect, test } from 'vitest'
import { axeFindings } from './axe.ts'
import { arrive, courtDealing, deviceAt, openTable, TABLE_FOR_TWO_AND_A_BOT } from './court-guests.ts'
import { PHONE, tap } from './visitor.ts'

test('the host reads that somebody has opened the link; the next one finds it full and watches; then it is closed', async () => {
  const house = await courtDealing(1)
  const anna = await arrive(house, 'Anna')
  const { arrangement } = TABLE_FOR_TWO_AND_A_BOT('vermaechtnis')
  const { table } = await openTable(house, anna, {
    arrangement: { ...arrangement, door: 'link' },
    seats: [{ kind: 'me' }, { kind: 'invited' }],
  })
  const host = await deviceAt(house, { of: anna })
  await host.go(`/t/${table}`)
  const link = await host.page.locator('[data-link]').inputValue()
  const free = host.page.locator('[data-room] li[data-vacant]')
  await free.getByText('waits for your guest').waitFor()

  const guest = await deviceAt(house, PHONE)
  await guest.page.goto(link)
  await guest.page.locator('form input').waitFor()
  await free.getByText('has opened the link, is choosing a name').waitFor()
  await guest.page.locator('form input').fill('Ben')
  await tap(guest.page, guest.page.getByRole('button', { name: 'I am ready' }))
  await host.page.locator('[data-room] li').getByText('Ben', { exact: true }).waitFor()
  // One seat fills, and nobody is before the door any more.
  await expect.poll(() => host.page.getByText('is choosing a name').count()).toBe(0)
  await host.page.locator('[data-breathes]').waitFor()
  expect(await host.page.locator('[data-breathes]').count()).toBe(1)

  const late = await deviceAt(house, {
    ...PHONE,
    of: await arrive(house, 'Cleo'),
    language: 'de',
    bypassCSP: true,
  })
  await late.page.goto(link)
  await late.page.getByRole('heading', { name: 'Dieser Tisch ist schon besetzt' }).waitFor()
  await late.page.getByText('Du kannst zusehen oder selbst einen eröffnen.').waitFor()
  await late.page.getByRole('button', { name: 'Tisch eröffnen' }).waitFor()
  expect(await axeFindings(late.page)).toEqual([])
  await tap(late.page, late.page.getByRole('button', { name: 'Zusehen' }))
  await late.page.locator('[data-room]').waitFor()

  await host.page.getByRole('button', { name: 'Close the table' }).click()
  await late.page.getByRole('heading', { name: 'Diesen Tisch gibt es nicht mehr' }).waitFor()
  await guest.page.getByText('It was closed today. You can open one yourself.').waitFor()
  // Who comes later is told so, too.
  await late.page.goto(link)
  await late.page.getByText('Er wurde heute aufgelöst.').waitFor()
  expect(await axeFindings(late.page)).toEqual([])
  for (const { errors } of [host, guest, late]) expect(errors).toEqual([])
})
