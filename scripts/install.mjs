/** Installs what a folder's lock file names, in plain Node; false = it could not be done. */
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export function install(folder) {
  const npm = (command) =>
    spawnSync(
      process.platform === 'win32' ? 'npm.cmd' : 'npm',
      [command, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
      { cwd: folder, stdio: ['ignore', 2, command === 'ci' ? 'ignore' : 2] },
    ).status === 0
  const lock = join(folder, 'package-lock.json')
  const locked = readFileSync(lock)
  // A registry that does not carry the binaries of other platforms makes `npm ci` give up; `npm install` takes
  // the same versions from the lock file and leaves those out. The lock file itself stays as it is.
  const installed = npm('ci') || npm('install')
  writeFileSync(lock, locked)
  return installed
}
