/** What a game at court leaves: talk that was apart, the record as a file, what each device has checked, who wants another. */
import { readFileSync } from 'node:fs'
import type { MatchRecord } from '@durbar/protocol'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeFindings } from './axe.ts'
import {
  arrive,
  courtDealing,
  deviceAt,
  openTable,
  recordOf,
  TABLE_FOR_TWO_AND_A_BOT,
} from './court-guests.ts'
import { PHONE, tap, touchUntil } from './visitor.ts'

const says = async (page: Page, text: string) => {
  await page.locator('[data-opens-talk]').click()
  await page.getByRole('textbox', { name: 'Say something' }).fill(text)
  await page.keyboard.press('Enter')
  await page.getByText(text).waitFor()
}

test('players and gallery talk apart; at the end the device has played it all again, keeps the record, and all say whether they want another', async () => {
  const house = await courtDealing(3)
  const [anna, ben, cleo, dev] = await Promise.all(
    ['Anna', 'Ben', 'Cleo', 'Dev'].map((name) => arrive(house, name)),
  )
  const { table } = await openTable(house, anna!, TABLE_FOR_TWO_AND_A_BOT('vermaechtnis'))
  const [desk, phone, first, second] = await Promise.all([
    deviceAt(house, { of: anna!, bypassCSP: true }),
    deviceAt(house, { ...PHONE, of: ben!, bypassCSP: true }),
    deviceAt(house, { of: cleo! }),
    deviceAt(house, { of: dev! }),
  ])
  await desk.go(`/t/${table}?ready`)
  await phone.go(`/t/${table}?sit&ready`)
  await first.go(`/t/${table}`)
  await second.go(`/t/${table}`)
  await desk.page.getByRole('button', { name: 'Start now', exact: true }).click()
  for (const { page } of [desk, phone, first, second]) await page.waitForSelector('[data-ply]')

  // The seal that all can compare aloud: the same six signs on every device.
  const signs = async (page: Page) => {
    await page.locator('[data-opens-seal]').click()
    const names = page.locator('[role="dialog"] figure li')
    await expect.poll(() => names.count()).toBe(6)
    const said = await names.allTextContents()
    await page.keyboard.press('Escape')
    return said
  }
  expect(await signs(desk.page)).toEqual(await signs(first.page))

  await says(first.page, 'Ben will lose this.')
  await says(desk.page, 'Good luck, Ben.')
  await second.page.locator('[data-opens-talk]').click()
  await second.page.getByText('Ben will lose this.').waitFor()
  await second.page.getByText('Good luck, Ben.').waitFor()
  // Said in a round, which stands before it.
  await second.page
    .getByRole('log')
    .getByText(/^Sales day 1/)
    .waitFor()
  await tap(phone.page, phone.page.locator('[data-opens-talk]'))
  await phone.page.getByText('Good luck, Ben.').waitFor()
  for (const { page, frames } of [desk, phone]) {
    expect(await page.getByText('Ben will lose this.').count()).toBe(0)
    expect(frames.join()).not.toContain('Ben will lose this.')
  }
  await tap(phone.page, phone.page.locator('[data-opens-talk]'))
  await desk.page.locator('[data-opens-talk]').click()

  await Promise.all([touchUntil(desk.page, 5), touchUntil(phone.page, 6)])
  await touchUntil(first.page, 5)
  const record = await recordOf<MatchRecord>(house, table)
  for (const { page } of [desk, phone, first]) {
    await page.locator('[data-checked="honest"]').waitFor()
    await page.locator(`[data-moves="${record.moves.length}"]`).waitFor()
    await page.getByText(`all ${record.moves.length} moves`).waitFor()
    await page.locator('[data-plot="How it came"] polyline').first().waitFor()
    expect(await page.locator('[data-plot="How it came"] polyline').count()).toBe(3)
  }
  // Whoever only watched is not asked whether they play again.
  expect(await first.page.getByRole('button', { name: 'Once more with all' }).count()).toBe(0)

  const [download] = await Promise.all([
    desk.page.waitForEvent('download'),
    desk.page.getByRole('link', { name: 'Download the record' }).click(),
  ])
  expect(download.suggestedFilename()).toBe(`durbar-${table}.json`)
  expect(JSON.parse(readFileSync(await download.path(), 'utf8'))).toEqual(record)

  await tap(phone.page, phone.page.getByRole('button', { name: 'Once more with all' }))
  const list = desk.page.locator('[data-over] [aria-live] > li')
  await expect.poll(() => list.allTextContents()).toEqual(['Annais thinking', 'Benyes'])
  await desk.page.getByText('1 of 2').waitFor()
  for (const { page } of [desk, phone]) expect(await axeFindings(page)).toEqual([])
  await desk.page.getByRole('button', { name: 'Once more with all' }).click()
  for (const { page } of [desk, phone]) {
    await page.waitForURL((url) => url.pathname.startsWith('/t/') && !url.pathname.endsWith(table))
    await page.waitForSelector('[data-room], [data-ply]')
  }
  for (const { errors } of [desk, phone, first, second]) expect(errors).toEqual([])
})
