/**
 * The moving picture of the README: a table in the middle of a game, played on with a mouse, as the browser drew it:
 * `npm run -s film [-- --game raja] [--seconds 22] [--luck 3] [--out FILE]`. Wants img2webp (the package `webp` of
 * most systems). Pictures come when the page has changed, and each stands as long as it would at the normal pace.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { complain, games, given as told, whole } from './given.mjs'
import { openHouse, root } from './house.mjs'
import { open, pictureOf, playedGame, storedMatch } from './lively.mjs'

const values = told('film', {
  game: { type: 'string', default: 'taj-mahal' },
  seconds: { type: 'string', default: '22' },
  /** Which of the things that glow is touched. */
  luck: { type: 'string', default: '1' },
  quality: { type: 'string', default: '60' },
  out: { type: 'string', default: join(root, 'docs/pictures/play.webp') },
})
games('film', [values.game])
for (const name of ['seconds', 'luck', 'quality']) whole('film', name, values[name], 0)
const SCREEN = { width: 1440, height: 900 }
const PICTURE = { maxWidth: 960, maxHeight: 600 }
/** Closer together they cost bytes and are hardly seen. */
const LEAST_MS = 80
/** Nobody wants to look at bots that think. */
const MOST_MS = 700
/** Played at the slow pace, so that a busy machine draws enough of it, and shown at the normal one. */
const SLOW = 1
const TIMES_AS_FAST = 1.6
const BETWEEN_TOUCHES_MS = 900

if (spawnSync('img2webp', ['-version']).error)
  complain('film', 'img2webp is not here; it comes with the package webp')

/** Things that glow and that a mouse would hit, in the order of the page; the main button once it is ready. */
const touchable = () => {
  const middle = (element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    // The left strip of a card in a fan is its own; its middle may lie under the next.
    const spots = [0.5, 0.15].map((share) => ({ x: x + width * share, y: y + height / 2 }))
    return spots.find((spot) => element.contains(document.elementFromPoint(spot.x, spot.y)))
  }
  const spots = (selector) => [...document.querySelectorAll(selector)].map(middle).filter(Boolean)
  if (!document.querySelector('[data-asked]')) return null
  return { main: spots('[data-main="ready"]')[0] ?? null, offered: spots('[data-state="offered"]') }
}

async function playOn(page, until) {
  let luck = Number(values.luck)
  while (Date.now() < until) {
    const things = await page.evaluate(touchable)
    const spot = things?.main ?? things?.offered[luck++ % Math.max(1, things.offered.length)]
    if (spot) await page.mouse.click(spot.x, spot.y, { delay: 90 })
    await page.waitForTimeout(spot ? BETWEEN_TOUCHES_MS : 50)
  }
}

const { address, browser, close } = await openHouse()
const context = await browser.newContext({ viewport: SCREEN, serviceWorkers: 'block' })
const settings = JSON.stringify({ language: 'en', theme: 'light', speed: SLOW, volume: 0 })
await context.addInitScript((value) => localStorage.setItem('durbar.settings', value), settings)
await context.addInitScript(
  (game) => localStorage.setItem('durbar.known', JSON.stringify([game])),
  values.game,
)
const page = await context.newPage()
await page.goto(`${address}/`)
await page.getByRole('heading', { level: 1 }).waitFor()
await page.waitForTimeout(300)
await open(page, address, storedMatch(playedGame(values.game), pictureOf(values.game).moment))
await page.evaluate(() => document.fonts.ready)
await page.waitForTimeout(1500)

const pictures = []
const session = await context.newCDPSession(page)
session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
  pictures.push({ data, at: metadata.timestamp * 1000 })
  session.send('Page.screencastFrameAck', { sessionId }).catch(() => {})
})
await session.send('Page.startScreencast', { format: 'png', ...PICTURE })
await playOn(page, Date.now() + Number(values.seconds) * 1000)
await session.send('Page.stopScreencast')
await close()

const folder = mkdtempSync(join(tmpdir(), 'durbar-film-'))
const kept = []
for (const picture of pictures)
  if (!kept.length || picture.at - kept.at(-1).at >= LEAST_MS) kept.push(picture)
const given = kept.flatMap(({ data, at }, i) => {
  const file = join(folder, `${String(i).padStart(4, '0')}.png`)
  writeFileSync(file, Buffer.from(data, 'base64'))
  const stands =
    i + 1 < kept.length ? Math.min(MOST_MS, Math.round((kept[i + 1].at - at) / TIMES_AS_FAST)) : 1500
  return ['-d', String(stands), '-lossy', '-q', values.quality, '-m', '4', file]
})
const made = spawnSync('img2webp', ['-loop', '0', '-kmax', '40', ...given, '-o', values.out], {
  stdio: ['ignore', 'ignore', 'inherit'],
})
rmSync(folder, { recursive: true })
if (made.status !== 0) process.exit(1)
process.stdout.write(
  `${values.out}: ${kept.length} pictures, ${Math.round(statSync(values.out).size / 1000)} kB\n`,
)
