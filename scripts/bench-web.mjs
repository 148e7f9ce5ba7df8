/**
 * What the client weighs and how fast it answers, measured in the system's Chromium on this machine:
 * `npm run -s bench:web` (--json for one JSON document). Exit code 1 when a budget is broken.
 */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { chromium } from 'playwright-core'
import { BROWSER_ARGS, browserPath } from './browser.mjs'
import { buildWeb } from './build-web.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const BUDGET = { homeKB: 160, tableKB: 300, homeMs: 1000, touchMs: 50 }
const GAMES = ['vermaechtnis', 'warehouse-51', 'taj-mahal', 'raja', 'cards-karma']

buildWeb()
const compiled = await build({
  entryPoints: [join(root, 'packages/cli/src/static-files.ts')],
  bundle: true,
  platform: 'node',
  format: 'esm',
  outfile: join(root, 'dist/static-files.mjs'),
  logLevel: 'error',
})
if (compiled.errors.length > 0) process.exit(1)
const { staticFiles } = await import(pathToFileURL(join(root, 'dist/static-files.mjs')))
const dist = join(root, 'packages/web/dist')
const serveFile = staticFiles(dist)
/** The JavaScript that was asked for since the last visit began, workers included. */
const asked = new Set()
const server = createServer((request, response) => {
  if (request.url.endsWith('.js')) asked.add(request.url)
  serveFile(request, response)
})
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
const address = `http://127.0.0.1:${server.address().port}`
const browser = await chromium.launch({ executablePath: browserPath(), args: BROWSER_ARGS })

/** A fresh visit that counts the JavaScript it loads. */
async function visit(settings = {}) {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
  })
  const stored = JSON.stringify({ language: 'en', theme: 'light', speed: 0, ...settings })
  await context.addInitScript((value) => localStorage.setItem('durbar.settings', value), stored)
  const page = await context.newPage()
  asked.clear()
  const kilobytes = () => {
    const bytes = [...asked].map((path) => gzipSync(readFileSync(join(dist, path))).length)
    return Math.round(bytes.reduce((sum, each) => sum + each, 0) / 102.4) / 10
  }
  return { page, context, kilobytes }
}

const lay = async (page, game, level) => {
  const seats = [
    { kind: 'person', name: 'Lotus' },
    { kind: 'bot', level, name: 'A' },
    { kind: 'bot', level, name: 'B' },
  ]
  const opening = JSON.stringify({ id: 'bench', game, seats, options: {} })
  await page.evaluate((value) => sessionStorage.setItem('durbar.opening.bench', value), opening)
  await page.goto(`${address}/table/bench`)
  await page.waitForSelector('[data-ply]')
}

const results = {}

const home = await visit()
const times = []
for (let i = 0; i < 5; i++) {
  await home.page.goto(`${address}/`)
  await home.page.getByRole('button', { name: /^Play/ }).first().waitFor()
  times.push(await home.page.evaluate(() => performance.now()))
}
results.homeKB = home.kilobytes()
results.homeMs = Math.round(times.sort((a, b) => a - b)[2])
await home.context.close()

results.tables = {}
for (const game of GAMES) {
  const { page, context, kilobytes } = await visit()
  await page.goto(`${address}/about`)
  await lay(page, game, 'level1')
  await page.waitForSelector('[data-asked]')
  await page.waitForTimeout(300)
  results.tables[game] = kilobytes()
  await context.close()
}

// Touches while a bot thinks: from the event to the next frame that was drawn with its answer.
const table = await visit()
await table.page.goto(`${address}/`)
await lay(table.page, 'vermaechtnis', 'level5')
results.touches = await table.page.evaluate(async () => {
  const waits = []
  const drawn = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)))
  const asked = async () => {
    while (!document.querySelector('[data-asked]')) await new Promise((resolve) => setTimeout(resolve, 5))
  }
  for (let i = 0; i < 18 && !document.querySelector('[data-over]'); i++) {
    await asked()
    const offered = document.querySelectorAll('[data-state="offered"], button[data-move]')
    const began = performance.now()
    offered[i % offered.length]?.click()
    await drawn()
    waits.push(performance.now() - began)
    // The bots are thinking now: open and close the log's other half, which redraws the page.
    for (let k = 0; k < 4; k++) {
      const toggle = document.querySelector('[aria-pressed][class*="toggle"]')
      const start = performance.now()
      toggle?.click()
      await drawn()
      waits.push(performance.now() - start)
      await new Promise((resolve) => setTimeout(resolve, 40))
    }
  }
  waits.sort((a, b) => a - b)
  const at = (share) => Math.round(waits[Math.floor(waits.length * share)] * 10) / 10
  return { count: waits.length, median: at(0.5), p95: at(0.95), max: at(0.999) }
})
await browser.close()
server.close()

const heaviest = Math.max(...Object.values(results.tables))
const broken = [
  results.homeKB > BUDGET.homeKB && 'home page too heavy',
  heaviest > BUDGET.tableKB && 'a table is too heavy',
  results.homeMs > BUDGET.homeMs && 'home page too slow',
  results.touches.p95 > BUDGET.touchMs && 'touches answered too slowly',
].filter(Boolean)
if (process.argv.includes('--json'))
  process.stdout.write(`${JSON.stringify({ ...results, budget: BUDGET, broken })}\n`)
else {
  const line = (what, value, budget) =>
    process.stdout.write(`${what.padEnd(46)}${value}   (at most ${budget})\n`)
  line('JavaScript on the home page, kB gzip', results.homeKB, BUDGET.homeKB)
  for (const [game, size] of Object.entries(results.tables))
    line(`JavaScript on the table of ${game}, kB gzip`, size, BUDGET.tableKB)
  line('home page interactive, ms (median of 5)', results.homeMs, BUDGET.homeMs)
  line(`touch to drawn answer, ms, p95 of ${results.touches.count}`, results.touches.p95, BUDGET.touchMs)
  for (const each of broken) process.stdout.write(`BROKEN: ${each}\n`)
}
process.exitCode = broken.length > 0 ? 1 : 0
