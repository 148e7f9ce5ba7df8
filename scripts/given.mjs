/** What a command of the checkout is told: a wrong argument is one line on stderr and exit code 2, as at `durbar`. */
import { spawnSync } from 'node:child_process'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { GAMES } from './catalogue.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

export function complain(command, words) {
  process.stderr.write(`${command}: ${words}\n`)
  process.exit(2)
}

/** The first of Node's own words say it; the others are about arguments that begin with a dash. */
export function given(command, options) {
  try {
    return parseArgs({ options }).values
  } catch (error) {
    return complain(command, error.message.split(/[\n.]/)[0])
  }
}

/** Left out: undefined. */
export function whole(command, name, text, least = 1) {
  if (text === undefined) return undefined
  if (/^\d+$/.test(text) && Number(text) >= least) return Number(text)
  return complain(command, `--${name} must be a whole number of at least ${least}, not '${text}'`)
}

/** Left out: all of them. */
export function games(command, ids) {
  const unknown = ids?.find((id) => !GAMES.includes(id))
  if (unknown !== undefined) complain(command, `no game '${unknown}'; there are ${GAMES.join(', ')}`)
  return ids ?? GAMES
}

/** A commit of this repository, by any name that git knows. */
export function revision(command, name, text) {
  if (!text) return complain(command, `--${name} must be a revision of this repository`)
  const asked = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${text}^{commit}`]
  if (spawnSync('git', asked, { cwd: root, stdio: 'ignore' }).status === 0) return text
  return complain(command, `--${name}: there is no revision '${text}' in this repository`)
}
