/** The command line as a person meets it: through `scripts/durbar.mjs`. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '..', '..', '..')
export const script = join(root, 'scripts', 'durbar.mjs')

export interface Outcome {
  code: number | null
  out: string
  err: string
}

export function durbar(args: readonly string[], input = ''): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [script, ...args], { env: { ...process.env, LANG: 'en' } })
    const outcome: Outcome = { code: null, out: '', err: '' }
    child.stdout.on('data', (data) => (outcome.out += data))
    child.stderr.on('data', (data) => (outcome.err += data))
    child.on('close', (code) => resolve({ ...outcome, code }))
    child.stdin.end(input)
  })
}

export const json = async (...args: string[]) => JSON.parse((await durbar([...args, '--json'])).out)
