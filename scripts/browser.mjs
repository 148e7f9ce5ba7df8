/**
 * A browser for whoever needs one: the one that CHROMIUM names, an installed one, the one packed among our packages,
 * or Debian's where we may install it. Asked for once, before anything is started; what cannot be found is said in
 * one sentence.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { installedBrowsers } from './installed-browser.mjs'
import { packedBrowser } from './packed-browser.mjs'

const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const WHAT_TO_DO =
  'Install Chrome, Chromium or Edge (Debian: apt-get install chromium), or name one in the variable CHROMIUM.'

/** Opens an empty page: a name on the path may be no more than a note that says where to get the thing. */
async function starts(found) {
  try {
    const browser = await chromium.launch({ ...launchOptions(found), timeout: 60_000 })
    await browser.newPage()
    await browser.close()
    return true
  } catch {
    return false
  }
}

async function firstThatStarts(all) {
  for (const found of all) if (await starts(found)) return found
  return null
}

const installed = () => installedBrowsers().map((executablePath) => ({ executablePath, env: {} }))

/** Debian's, where we are allowed to; it waits for whoever else is installing something. */
function fromDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return []
  process.stderr.write('Installing Chromium for the tests in the browser (once)…\n')
  const apt = (...args) =>
    spawnSync('apt-get', ['-o', 'DPkg::Lock::Timeout=300', ...args], {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0
  const install = () => apt('install', '-y', '--no-install-recommends', 'chromium')
  if (!install() && apt('update')) install()
  return installed()
}

/** What Playwright needs to launch it, or an Error whose message says what to do. */
async function findBrowser() {
  const named = process.env.CHROMIUM
  if (named) {
    if (existsSync(named)) return { executablePath: named, env: {} }
    throw new Error(`CHROMIUM names ${named}, but there is no such file.`)
  }
  let obstacle = ''
  for (const ways of [installed, packedBrowser, fromDebian])
    try {
      const found = await firstThatStarts(ways())
      if (found) return found
    } catch (error) {
      obstacle = ` (the packed one could not be unpacked: ${error.message})`
    }
  throw new Error(`No browser was found${obstacle}. ${WHAT_TO_DO}`)
}

/** The same for programs: they say it and end. */
export async function browserOrEnd() {
  try {
    return await findBrowser()
  } catch (error) {
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}

export const launchOptions = ({ executablePath, env }) => ({
  executablePath,
  env: { ...process.env, ...env },
  args: BROWSER_ARGS,
})
