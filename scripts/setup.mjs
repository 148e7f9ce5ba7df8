/** Runs in plain Node before anything is installed: checks the Node version and installs what the lock file names. */
import './orphan.mjs'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { install } from './install.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  process.stderr.write(`Durbar needs Node 20.19 or newer; this is ${process.versions.node}.\n`)
  process.exit(1)
}

const stamp = join(root, 'node_modules', '.durbar-installed')
const wanted = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex')

if (!(existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted)) {
  process.stderr.write('Installing the packages that Durbar needs (once)…\n')
  if (!(await install(root))) {
    process.stderr.write('The packages could not be installed; is the package registry reachable?\n')
    process.exit(1)
  }
  // `npm start` says exec, so that no shell stands between npm and the server and swallows its signals. The shell
  // of Windows does not know the word.
  if (process.platform === 'win32') writeFileSync(join(root, 'node_modules', '.bin', 'exec.cmd'), '@%*\r\n')
  writeFileSync(stamp, wanted)
}
