/**
 * What a page weighs: the JavaScript that it and its workers ask for until it stands, and for a moment longer, as it
 * comes over the wire. What a page fetches later, while somebody looks at it, is none of what they waited for.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** At most so many kB, for the home page and for a table. */
export const WEIGHT = { homeKB: 160, tableKB: 300 }

/** Home stands when the court has answered or is known not to, a table when it is laid. */
export const HOME_STANDS = '[data-court]:not([data-court="loading"])'
export const TABLE_STANDS = '[data-ply]'

const MOMENT_MS = 300

/** In the page, before anything else: notes when it stood. */
function noteStanding(selector) {
  const watcher = new MutationObserver(() => {
    if (!document.querySelector(selector)) return
    watcher.disconnect()
    window.stoodAt = performance.now()
  })
  watcher.observe(document, { subtree: true, childList: true, attributes: true })
}

export const watchWeight = (page, stands) => page.addInitScript(noteStanding, stands)

const scripts = (until) =>
  performance
    .getEntriesByType('resource')
    .filter(({ name, startTime }) => startTime <= until && new URL(name).pathname.endsWith('.js'))
    .map(({ name }) => new URL(name).pathname)

/** The paths of what it has asked for, once it stands. */
export async function askedBy(page) {
  const until = (await (await page.waitForFunction(() => window.stoodAt)).jsonValue()) + MOMENT_MS
  await page.waitForFunction((then) => performance.now() > then, until)
  // What a worker needs it needs for the table; its own clock is another.
  const lists = [
    page.evaluate(scripts, until),
    ...page.workers().map((worker) => worker.evaluate(scripts, Number.POSITIVE_INFINITY)),
  ]
  return [...new Set((await Promise.all(lists)).flat())]
}

const gzipped = new Map()
function weightOf(file) {
  if (!gzipped.has(file)) gzipped.set(file, gzipSync(readFileSync(file)).length)
  return gzipped.get(file)
}

/** In kB, to a tenth: of the build in that folder. */
export async function weigh(page, dist) {
  const bytes = (await askedBy(page)).map((path) => weightOf(join(dist, path)))
  return Math.round(bytes.reduce((sum, each) => sum + each, 0) / 102.4) / 10
}
