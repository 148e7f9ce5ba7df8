/** Runs in plain Node before anything is installed: checks the Node version and installs what the lock file names. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  process.stderr.write(`Durbar needs Node 20.19 or newer; this is ${process.versions.node}.\n`)
  process.exit(1)
}

const stamp = join(root, 'node_modules', '.durbar-installed')
const lock = join(root, 'package-lock.json')
const locked = readFileSync(lock)
const wanted = createHash('sha256').update(locked).digest('hex')
const npm = (command, ...more) =>
  spawnSync(
    process.platform === 'win32' ? 'npm.cmd' : 'npm',
    [command, '--no-audit', '--no-fund', '--loglevel=error', ...more],
    { cwd: root, stdio: ['ignore', 2, command === 'ci' ? 'ignore' : 2] },
  ).status === 0

if (!(existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted)) {
  process.stderr.write('Installing the packages that Durbar needs (once)…\n')
  // A registry that does not carry the binaries of other platforms makes `npm ci` give up; `npm install` takes
  // the same versions from the lock file and leaves those out. The lock file itself stays as it is.
  const installed = npm('ci') || npm('install')
  writeFileSync(lock, locked)
  if (!installed) {
    process.stderr.write('The packages could not be installed; is the package registry reachable?\n')
    process.exit(1)
  }
  writeFileSync(stamp, wanted)
}
