/** A copy of what is committed, in which one fault at a time is planted and the tests are asked. */
import { execFileSync, fork } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { withFault } from './faults.mjs'
import { root } from './sources.mjs'

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
  dismiss()
  git('worktree', 'remove', '--force', copy)
  rmSync(copy, { recursive: true, force: true })
}

function dismiss() {
  if (asked) process.kill(-asked.pid, 'SIGKILL')
  asked = null
}

const answer = () => {
  const from = asked
  return new Promise((resolve) => {
    const said = (message) => {
      from.off('message', said).off('close', gone)
      resolve(message)
    }
    const gone = () => {
      asked = null
      resolve(null)
    }
    from.once('message', said).once('close', gone)
  })
}

/** Whether these tests pass in the copy; who takes too long is dismissed with all that was started. */
async function passes(args, limit, changed) {
  if (asked === null) {
    asked = fork('scripts/mutate-asked.mjs', {
      cwd: copy,
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      detached: true,
    })
    await answer()
  }
  const late = setTimeout(dismiss, limit)
  asked?.send({ args, changed })
  const passed = asked !== null && (await answer())
  clearTimeout(late)
  return passed === true
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
    for (const args of tests) if (!(await passes(args, 3 * usual + 20_000, path))) return true
    return false
  } finally {
    writeFileSync(path, whole)
    asked?.send({ changed: path })
  }
}
