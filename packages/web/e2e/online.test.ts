/** Two people at two devices: invited and joined, by link, by word and through the hall. Whole games: together.ts. */
import { rooms } from '@durbar/games'
import { tables } from '@durbar/games/tables'
import { changedBy } from '@durbar/protocol/court/difference'
import type { ServerFrame } from '@durbar/protocol/court/frames'
import { type AnyTable, Narrowing, readingOf, type Touch } from '@durbar/table'
import type { Locator, Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { courtDealing, deviceAt } from './court-guests.ts'
import type { Point } from './in-the-page.ts'
import { browserForTests, everyDay, PHONE, plyOf, press, TAP_MS, tap } from './visitor.ts'

const browser = browserForTests()
const GAMES = rooms.map(({ game }) => game.id)

/** A hand that counts what it touches: a finger on a phone, else a mouse. */
function hand(page: Page) {
  let touches = 0
  const finger = page.viewportSize()!.width < 701
  return {
    touches: () => touches,
    async touch(thing: Locator) {
      touches++
      await thing.waitFor()
      await (finger ? tap(page, thing) : thing.click())
    },
    async touchAt(spot: Point) {
      touches++
      await (finger ? press(page, spot, TAP_MS) : page.mouse.click(spot.x, spot.y))
    },
  }
}
type Hand = ReturnType<typeof hand>
type Player = Pick<Awaited<ReturnType<typeof deviceAt>>, 'page' | 'frames'>

/** Nothing but the home page, the sheet of games, and whatever then lies in the clipboard. */
async function inviteAndJoin(game: string) {
  // Dealt the same way every time: how many touches a first move takes is then no matter of luck.
  const house = await courtDealing(1)
  const host = await deviceAt(house, {})
  await host.context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await host.go('/')
  const inviting = hand(host.page)
  await inviting.touch(host.page.getByRole('button', { name: 'Open a table' }))
  await inviting.touch(host.page.locator(`[data-opens="${game}"]`))
  await host.page.getByText('The link is copied: send it to your guest.').waitFor()
  const link = await host.page.evaluate(() => navigator.clipboard.readText())
  expect(link).toBe(await host.page.locator('[data-link]').inputValue())
  const guest = await deviceAt(house, { ...PHONE, newcomer: true })
  await guest.page.goto(link)
  const coming = hand(guest.page)
  await coming.touch(guest.page.getByRole('button', { name: 'I am ready' }))
  for (const { page } of [host, guest]) await page.waitForSelector('[data-ply]', { timeout: 30_000 })
  return { host, guest, inviting, coming }
}

type Update = Extract<ServerFrame, { type: 'update' }>

/** The latest question of this device, and how the table stands there. */
function askedLast(frames: readonly string[]): { question: Update['question']; view: unknown } {
  let [question, view]: [Update['question'], unknown] = [null, null]
  for (const words of frames) {
    const frame = JSON.parse(words) as ServerFrame
    if (frame.type !== 'update') continue
    view = frame.changes ? frame.changes.steps.reduce<unknown>(changedBy, view) : frame.view
    question = frame.question
  }
  return { question, view }
}

/** Whoever knows the game touches what makes a whole move, and has not come to withdraw at once. */
async function towardsPlaying(page: Page, game: string, frames: readonly string[]): Promise<Point | null> {
  const isReady = (await page.locator('button[data-main="ready"]').count()) > 0
  const { question, view } = askedLast(frames)
  const table: AnyTable = await tables[game as keyof typeof tables]()
  const narrowing = question && new Narrowing(question, table.nothing, readingOf(table, view, 'en'))
  const offered = isReady ? [] : await page.evaluate(() => window.visitor.offered(false))
  const whole = offered.find((tokens) => {
    const outcome = narrowing?.touch([], tokens.split(' ') as unknown as Touch)
    const move = outcome?.kind === 'narrowed' ? narrowing!.left(outcome.touches).ready : null
    return move !== null && move.type !== 'withdraw'
  })
  if (whole !== undefined) return page.evaluate((tokens) => window.visitor.spot(tokens), whole)
  return (await page.evaluate(() => window.visitor.glance([1, 0]))).spot
}

/** One move, when it is asked for: a thing that glows, then the button where it wants one. */
async function firstMove({ page, frames }: Player, game: string, { touchAt }: Hand): Promise<void> {
  await page.waitForSelector('[data-asked]', { timeout: 60_000 })
  const ply = await plyOf(page)
  for (let n = 0; n < 8; n++) {
    const spot = await towardsPlaying(page, game, frames)
    if (spot) await touchAt(spot)
    // The court's answer takes as long as it takes; a thing that is chosen shows the button by then.
    const moved = async () =>
      (await plyOf(page)) > ply || (await page.locator('[data-main="ready"]').count()) > 0
    await expect.poll(moved, { timeout: 5000 }).toBe(true)
    await page.waitForTimeout(300)
    if ((await plyOf(page)) > ply) return
  }
}

/** Each their first move. Whose turn goes on after it plays on, uncounted, until the other's comes. */
async function firstMoves(game: string, ...players: readonly (readonly [Player, Hand])[]): Promise<void> {
  let left = players.length
  await Promise.all(
    players.map(async ([player, own]) => {
      const { page } = player
      await firstMove(player, game, own)
      left--
      for (let n = 1; left > 0; n++) {
        await page.waitForTimeout(200)
        if (left === 0 || (await page.locator('[data-asked]').count()) === 0) continue
        const { spot } = await page.evaluate((n) => window.visitor.glance([n, n]), n)
        if (spot && left > 0) await hand(page).touchAt(spot)
      }
    }),
  )
}

test.each(everyDay(GAMES, GAMES.indexOf('vermaechtnis'), GAMES.indexOf('warehouse-51')))(
  'four touches and three from the home page to both first moves; what reaches a device is for its seat: %s',
  async (game) => {
    const { host, guest, inviting, coming } = await inviteAndJoin(game)
    await firstMoves(game, [host, inviting], [guest, coming])
    for (const { page } of [host, guest]) await expect.poll(() => plyOf(page)).toBeGreaterThanOrEqual(2)
    expect(inviting.touches()).toBeLessThanOrEqual(4)
    expect(coming.touches()).toBeLessThanOrEqual(3)
    for (const [words, own] of [
      [host.frames, 0],
      [guest.frames, 1],
    ] as const) {
      const frames = words.map((each) => JSON.parse(each) as ServerFrame)
      const updates = frames.flatMap((frame) => (frame.type === 'update' ? [frame] : []))
      expect(updates.length).toBeGreaterThan(1)
      expect(updates.every(({ facing }) => facing === own || facing === null)).toBe(true)
      // What only somebody else is asked is never told, and no secret before its time.
      expect(updates.every(({ question, awaited }) => question === null || awaited.includes(own))).toBe(true)
      const tables = frames.flatMap((frame) => (frame.type === 'table' ? [frame.table] : []))
      for (const { dice } of tables) expect(dice.secret).toBeNull()
    }
    expect(guest.errors).toEqual([])
    expect(host.errors).toEqual([])
  },
)

test('the table word leads to the table, an open table is found in the hall, and a full one is only watched', async () => {
  const host = await browser.open('/new/vermaechtnis?with=open')
  await host.page.getByRole('button', { name: 'Open the table' }).click()
  const word = (await host.page.locator('[data-word]').textContent())!
  const guest = await browser.open('/')
  await guest.page.getByLabel('Enter with a link').fill(word)
  await guest.page.getByRole('button', { name: 'Enter', exact: true }).click()
  await guest.page.locator('[data-room]').waitFor()
  await expect.poll(() => guest.page.getByText('has come').count()).toBe(1)
  const stranger = await browser.open('/', { language: 'de' })
  await stranger.page
    .getByRole('link', { name: /mitspielen/ })
    .first()
    .click()
  await stranger.page.getByRole('button', { name: 'Ich bin bereit' }).click()
  await expect.poll(() => host.page.locator('[data-room] li[data-vacant]').count()).toBe(0)
  for (const { errors } of [host, guest, stranger]) expect(errors).toEqual([])
})

test('without a court everything local is there, and the court is said to be closed', async () => {
  const { page, context } = await browser.open('/icon.svg')
  await context.route('**/api/**', (route) => route.fulfill({ path: 'packages/web/dist/index.html' }))
  await page.goto(inject('address'))
  await page.locator('[data-court="closed"]').waitFor()
  await page
    .getByRole('link', { name: /^Das Vermächtnis.*arrange a table|: arrange a table/ })
    .first()
    .click()
  await page.getByText('The court cannot be reached: only').waitFor()
  await page.getByRole('button', { name: 'Begin the game' }).click()
  await page.waitForSelector('[data-ply]')
})
