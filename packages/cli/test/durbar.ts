/** The command line, bundled once as `scripts/durbar.mjs` does at every call. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { bundle } from '../../../scripts/bundle.mjs'

export const root = join(import.meta.dirname, '..', '..', '..')
process.env.DURBAR_ROOT = root
export const script: string = await bundle()
/** The same as a person meets it. */
export const whole = join(root, 'scripts', 'durbar.mjs')

export interface Outcome {
  code: number | null
  out: string
  err: string
}

export function durbar(args: readonly string[], input = '', through = script): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [through, ...args], { env: { ...process.env, LANG: 'en' } })
    const outcome: Outcome = { code: null, out: '', err: '' }
    child.stdout.on('data', (data) => (outcome.out += data))
    child.stderr.on('data', (data) => (outcome.err += data))
    child.on('close', (code) => resolve({ ...outcome, code }))
    child.stdin.end(input)
  })
}

export const json = async (...args: string[]) => JSON.parse((await durbar([...args, '--json'])).out)
