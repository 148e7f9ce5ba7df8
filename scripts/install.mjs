/** Installs what a folder's lock file names, in plain Node; false = it could not be done. */
import { accessSync, constants, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from './children.mjs'

/** npm keeps what it fetched at home; a home that cannot be written is no reason to give up. */
function homeless() {
  const cache = process.env.npm_config_cache ?? join(homedir(), '.npm')
  try {
    mkdirSync(cache, { recursive: true })
    accessSync(cache, constants.W_OK)
    return null
  } catch {
    return mkdtempSync(join(tmpdir(), 'durbar-npm-'))
  }
}

export async function install(folder) {
  const cache = homeless()
  // Also what builds the client: an operator's NODE_ENV=production must not leave it out.
  const given = ['--include=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  if (cache) given.push('--cache', cache)
  // npm's own file where npm runs us: Windows starts no npm.cmd without a shell.
  const itself = process.env.npm_execpath
  const npm = async (command) => {
    const args = [command, ...given]
    const options = { cwd: folder, stdio: ['ignore', 2, command === 'ci' ? 'ignore' : 2] }
    return (
      (await (itself?.endsWith('.js')
        ? run(process.execPath, [itself, ...args], options)
        : run('npm', args, { ...options, shell: process.platform === 'win32' }))) === 0
    )
  }
  const lock = join(folder, 'package-lock.json')
  const locked = readFileSync(lock)
  // A registry that does not carry the binaries of other platforms makes `npm ci` give up; `npm install` takes
  // the same versions from the lock file and leaves those out. The lock file itself stays as it is.
  const installed = (await npm('ci')) || (await npm('install'))
  writeFileSync(lock, locked)
  if (cache) rmSync(cache, { recursive: true, force: true })
  return installed
}
