/** Records: laid down, checked, replayed, sent, opened again; and what is said of files that are none. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { DAMAGED } from '../../protocol/test/damaged.ts'
import { against, browserForTests, DOORSTEP, layTable, PHONE, touchUntil } from './visitor.ts'

const browser = browserForTests()
const FILE = join(import.meta.dirname, '../../../docs/examples/anna-and-ben.durbar.json')
const TEXT = readFileSync(FILE, 'utf8')
const MOVES = 82

const file = (name: string, text: string) => ({
  name: `${name}.durbar.json`,
  mimeType: 'application/json',
  buffer: Buffer.from(text),
})
const add = (page: Page, ...files: ReturnType<typeof file>[]) =>
  page.locator('[data-record-file]').setInputFiles(files)
const at = (page: Page, ply: number) => page.waitForSelector(`[data-replay="${ply}"]:not([data-waiting])`)

/** As a hand drops it anywhere on the page. */
const drop = (page: Page, name: string, text: string) =>
  page.evaluate(
    ([name, text]) => {
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File([text], name, { type: 'application/json' }))
      for (const type of ['dragover', 'drop'])
        document.body.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }))
    },
    [`${name}.durbar.json`, text] as const,
  )

test('a record is dropped, checked, stepped through by key and by touch, and found again by its address', async () => {
  const { page, errors } = await browser.open('/records')
  await page.getByText('The first game you finish will stand here').waitFor()
  await drop(page, 'ours', TEXT)
  await page.getByRole('alert').getByText('was added').waitFor()
  await page.getByText('1 on this device').waitFor()
  await page.locator('[data-record]').getByRole('link', { name: 'Replay' }).click()
  await at(page, 0)
  await page.locator('[data-verdict="verified"]').first().waitFor()
  for (const [key, ply] of [
    ['ArrowRight', 1],
    ['ArrowRight', 2],
    ['End', MOVES],
    ['ArrowLeft', MOVES - 1],
    ['Home', 0],
  ] as const) {
    await page.keyboard.press(key)
    await at(page, ply)
  }
  await page.getByRole('button', { name: 'One move on' }).click()
  await at(page, 1)
  // As others saw it: what one seat was told, and everything.
  await page.keyboard.press('2')
  await page.getByRole('button', { name: 'As Ben saw it', pressed: true }).waitFor()
  await page.keyboard.press('v')
  await page.getByRole('button', { name: 'Everything', pressed: true }).waitFor()
  await page.getByRole('slider').press('PageDown')
  const plyIn = ({ pathname }: URL) => Number(/^\/records\/[0-9a-f]{12}\/(\d+)$/.exec(pathname)?.[1])
  await page.waitForURL((url) => plyIn(url) > 1)
  const there = new URL(page.url())
  const ply = plyIn(there)
  await page.goto(there.href)
  await at(page, ply)
  await page.getByRole('button', { name: 'Result' }).click()
  await page.locator('[data-record-result]').getByText('Anna').first().waitFor()
  expect(page.url()).toBe(`${there.href}/result`)
  expect(errors).toEqual([])
})

test('files that are no records are named one by one, and what fits of a damaged one can be watched', async () => {
  const { page, errors } = await browser.open('/records', { language: 'de' })
  await add(
    page,
    file('foto', 'nothing of ours'),
    file('halb', TEXT.slice(0, 4000)),
    file('bald', TEXT.replace('"version": 1', '"version": 7')),
    file('krumm', TEXT.replace(/"sum": \d+/, '"sum": 1')),
    file('ganz', TEXT),
    file('zweimal', TEXT),
  )
  for (const said of [
    'foto ist keine Aufzeichnung von Durbar',
    'halb ist beschädigt',
    'bald kann hier nicht gelesen werden',
    'krumm ist beschädigt',
    'Diese Partie ist schon da.',
  ])
    await page.getByRole('alert').getByText(said).waitFor()
  expect(await page.locator('[data-record]').count()).toBe(1)
  await page.getByRole('button', { name: 'Meldung schließen' }).first().click()
  expect(await page.getByText('foto ist').count()).toBe(0)
  // Discarded, and had back.
  await page.getByRole('button', { name: /^Mehr zu/ }).click()
  await page.getByRole('menuitem', { name: 'Verwerfen' }).click()
  await page.getByRole('button', { name: 'Zurückholen' }).click()
  await page.getByRole('link', { name: 'Wiedergabe' }).first().waitFor()
  expect(errors).toEqual([])
})

