/**
 * Pictures of every page and every table (start, middle, end), at 390 and 1440 px, light and dark, de and en,
 * into the ignored folder screenshots/: `npm run -s screenshots [-- --game raja] [--quick]`. With --readme the
 * few that the README shows, into docs/pictures/.
 */
import { mkdirSync } from 'node:fs'
import { createServer } from 'node:http'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { build } from 'esbuild'
import { chromium } from 'playwright-core'
import { BROWSER_ARGS, browserPath } from './browser.mjs'
import { buildWeb } from './build-web.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const { values } = parseArgs({
  options: { game: { type: 'string' }, quick: { type: 'boolean' }, readme: { type: 'boolean' } },
})
const out = join(root, values.readme ? 'docs/pictures' : 'screenshots')
const GAMES = values.game
  ? [values.game]
  : ['vermaechtnis', 'warehouse-51', 'taj-mahal', 'raja', 'cards-karma']
const README_PLIES = { vermaechtnis: 34, 'warehouse-51': 70, 'taj-mahal': 110, raja: 150, 'cards-karma': 90 }
const ALL_LOOKS = [
  { width: 1440, height: 900, theme: 'light', language: 'en' },
  { width: 1440, height: 900, theme: 'dark', language: 'de' },
  { width: 390, height: 844, theme: 'light', language: 'de' },
  { width: 390, height: 844, theme: 'dark', language: 'en' },
]
const LOOKS = values.readme ? [] : ALL_LOOKS.slice(0, values.quick ? 2 : 4)

buildWeb()
await build({
  entryPoints: [join(root, 'packages/cli/src/static-files.ts')],
  bundle: true,
  platform: 'node',
  format: 'esm',
  outfile: join(root, 'dist/static-files.mjs'),
  logLevel: 'error',
})
const { staticFiles } = await import(pathToFileURL(join(root, 'dist/static-files.mjs')))
const server = createServer(staticFiles(join(root, 'packages/web/dist')))
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
const address = `http://127.0.0.1:${server.address().port}`
const browser = await chromium.launch({ executablePath: browserPath(), args: BROWSER_ARGS })
mkdirSync(out, { recursive: true })

/** Plays inside the page by pressing what is offered, until the ply or the end. */
const playTo = (page, ply) =>
  page.evaluate(async (until) => {
    const rest = (ms) => new Promise((resolve) => setTimeout(resolve, ms))
    let luck = 7
    const pick = (list) => {
      luck = (luck * 1103515245 + 12345) % 2147483648
      return list[luck % list.length]
    }
    for (let i = 0; i < 6000; i++) {
      if (document.querySelector('[data-over]')) return
      const asked = document.querySelector('[data-asked]')
      if (asked && Number(document.querySelector('[data-ply]').dataset.ply) >= until) return
      const things = document.querySelectorAll('[data-state="offered"]')
      const moves = document.querySelectorAll('button[data-move]')
      const dialog = document.querySelector('[role="dialog"] section')
      if (dialog) pick([...dialog.querySelectorAll('button:enabled')].slice(-1))?.click()
      else if (asked)
        (i % 4 && things.length > 0 ? pick(things) : pick(moves.length > 0 ? moves : things))?.click()
      await rest(15)
    }
  }, ply)

async function visit({ width, height, theme, language }) {
  const context = await browser.newContext({
    viewport: { width, height },
    reducedMotion: 'reduce',
    hasTouch: width < 700,
  })
  const settings = JSON.stringify({ language, theme, speed: 0 })
  await context.addInitScript((value) => localStorage.setItem('durbar.settings', value), settings)
  return { context, page: await context.newPage() }
}

async function lay(page, game, language) {
  await page.goto(`${address}/about`)
  const seats = [
    { kind: 'person', name: language === 'de' ? 'Lotos' : 'Lotus' },
    { kind: 'bot', level: 'level3', name: language === 'de' ? 'Höfling' : 'Courtier' },
    { kind: 'bot', level: 'level2', name: language === 'de' ? 'Händler' : 'Trader' },
    { kind: 'bot', level: 'level1', name: language === 'de' ? 'Gast' : 'Guest' },
  ]
  const opening = JSON.stringify({ id: `shot-${game}`, game, seats, options: {} })
  await page.evaluate(
    ([key, value]) => sessionStorage.setItem(key, value),
    [`durbar.opening.shot-${game}`, opening],
  )
  await page.goto(`${address}/table/shot-${game}`)
  await page.waitForSelector('[data-asked]')
}

if (values.readme) {
  const rest = async (page) => {
    await page.evaluate(() => document.fonts.ready)
    await page.waitForTimeout(400)
  }
  for (const [i, game] of GAMES.entries()) {
    const { context, page } = await visit({
      width: 1440,
      height: 900,
      theme: i % 2 ? 'dark' : 'light',
      language: 'en',
    })
    await lay(page, game, 'en')
    await playTo(page, README_PLIES[game])
    await rest(page)
    await page.screenshot({ path: join(out, `${game}.png`) })
    if (i === 0) {
      await page.goto(`${address}/`)
      await page.getByRole('heading', { level: 3 }).first().waitFor()
      await rest(page)
      await page.screenshot({ path: join(out, 'home.png') })
    }
    await context.close()
    process.stderr.write('.')
  }
  const { context, page } = await visit({ width: 390, height: 844, theme: 'dark', language: 'en' })
  await lay(page, 'vermaechtnis', 'en')
  await playTo(page, 20)
  await rest(page)
  await page.screenshot({ path: join(out, 'phone.png') })
  await context.close()
}

for (const look of LOOKS) {
  const { width, theme, language } = look
  const { context, page } = await visit(look)
  const shoot = async (name, fullPage = false) => {
    await page.evaluate(() => document.fonts.ready)
    await page.waitForTimeout(250)
    await page.screenshot({ path: join(out, `${name}-${width}-${theme}-${language}.png`), fullPage })
    process.stderr.write('.')
  }
  for (const game of GAMES) {
    await lay(page, game, language)
    await shoot(`${game}-1-start`)
    await playTo(page, 60)
    await shoot(`${game}-2-middle`)
    if (width < 700)
      for (const [i, tab] of (await page.locator('nav > button:visible').all()).entries()) {
        if (i === 0) continue
        await tab.click()
        await shoot(`${game}-2-tab${i}`)
        await tab.click()
      }
    await playTo(page, 100_000)
    await shoot(`${game}-3-end`)
  }
  for (const [name, path] of [
    ['home', '/'],
    ['new', '/new/raja'],
    ['rules', '/rules/vermaechtnis'],
    ['about', '/about'],
  ]) {
    await page.goto(address + path)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await shoot(name, name === 'home')
  }
  await context.close()
}
await browser.close()
server.close()
process.stderr.write(`\n`)
process.stdout.write(`The pictures are in ${values.readme ? 'docs/pictures' : 'screenshots'}/.\n`)
