/** Finds the system's Chromium, or installs Debian's; says plainly what to do where it can do neither. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

const find = () =>
  [
    process.env.CHROMIUM,
    ...(process.env.PATH ?? '').split(':').flatMap((dir) => NAMES.map((name) => join(dir, name))),
  ]
    .filter(Boolean)
    .find((path) => existsSync(path)) ?? null

export function browserPath() {
  const found = find()
  if (found) return found
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    process.stderr.write('Installing Chromium for the tests in the browser (once)…\n')
    const run = (...args) => spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 2] }).status
    if (run('install', '-y', '--no-install-recommends', 'chromium') !== 0) {
      run('update')
      run('install', '-y', '--no-install-recommends', 'chromium')
    }
  }
  const installed = find()
  if (installed) return installed
  throw new Error(
    'No Chromium was found. Install one (Debian: apt-get install chromium) or name it in the variable CHROMIUM.',
  )
}

export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
