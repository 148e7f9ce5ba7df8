/**
 * Pictures of every page and every table (start, middle, end), at 390 and 1440 px, light and dark, de and en,
 * into the ignored folder screenshots/: `npm run -s screenshots [-- --game raja] [--quick]`. With --readme the
 * few that the README shows, into docs/pictures/. The games shown were played by bots, so that a table looks as
 * tables do look.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { games, given } from './given.mjs'
import { openHouse, root } from './house.mjs'
import { open, pictureOf, playedGame, storedMatch } from './lively.mjs'

const values = given('screenshots', {
  game: { type: 'string' },
  quick: { type: 'boolean' },
  readme: { type: 'boolean' },
})
const out = join(root, values.readme ? 'docs/pictures' : 'screenshots')
const shownGames = games('screenshots', values.game?.split(','))
const ALL_LOOKS = [
  { width: 1440, height: 900, theme: 'light', language: 'en' },
  { width: 390, height: 844, theme: 'dark', language: 'en' },
  { width: 1440, height: 900, theme: 'dark', language: 'de' },
  { width: 390, height: 844, theme: 'light', language: 'de' },
]
const LOOKS = ALL_LOOKS.slice(0, values.quick ? 2 : 4)
const PAGES = [
  ['home', '/'],
  ['new', '/new/raja'],
  ['rules', '/rules/vermaechtnis'],
  ['about', '/about'],
  ['lost', '/nowhere'],
]

const { address, browser, close } = await openHouse()
mkdirSync(out, { recursive: true })

/** A visitor at the home page, where the client has made its store. */
async function visit({ width, height, theme, language }) {
  const context = await browser.newContext({
    viewport: { width, height },
    reducedMotion: 'reduce',
    hasTouch: width < 700,
    serviceWorkers: 'block',
  })
  const settings = JSON.stringify({ language, theme, speed: 0 })
  await context.addInitScript((value) => localStorage.setItem('durbar.settings', value), settings)
  const page = await context.newPage()
  await page.goto(`${address}/`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForTimeout(300)
  return { context, page }
}

async function shoot(page, name, fullPage = false) {
  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(350)
  await page.screenshot({ path: join(out, `${name}.png`), fullPage })
  process.stderr.write('.')
}

/** The few pictures of the README: each game at a lively moment, the home page with games that go on, a phone. */
async function readmePictures(records) {
  for (const [i, game] of shownGames.entries()) {
    const look = { width: 1440, height: 900, theme: i % 2 ? 'dark' : 'light', language: 'en' }
    const { context, page } = await visit(look)
    await open(page, address, storedMatch(records[game], pictureOf(game).moment))
    await shoot(page, game)
    if (i === 0) {
      await open(page, address, storedMatch(records.raja ?? records[game], 0.4))
      await page.waitForTimeout(300)
      await page.goto(`${address}/`)
      await page.getByRole('heading', { level: 3 }).first().waitFor()
      await shoot(page, 'home')
    }
    await context.close()
  }
  const { context, page } = await visit({ width: 390, height: 844, theme: 'dark', language: 'en' })
  await open(page, address, storedMatch(records['taj-mahal'] ?? records[shownGames[0]], 0.5))
  await shoot(page, 'phone')
  await context.close()
}

async function allPictures(records, look) {
  const { width, theme, language } = look
  const { context, page } = await visit(look)
  const named = (name) => `${name}-${width}-${theme}-${language}`
  for (const game of shownGames) {
    await open(page, address, storedMatch(records[game], 0))
    await shoot(page, named(`${game}-1-start`))
    await open(page, address, storedMatch(records[game], 0.6))
    await shoot(page, named(`${game}-2-middle`))
    const tabs = page.locator('nav > button[data-opens]:visible')
    for (let i = 1; width < 700 && i < (await tabs.count()); i++) {
      await tabs.nth(i).click()
      await shoot(page, named(`${game}-2-tab${i}`))
    }
    await open(page, address, storedMatch(records[game], 1))
    await shoot(page, named(`${game}-3-ending`))
    await page.evaluate(async () => {
      // The story of the scoring, told to its end: the last button goes on.
      for (let i = 0; i < 60 && !document.querySelector('[data-over]'); i++) {
        ;[...document.querySelectorAll('[role="dialog"] section button:enabled')].at(-1)?.click()
        await new Promise((resolve) => setTimeout(resolve, 30))
      }
    })
    await shoot(page, named(`${game}-4-end`))
  }
  for (const [name, path] of PAGES) {
    await page.goto(address + path)
    await page.locator('main:not([aria-busy]) h1').first().waitFor()
    await shoot(page, named(name), name === 'home')
  }
  await context.close()
}

const records = Object.fromEntries(shownGames.map((game) => [game, playedGame(game)]))
if (values.readme) await readmePictures(records)
else for (const look of LOOKS) await allPictures(records, look)
await close()
process.stderr.write('\n')
process.stdout.write(`The pictures are in ${values.readme ? 'docs/pictures' : 'screenshots'}/.\n`)
