/** What docs/verification.md tells a stranger to type is typed here, and says what stands there. */
import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { readRecord } from '@durbar/protocol'
import { signsOf } from '@durbar/protocol/court/seal'
import { afterAll, expect, test } from 'vitest'
import { SEAL_SIGNS } from '../../web/src/court/signs/signs.ts'
import { root } from './durbar.ts'

const page = readFileSync(join(root, 'docs/verification.md'), 'utf8')
const typed = [...page.matchAll(/^```console\n\$ (.+)\n([^`]*)```$/gm)].map(([, command, says]) => ({
  command: command!,
  says: says!,
}))
afterAll(() => rmSync('/tmp/forged.durbar.json', { force: true }))

test('there are commands on the page', () => {
  expect(typed.length).toBe(page.split('```console').length - 1)
  expect(typed.length).toBeGreaterThan(8)
})

// A machine without Python has the rest of the page.
const PYTHON = spawnSync('python3', ['--version']).status === 0
const possible = typed.filter(({ command }) => PYTHON || !command.includes('python3'))

test.each(possible)('$command', ({ command, says }) => {
  let out: string
  try {
    out = execFileSync('bash', ['-c', command], { cwd: root, encoding: 'utf8' })
  } catch (error) {
    // A forgery ends with exit code 1, and with a line that says why.
    out = (error as { stdout: string }).stdout
  }
  expect(out).toBe(says)
})

test('the pictures that Anna reads aloud are those of the seal', () => {
  const record = readRecord(readFileSync(join(root, 'docs/examples/anna-and-ben.durbar.json'), 'utf8'))
  if (!('dice' in record)) throw new Error('no dice in the record')
  const names = signsOf(record.dice!.seal).map((n) => SEAL_SIGNS[n]!.en)
  expect(page.replaceAll('\n', ' ')).toContain(names.join(', '))
})
