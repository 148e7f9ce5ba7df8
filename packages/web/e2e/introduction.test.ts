/**
 * The introductions in the page. Whoever follows them by finger or mouse meets every note, finds what is asked for
 * glowing and free, and comes to the closing card; whoever touches whatever glows comes there too.
 */
import { rooms } from '@durbar/games'
import { soaking } from '@durbar/room/testing'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Point } from './in-the-page.ts'
import {
  bot,
  browserForTests,
  DOORSTEP,
  finger,
  layTable,
  mainButton,
  PHONE,
  plyOf,
  settled,
  type Visit,
} from './visitor.ts'

const browser = browserForTests()
const LOOKS: readonly Visit[] = [{ language: 'en' }, { language: 'de', ...PHONE }]

/** What stands there: the closing card, a note to read on, a note that asks for something, or nothing. */
interface Seen {
  readonly kind: 'closing' | 'reads' | 'wishes' | 'coming' | 'nothing'
  readonly counted: string
  /** Where to touch next, on top of everything; null = nowhere. */
  readonly spot: Point | null
  /** What is wrong with what is shown. */
  readonly faults: readonly string[]
}

/** In the page: looks at the note, at what it points at, and whether both can be seen and touched. */
function look(): Seen {
  const note = document.querySelector<HTMLElement>('[data-introduces]')
  if (!note) return { kind: 'nothing', counted: '', spot: null, faults: [] }
  if (note.dataset.coming !== undefined) return { kind: 'coming', counted: '', spot: null, faults: [] }
  const faults: string[] = []
  const { free } = window.visitor
  const box = note.getBoundingClientRect()
  const inside =
    box.left >= 0 && box.top >= 0 && box.right <= window.innerWidth && box.bottom <= window.innerHeight
  if (!inside) faults.push('the note is not all on the screen')
  const counted = note.querySelector('small')?.textContent ?? ''
  const go = [...note.querySelectorAll('button')].at(-1)!
  const ring = document.querySelector<HTMLElement>('[data-points-at]')
  if (note.dataset.introduces === 'closing') {
    const lines = note.querySelectorAll('dl > div').length
    if (lines < 4) faults.push(`the closing card has ${lines} lines`)
    return { kind: 'closing', counted, spot: free(go), faults }
  }
  const target = ring?.getBoundingClientRect()
  const seen =
    target &&
    Math.min(target.right, window.innerWidth) - Math.max(target.left, 0) > 20 &&
    Math.min(target.bottom, window.innerHeight) - Math.max(target.top, 0) > 20
  if (!seen) faults.push('what the note points at is not to be seen')
  if (note.dataset.introduces !== 'wish') {
    if (ring?.dataset.pointsAt !== note.dataset.introduces) faults.push('the ring is elsewhere')
    return { kind: 'reads', counted, spot: free(go), faults }
  }
  const middle = target && { x: target.left + target.width / 2, y: target.top + target.height / 2 }
  const wanted = [...document.querySelectorAll<HTMLElement>('[data-wanted]')].find((each) => {
    const { left, top, width, height } = each.getBoundingClientRect()
    return middle && Math.hypot(left + width / 2 - middle.x, top + height / 2 - middle.y) < 4
  })
  if (!wanted)
    return { kind: 'wishes', counted, spot: null, faults: [...faults, 'nothing wanted in the ring'] }
  const glows = wanted.dataset.state === 'offered' || wanted.dataset.main === 'ready'
  if (!glows) faults.push('what is wanted does not glow')
  const spot = free(wanted)
  if (!spot) faults.push(`what is wanted lies under something: ${wanted.textContent}`)
  return { kind: 'wishes', counted, spot: wanted.dataset.blind === undefined ? spot : null, faults }
}

/** A note comes when the person is asked, brings what it speaks of to the front, and then keeps still. */
async function stands(page: Page): Promise<Seen> {
  let before = ''
  for (let i = 0; i < 200; i++) {
    const seen = await page.evaluate(look)
    const now = JSON.stringify(seen)
    if (now === before && seen.faults.length === 0 && (seen.spot || (seen.kind === 'nothing' && i > 3)))
      return seen
    before = now
    await page.waitForTimeout(25)
  }
  return page.evaluate(look)
}

async function begin(game: string, visit: Visit) {
  const { page, errors } = await browser.open(`/new/${game}`, visit)
  await page.getByRole('button', { name: /^(Introduction|Einführung)$/ }).click()
  await page.waitForSelector('[data-introduces]')
  const touch = (spot: Point) =>
    visit.width === PHONE.width ? finger(page, spot) : page.mouse.click(spot.x, spot.y)
  return { page, errors, touch }
}

/** Nothing is asked for: any move, by the list that says them all. */
async function anyMove(page: Page): Promise<void> {
  const ply = await plyOf(page)
  await page.locator('button[data-unfolds]').click()
  await page.locator('button[data-move]').first().click()
  const main = mainButton(page)
  if ((await plyOf(page)) === ply) await main.click()
  await expect.poll(() => plyOf(page)).toBeGreaterThan(ply)
}