test('of three dozen kinds of damage each is told, none is added, and nothing breaks', async () => {
  const { page, errors } = await browser.open('/records')
  await add(page, ...DAMAGED.map(([, text], n) => file(`damaged-${n}`, text)))
  await expect
    .poll(() => page.locator('[data-message="problem"]').count(), { timeout: 30_000 })
    .toBe(DAMAGED.length)
  const said = await page.locator('[data-message="problem"]').allTextContents()
  for (const n of DAMAGED.keys()) expect(said[n]).toMatch(new RegExp(`^damaged-${n} .{20}`))
  expect(new Set(said.map((each) => each.replace(/^damaged-\d+/, ''))).size).toBeGreaterThan(20)
  expect(await page.locator('[data-record]').count()).toBe(0)
  expect(errors).toEqual([])
})

test('what fits of a damaged record is shown, with the move from which on it does not', async () => {
  const { page } = await browser.open('/records')
  const moves = TEXT.replace(/"sum": \d+/g, (sum, at: number) => (at > TEXT.length / 2 ? '"sum": 1' : sum))
  await add(page, file('bent', moves))
  await page.getByRole('button', { name: 'Watch what is there' }).click()
  await page.locator('[data-verdict="wrong"]').first().waitFor()
  const said = await page
    .getByText(/^After move \d+ the moves no longer fit the dice/)
    .first()
    .textContent()
  const fits = Number(/\d+/.exec(said!)![0])
  await page.keyboard.press('End')
  await at(page, fits)
})

test('a moment is sent: the link holds the record, and the future stays veiled until somebody lifts it', async () => {
  const { page } = await browser.open('/records', { ...PHONE })
  await add(page, file('ours', TEXT))
  await page.locator('[data-record]').getByRole('link', { name: 'Replay' }).tap()
  await at(page, 0)
  await page.goto(page.url().replace(/\/0$/, '/40'))
  await at(page, 40)
  await page.locator('[data-share]').tap()
  const link = await page.getByLabel('Link to this moment').inputValue()
  expect(link.length).toBeLessThan(8000)
  const friend = await browser.open('/about')
  await friend.page.goto(link)
  await at(friend.page, 40)
  await friend.page.getByText('What comes after is veiled.').waitFor()
  const last = () => friend.page.locator('[role="tabpanel"] li button i').last().textContent()
  expect(await last()).toBe('40')
  await friend.page.getByRole('button', { name: 'Lift the veil' }).click()
  await expect.poll(last).toBe(`${MOVES}`)
  expect(friend.errors).toEqual([])
  // Cut off on its way, it says so.
  await friend.page.goto('about:blank')
  await friend.page.goto(link.slice(0, -200))
  await friend.page.getByText('This link is damaged').waitFor()
})

test('a game that ends at this device is a record, one touch from its end', async () => {
  const { page, errors } = await browser.open(DOORSTEP)
  await layTable(page, 'vermaechtnis', against(1), {}, 1)
  await touchUntil(page, 1)
  await page.locator('[data-over]').getByRole('button', { name: 'Replay' }).click()
  await page.locator('[data-verdict="verified"]').first().waitFor()
  // Back to where one came from.
  await page.keyboard.press('Escape')
  await page.waitForURL(/\/table\//)
  await page.goto(new URL('/records', page.url()).href)
  await page.getByText('1 on this device').waitFor()
  // And out of the house, as the file that it is.
  await page.getByRole('button', { name: /^More about/ }).click()
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Save as a file' }).click(),
  ])
  const text = readFileSync(await saved.path(), 'utf8')
  await page.goto(new URL('/records', page.url()).href)
  await add(page, file('again', text))
  await page.getByRole('alert').getByText('This game is here already.').waitFor()
  expect(errors).toEqual([])
})

test('a game that goes on is saved as its player has seen it, and opened again without a key', async () => {
  const { page, errors } = await browser.open(DOORSTEP)
  await layTable(page, 'taj-mahal', against(2), {}, 3)
  await touchUntil(page, 1, 12)
  await page.getByRole('button', { name: 'Menu' }).click()
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Save what you have seen as a file' }).click(),
  ])
  const text = readFileSync(await saved.path(), 'utf8')
  expect(JSON.parse(text)).toMatchObject({ durbar: 'account', seat: 0 })
  expect(text).not.toMatch(/"key"|[0-9a-f]{64}/)
  await page.goto(new URL('/records', page.url()).href)
  await add(page, file('so-far', text))
  await page.getByRole('alert').getByRole('link', { name: 'Replay' }).click()
  await page.locator('[data-verdict="open"]').first().waitFor()
  await page.keyboard.press('End')
  await page.waitForSelector('[data-replay]:not([data-replay="0"])')
  expect(await page.getByRole('button', { name: 'Everything' }).count()).toBe(0)
  expect(await page.locator('[data-share]').count()).toBe(0)
  expect(errors).toEqual([])
})
