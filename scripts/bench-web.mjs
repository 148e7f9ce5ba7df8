/**
 * What the client weighs and how fast it answers, measured in the system's Chromium on this machine:
 * `npm run -s bench:web` (--json for one JSON document, --game for one table alone). Exit code 1 when a budget is broken.
 */
import { games, given } from './given.mjs'
import { dist, layTable, openHouse } from './house.mjs'
import { watchMoving } from './moving.mjs'
import { fingerOn } from './touching.mjs'
import { HOME_STANDS, TABLE_STANDS, WEIGHT, watchWeight, weigh } from './weight.mjs'

const values = given('bench:web', { json: { type: 'boolean' }, game: { type: 'string' } })
const GAMES = games('bench:web', values.game?.split(','))
const BUDGET = { ...WEIGHT, homeMs: 1000, touchMs: 50, frameMs: 17, taskMs: 50 }
/** So many questions per table are answered while touches are timed. */
const QUESTIONS = 12
/** And so many while it is watched how the table moves. */
const TURNS = 5
/** The main button is blind for a moment after it wakes. */
const AWAKE = '[data-main="ready"]:not([data-blind])'

const { address, browser, close } = await openHouse()

/** A stranger's visit. */
async function visit(settings = {}) {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    hasTouch: true,
    serviceWorkers: 'block',
  })
  const stored = JSON.stringify({ language: 'en', theme: 'light', speed: 0, ...settings })
  await context.addInitScript((value) => localStorage.setItem('durbar.settings', value), stored)
  const page = await context.newPage()
  return { page, context }
}

const opening = (game, level) => ({
  id: 'bench',
  game,
  seats: [
    { kind: 'person', name: 'Lotus' },
    { kind: 'bot', level, name: 'A' },
    { kind: 'bot', level, name: 'B' },
  ],
  options: {},
  key: '7'.repeat(64),
})

/**
 * Touches while a bot of level 5 thinks: about the advice that was asked for, and then about its own move. Moves wait
 * for the main button here, so that a touch can be tried and taken back; the list of moves is one touch away.
 */
const there = (page, selector) => page.evaluate((each) => document.querySelector(each) !== null, selector)

/** Waits for the next question; false = the game is over. */
async function nextQuestion(page) {
  await page.waitForSelector('[data-asked], [data-over]', { timeout: 120_000 })
  return !(await there(page, '[data-over]'))
}

/** Some move of the list, chosen and made. */
async function makeMove(page, touch) {
  if (await touch('button[data-unfolds]')) await touch('button[data-move]')
  await page.waitForSelector(AWAKE, { timeout: 1000 }).catch(() => null)
  await touch(AWAKE)
}

async function timeTouches(page, questions) {
  const { touch, times } = await fingerOn(page)
  for (let i = 0; i < questions && (await nextQuestion(page)); i++) {
    await touch('button', 'Advice')
    for (let k = 0; k < 5; k++) {
      await touch('[data-state="offered"]')
      await touch('[data-state="chosen"]')
    }
    await page.keyboard.press('Escape')
    await makeMove(page, touch)
    // Now the bots think about their own moves: fold the log out and in, and look at the score.
    for (let k = 0; k < 4 && !(await there(page, '[data-asked]')); k++)
      await touch('[aria-pressed][class*="toggle"]')
    await touch('button', 'Score')
    await page.keyboard.press('Escape')
  }
  return times()
}

/** Turns of bots, told at the middle speed. */
async function timeMoving(page, turns) {
  const { touch } = await fingerOn(page)
  const seen = await watchMoving(browser, page)
  for (let i = 0; i < turns && (await nextQuestion(page)); i++) await makeMove(page, touch)
  await nextQuestion(page)
  return seen()
}

const results = { tables: {}, touches: {}, moving: {} }

const home = await visit()
await watchWeight(home.page, HOME_STANDS)
const times = []
for (let i = 0; i < 5; i++) {
  await home.page.goto(`${address}/`)
  await home.page.getByRole('button', { name: /^Play/ }).first().waitFor()
  times.push(await home.page.evaluate(() => performance.now()))
}
results.homeKB = await weigh(home.page, dist)
results.homeMs = Math.round(times.sort((a, b) => a - b)[2])
await home.context.close()

for (const game of GAMES) {
  const light = await visit()
  await watchWeight(light.page, TABLE_STANDS)
  await light.page.goto(`${address}/about`)
  await layTable(light.page, address, opening(game, 'level1'))
  results.tables[game] = await weigh(light.page, dist)
  await light.context.close()

  const busy = await visit({ confirm: true })
  await busy.page.goto(`${address}/about`)
  await layTable(busy.page, address, opening(game, 'level5'))
  results.touches[game] = await timeTouches(busy.page, QUESTIONS)
  await busy.context.close()

  const told = await visit({ confirm: true, speed: 2 })
  await told.page.goto(`${address}/about`)
  await layTable(told.page, address, opening(game, 'level1'))
  results.moving[game] = await timeMoving(told.page, TURNS)
  await told.context.close()
}
await close()

const broken = [
  results.homeKB > BUDGET.homeKB && 'home page too heavy',
  results.homeMs > BUDGET.homeMs && 'home page too slow',
  ...GAMES.filter((game) => results.tables[game] > BUDGET.tableKB).map((game) => `${game} too heavy`),
  ...GAMES.filter((game) => results.touches[game].p95 > BUDGET.touchMs).map(
    (game) => `${game} answers touches too slowly`,
  ),
  ...GAMES.filter((game) => results.moving[game].median > BUDGET.frameMs).map((game) => `${game} stutters`),
  ...GAMES.filter((game) => results.moving[game].longestTask > BUDGET.taskMs).map(
    (game) => `${game} is busy for too long`,
  ),
].filter(Boolean)
if (values.json) process.stdout.write(`${JSON.stringify({ ...results, budget: BUDGET, broken })}\n`)
else {
  const line = (what, value, budget) =>
    process.stdout.write(`${what.padEnd(52)}${String(value).padStart(6)}   (at most ${budget})\n`)
  line('JavaScript on the home page, kB gzip', results.homeKB, BUDGET.homeKB)
  line('home page interactive, ms (median of 5)', results.homeMs, BUDGET.homeMs)
  for (const game of GAMES) line(`${game}: JavaScript, kB gzip`, results.tables[game], BUDGET.tableKB)
  for (const game of GAMES) {
    const { count, unanswered, median, p95, max } = results.touches[game]
    line(`${game}: touch to drawn answer, ms, p95 of ${count}`, p95, BUDGET.touchMs)
    process.stdout.write(`  median ${median}, slowest ${max}, unanswered ${unanswered}\n`)
  }
  for (const game of GAMES) {
    const { frames, median, p95, longestTask } = results.moving[game]
    line(`${game}: from frame to frame, ms, median of ${frames}`, median, BUDGET.frameMs)
    line('  longest task while it moves, ms', longestTask, BUDGET.taskMs)
    process.stdout.write(`  p95 of the frames ${p95}\n`)
  }
  for (const each of broken) process.stdout.write(`BROKEN: ${each}\n`)
}
process.exitCode = broken.length > 0 ? 1 : 0