async function follow(game: string, visit: Visit): Promise<void> {
  const { page, errors, touch } = await begin(game, visit)
  const read: string[] = []
  let wishes = 0
  for (let step = 0; step < 80; step++) {
    expect(await settled(page)).toBe('asked')
    const { kind, counted, spot, faults } = await stands(page)
    expect(faults, `note ${counted}`).toEqual([])
    if (kind === 'nothing') {
      await anyMove(page)
      continue
    }
    expect(spot, `where to touch for note ${counted}`).not.toBeNull()
    if (kind !== 'closing' && read.at(-1) !== counted) read.push(counted)
    if (kind === 'wishes') wishes++
    await touch(spot!)
    if (kind === 'closing') break
  }
  await expect.poll(() => page.locator('[data-introduces]').count()).toBe(0)
  const total = read.length
  expect(read).toEqual(read.map((_, i) => expect.stringMatching(new RegExp(`^${i + 1} .* ${total}$`))))
  expect(total).toBeGreaterThanOrEqual(8)
  expect(wishes).toBeGreaterThanOrEqual(6)
  expect(errors).toEqual([])
}

/** Reads what is to be read, and goes an own way at every question. */
async function stray(game: string, seed: number, visit: Visit): Promise<void> {
  const { page, errors, touch } = await begin(game, visit)
  const seen: string[] = []
  for (let question = 0; ; question++) {
    expect(question).toBeLessThan(80)
    expect(await settled(page)).toBe('asked')
    const { kind, counted, spot, faults } = await stands(page)
    expect(faults, `note ${counted} at question ${question}`).toEqual([])
    if (kind === 'closing') break
    if (kind !== 'nothing' && seen.at(-1) !== counted) {
      expect(seen, 'each note once').not.toContain(counted)
      seen.push(counted)
    }
    if (kind === 'reads') {
      await touch(spot!)
      continue
    }
    await page.evaluate((seed) => window.visitor.play(seed, window.visitor.ply() + 1), seed * 100 + question)
  }
  expect(errors).toEqual([])
}

// By finger here and by mouse there; every day at a table with a map. Without a page, all and by many
// kinds of luck: test/introductions.test.ts.
const EVERY_DAY = new Set(['taj-mahal'])
const followed = rooms
  .map(({ game }, i) => [game.id, LOOKS[i % 2]!] as const)
  .filter(([game]) => soaking || EVERY_DAY.has(game))
test.each(followed)('%s: doing what is asked, %o', follow)

test('doing anything instead', async () => {
  await stray('vermaechtnis', 1, LOOKS[1]!)
})

const NEWCOMER: Visit = { newcomer: true }
const home = async (page: Page) => {
  await page.goto(new URL('/', page.url()).href)
}
const play = (page: Page, title: RegExp) => page.getByRole('button', { name: title }).first().click()
const VERMAECHTNIS = /^Play The Maharaja/

test('the first Play of a game asks, either answer counts, and nobody is asked twice', async () => {
  const { page, errors } = await browser.open('/', NEWCOMER)
  const question = page.getByRole('dialog', { name: 'First time here?' })
  await play(page, VERMAECHTNIS)
  // Whoever closes it has not answered.
  await question.getByRole('button', { name: 'Close' }).click()
  await play(page, VERMAECHTNIS)
  await question.getByRole('button', { name: 'Straight to the table' }).click()
  await page.waitForSelector('[data-asked]')
  expect(await page.locator('[data-introduces]').count()).toBe(0)
  await home(page)
  await play(page, /^Play Taj Mahal/)
  await question.getByRole('button', { name: 'Introduction (about 3 minutes)' }).click()
  await page.waitForSelector('[data-introduces]')
  for (const title of [VERMAECHTNIS, /^Play Taj Mahal/]) {
    await home(page)
    await play(page, title)
    await page.waitForSelector('[data-ply]')
    expect(await question.count()).toBe(0)
  }
  expect(errors).toEqual([])
})

test('whoever has finished a game of it is not asked', async () => {
  const { page } = await browser.open(DOORSTEP, NEWCOMER)
  await layTable(page, 'vermaechtnis', [bot(1), bot(2)])
  await page.waitForSelector('[data-over]', { timeout: 20_000 })
  await home(page)
  await play(page, VERMAECHTNIS)
  await page.waitForSelector('[data-ply]')
})

test('it is offered on the home page, in the rules and in the menu of a table', async () => {
  const { page, errors } = await browser.open('/', { language: 'de', ...PHONE })
  const begun = () => page.locator('[data-introduces]').waitFor()
  await page.getByRole('link', { name: 'Das Vermächtnis des Maharaja: Einführung' }).click()
  await begun()
  await page.goto(new URL('/rules/taj-mahal', page.url()).href)
  await page.getByRole('link', { name: 'Einführung' }).click()
  await begun()
  await page.getByRole('button', { name: 'Einführung beenden' }).click()
  await page.getByRole('button', { name: 'Menü' }).click()
  await page.getByRole('menuitem', { name: 'Einführung' }).click()
  await begun()
  expect(errors).toEqual([])
})
