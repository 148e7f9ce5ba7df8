/** A copy of what is committed, in which one fault at a time is planted and the tests are asked. */
import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { withFault } from './faults.mjs'
import { root } from './sources.mjs'

const ASKED = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'vitest.mutate.config.ts']
const git = (...args) => execFileSync('git', args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
let copy
let asked = null

export function setUp() {
  copy = mkdtempSync(join(tmpdir(), 'durbar-mutate-'))
  git('worktree', 'add', '--quiet', '--detach', '--force', copy, 'HEAD')
  execFileSync(process.execPath, ['scripts/setup.mjs'], { cwd: copy, stdio: 'ignore' })
}

/** With all that the tests have started, which would not notice that we are gone. */
export function cleanUp() {
  if (asked) process.kill(-asked.pid, 'SIGKILL')
  git('worktree', 'remove', '--force', copy)
  rmSync(copy, { recursive: true, force: true })
}

/** Whether these tests pass in the copy; killed with all they started when they take too long. */
function passes(args, limit) {
  return new Promise((resolve) => {
    asked = spawn(process.execPath, [...ASKED, ...args], { cwd: copy, stdio: 'ignore', detached: true })
    const late = setTimeout(() => process.kill(-asked.pid, 'SIGKILL'), limit)
    asked.on('close', (code) => {
      clearTimeout(late)
      asked = null
      resolve(code === 0)
    })
  })
}

/** How long the tests of a part take when nothing is wrong, in ms. Nothing can be learnt from tests that fail already. */
export async function timed({ tests }) {
  const began = performance.now()
  for (const args of tests)
    if (!(await passes(args, 1_800_000))) throw new Error(`tests fail without any fault: ${args.join(' ')}`)
  return performance.now() - began
}

export async function isCaught(fault, { tests }, usual) {
  const path = join(copy, fault.file)
  const whole = readFileSync(path)
  writeFileSync(path, withFault(fault))
  try {
    // Whoever runs in a circle takes for ever.
    for (const args of tests) if (!(await passes(args, 3 * usual + 20_000))) return true
    return false
  } finally {
    writeFileSync(path, whole)
  }
}
