/** What bots have learned comes only where such a bot sits, soon, without a network too, and plays as in Node. */
import { answerTo, insightOf } from '@durbar/bots'
import { rooms } from '@durbar/games'
import { kernel, moves, type Seat } from '@durbar/kernel'
import { randomPositions, soaking } from '@durbar/room/testing'
import { describe, expect, test } from 'vitest'
import { askedBy, HOME_STANDS, TABLE_STANDS, watchWeight } from '../../../scripts/weight.mjs'
import { type Asked, askBot, hireBots } from './thinking-worker.ts'
import { bot, browserForTests, DOORSTEP, layTable, person, plyOf, touchUntil } from './visitor.ts'

const browser = browserForTests()
const learned = rooms.filter(({ game }) => insightOf(kernel(game)).learned).map(({ game }) => game)
const NETWORK = /assets[/]learned-/
/** On an idle machine 300; the machine that runs tests is busy. */
const SOON_MS = 300
const BUSY = 10

/** Decisions between several moves, spread over random games. */
function* questions(game: (typeof learned)[number], count: number): Generator<Asked> {
  const k = kernel(game)
  const out = moves()
  let n = 0
  for (const state of randomPositions(game, Number.POSITIVE_INFINITY)) {
    const seat: Seat = k.toMove(state)
    if (seat < 0 || k.legal(state, seat, out) < 2 || ++n % 7 !== 0) continue
    yield { game: game.id, state: structuredClone(state), seat, level: 'level5', seed: n }
    if (--count === 0) return
  }
}

test('no page fetches it but that of a table at which such a bot sits', async () => {
  const { page } = await browser.open(DOORSTEP)
  await watchWeight(page, `${HOME_STANDS}, ${TABLE_STANDS}`)
  const fetched = async () => (await askedBy(page)).filter((path) => NETWORK.test(path))
  await page.goto(new URL('/', page.url()).href)
  expect(await fetched()).toEqual([])
  const [game] = learned
  for (const [n, level] of ['level1', 'level4', 'level5'].entries()) {
    await layTable(page, game!.id, [bot(1, level), person('Lotus'), bot(2, level)], {}, n)
    await touchUntil(page, 1, 2)
    expect(await fetched(), level).toHaveLength(level === 'level5' ? 1 : 0)
  }
})

describe.each(learned.map((game) => [game.id, game] as const))('%s', (_id, game) => {
  test('level 5 is ready soon after it sat down', async () => {
    const { page } = await browser.open(DOORSTEP)
    await hireBots(page)
    const [question] = questions(game, 1)
    // The table is laid, its rules are there.
    await askBot(page, { ...question!, level: 'level1' })
    const { firstSignMs } = await askBot(page, question!)
    console.log(`${game.id}: level 5 gives a first sign after ${Math.round(firstSignMs)} ms`)
    expect(firstSignMs).toBeLessThan(SOON_MS * BUSY)
  })
  test('level 5 chooses in the browser what it chooses in Node', async () => {
    const { page } = await browser.open(DOORSTEP)
    await hireBots(page, { timeless: true })
    const how = { clock: () => 0, breathe: async () => {} }
    for (const question of questions(game, soaking ? 1000 : 5)) {
      const here = await answerTo(question, kernel(game), how)
      const { job: _, ...there } = (await askBot(page, question)).answer
      expect(there, `seed ${question.seed}`).toEqual(here)
    }
  })
})

test('without a network level 5 plays on with what it has learned', async () => {
  const { page, context, errors } = await browser.open('/', { offline: true })
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => null))
  await page.reload()
  await context.setOffline(true)
  await watchWeight(page, TABLE_STANDS)
  await layTable(page, learned[0]!.id, [person('Lotus'), bot(1, 'level5'), bot(2, 'level5')])
  await touchUntil(page, 1, 4)
  expect(await plyOf(page)).toBeGreaterThan(3)
  expect((await askedBy(page)).filter((path) => NETWORK.test(path))).toHaveLength(1)
  expect(errors.filter((error) => !/ERR_INTERNET_DISCONNECTED|Failed to load resource/.test(error))).toEqual(
    [],
  )
})
