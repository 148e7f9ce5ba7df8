/** The first start, whatever the operator's machine is set to. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { install } from '../../../scripts/install.mjs'

test('what builds the client is installed where NODE_ENV says production, too, and the lock file stays as it is', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'durbar-install-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const [lock, said] = [join(folder, 'package-lock.json'), join(folder, 'said')]
  writeFileSync(lock, 'as it is')
  // Stands for npm: `ci` fails, `install` succeeds and rewrites the lock file.
  const npm = join(folder, 'npm.js')
  const script = `const fs = require('fs'), [, , ...said] = process.argv
    fs.appendFileSync(${JSON.stringify(said)}, said.join(' ') + '\\n')
    if (said[0] === 'install') fs.writeFileSync(${JSON.stringify(lock)}, 'rewritten')
    process.exit(said[0] === 'ci' ? 1 : 0)`
  writeFileSync(npm, script)
  vi.stubEnv('npm_execpath', npm)
  vi.stubEnv('NODE_ENV', 'production')
  onTestFinished(() => void vi.unstubAllEnvs())
  expect(await install(folder)).toBe(true)
  const lines = readFileSync(said, 'utf8').trim().split('\n')
  expect(lines.map((line) => line.split(' ')[0])).toEqual(['ci', 'install'])
  for (const line of lines) expect(line).toMatch(/ --include=dev .*--ignore-scripts/)
  expect(readFileSync(lock, 'utf8')).toBe('as it is')
})
