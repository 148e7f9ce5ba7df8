/** Whoever plays comes first: while a game is played on this device, at court or here, no review takes its cores. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { arrive, courtDealing, deviceAt, openTable, TABLE_FOR_TWO_AND_A_BOT } from './court-guests.ts'
import { against, DOORSTEP, layTable } from './visitor.ts'

/** Long enough that nobody has judged it before the test is over. */
const RECORD = join(import.meta.dirname, '../../../games/raja/test/games/5-players-random-41.durbar.json')
const MEANWHILE_MS = 1500

/** He says that he waits, and what he has does not grow; afterwards he goes on. */
async function rests(page: Page, plays: () => Promise<{ close(): Promise<void> }>): Promise<void> {
  const phase = (which: string) => page.locator(`[data-judging="${which}"]`).waitFor()
  const share = () =>
    page.locator('[data-judging] progress').evaluate((each: HTMLProgressElement) => each.value)
  await phase('judging')
  const playing = await plays()
  await phase('waiting')
  // What was in somebody's hands when the game began is still shown.
  await page.waitForTimeout(400)
  const then = await share()
  await page.waitForTimeout(MEANWHILE_MS)
  expect(await share()).toBe(then)
  await playing.close()
  await phase('judging')
  await expect.poll(share, { timeout: 20_000 }).toBeGreaterThan(then)
}

test('the judge rests while somebody plays at court or here, and goes on afterwards', async () => {
  const house = await courtDealing(1)
  const of = await arrive(house, 'Anna')
  const { arrangement } = TABLE_FOR_TWO_AND_A_BOT('taj-mahal')
  const { table } = await openTable(house, of, {
    arrangement: { ...arrangement, start: 'ready' },
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'level1' }, { kind: 'bot', level: 'level1' }],
  })
  const { page, context, go } = await deviceAt(house, { of })
  await go('/records')
  await page.locator('[data-record-file]').setInputFiles(RECORD)
  await page.locator('[data-record]').getByRole('link', { name: 'Review' }).click()
  await page.getByRole('button', { name: 'Let him judge' }).click()
  await rests(page, async () => {
    const court = await context.newPage()
    await court.goto(`${house.address}/t/${table}?ready`)
    await court.waitForSelector('[data-ply]')
    // Meanwhile what has been seen of this game is a file, without a key.
    await court.getByRole('button', { name: 'Menu' }).click()
    const [saved] = await Promise.all([
      court.waitForEvent('download'),
      court.getByRole('menuitem', { name: 'Save what you have seen as a file' }).click(),
    ])
    const text = readFileSync(await saved.path(), 'utf8')
    expect(JSON.parse(text)).toMatchObject({ durbar: 'account', seat: 0, game: 'taj-mahal' })
    expect(text).not.toMatch(/"key"|[0-9a-f]{64}/)
    return court
  })
  await rests(page, async () => {
    const here = await context.newPage()
    await here.goto(house.address + DOORSTEP)
    await layTable(here, 'taj-mahal', against(2), {}, 5)
    return here
  })
})
