/**
 * Whether the tests would notice: `npm run -s mutate` plants faults, one at a time, in a copy of this tree and runs
 * the tests that should catch them. `--only taj-mahal` (again for more) looks at one part of the house, `--sample 40`
 * plants so many in each (0: all), `--seed` draws others. Faults that change nothing anybody could notice stand in
 * `mutants.json` beside the tests of the part, each with its reason; they are not planted. Survivors are listed on
 * stderr, figures as one JSON document with --json.
 */
import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { GAMES } from './catalogue.mjs'
import { faultsIn, withFault } from './faults.mjs'
import { files, isTest, root, textOf } from './sources.mjs'

const { values } = parseArgs({
  options: {
    json: { type: 'boolean' },
    only: { type: 'string', multiple: true },
    sample: { type: 'string', default: '24' },
    seed: { type: 'string', default: '1' },
  },
})
const complain = (text) => {
  process.stderr.write(`mutate: ${text}\n`)
  process.exit(2)
}

/** The parts of the house: where faults are planted, and which tests are asked, the nearest first. */
const PARTS = {
  ...Object.fromEntries(
    GAMES.map((id) => [
      id,
      {
        sources: ['rules/*.ts', 'view/*.ts', 'state.ts', 'knowledge.ts', 'redeal.ts'].map(
          (at) => `games/${id}/${at}`,
        ),
        home: `games/${id}/test`,
        tests: [
          [`games/${id}/test`],
          ['games/test/conformance.test.ts', 'games/test/foresee.test.ts', '-t', id],
        ],
      },
    ]),
  ),
  kernel: {
    sources: ['packages/kernel/src/*.ts'],
    home: 'packages/kernel/test',
    tests: [['packages/kernel/test'], ['games/vermaechtnis/test', 'games/taj-mahal/test']],
  },
  match: {
    sources: ['packages/match/src/*.ts'],
    home: 'packages/match/test',
    tests: [['packages/match/test'], ['packages/server/test/court']],
  },
  server: {
    sources: ['packages/server/src/*.ts'],
    home: 'packages/server/test',
    tests: [['packages/server/test']],
  },
}

const names = values.only ?? Object.keys(PARTS)
const unknown = names.find((name) => !Object.hasOwn(PARTS, name))
if (unknown !== undefined) complain(`no part '${unknown}'; there are ${Object.keys(PARTS).join(', ')}`)
const [sample, seed] = [Number(values.sample), Number(values.seed)]
if (!Number.isInteger(sample) || sample < 0)
  complain(`--sample must be a whole number, not '${values.sample}'`)
if (!Number.isInteger(seed)) complain(`--seed must be a whole number, not '${values.seed}'`)

/** Small and good enough to draw a sample (mulberry32). */
function chance(state) {
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
}

function drawn(list) {
  if (sample === 0 || sample >= list.length) return list
  const next = chance(seed)
  return list
    .map((each) => [next(), each])
    .sort(([a], [b]) => a - b)
    .slice(0, sample)
    .map(([, each]) => each)
}

/** A line of a file and what becomes of it: as it stands in mutants.json, and in what is printed. */
const lineOf = ({ file, line }) => textOf(file).split('\n')[line - 1].trim()
const isArgued = (argued, fault) =>
  argued.some(({ file, line, what }) => file === fault.file && line === lineOf(fault) && what === fault.what)

const copy = mkdtempSync(join(tmpdir(), 'durbar-mutate-'))
const git = (...args) => execFileSync('git', args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })

/** Whether these tests pass in the copy; killed with all it started when it takes too long. */
function passes(args, limit) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', '--bail', '1', ...args], {
      cwd: copy,
      stdio: 'ignore',
      detached: true,
    })
    const late = setTimeout(() => process.kill(-child.pid, 'SIGKILL'), limit)
    child.on('close', (code) => {
      clearTimeout(late)
      resolve(code === 0)
    })
  })
}

/** How long the tests of a part take when nothing is wrong. */
async function timed({ tests }, name) {
  const began = performance.now()
  for (const args of tests)
    if (!(await passes(args, 1_800_000)))
      complain(`the tests of ${name} fail without any fault: ${args.join(' ')}`)
  return performance.now() - began
}

async function isCaught(fault, { tests }, usual) {
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

async function tried(name) {
  const part = PARTS[name]
  const file = join(root, part.home, 'mutants.json')
  const argued = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []
  const all = files(part.sources)
    .filter((each) => !isTest(each))
    .flatMap(faultsIn)
  const chosen = drawn(all)
  const planted = chosen.filter((fault) => !isArgued(argued, fault))
  const usual = await timed(part, name)
  let caught = 0
  for (const [n, fault] of planted.entries()) {
    process.stderr.write(`\r\x1b[K${name}: ${n + 1} of ${planted.length}, ${caught} caught`)
    if (await isCaught(fault, part, usual)) caught++
    else
      process.stderr.write(
        `\r\x1b[K${name} survived: ${fault.file}:${fault.line} ${fault.what}: ${lineOf(fault)}\n`,
      )
  }
  process.stderr.write('\r\x1b[K')
  return { possible: all.length, planted: planted.length, caught, equivalent: chosen.length - planted.length }
}

git('worktree', 'add', '--quiet', '--detach', '--force', copy, 'HEAD')
try {
  process.stderr.write('Setting up a copy of the tree…\n')
  execFileSync(process.execPath, ['scripts/setup.mjs'], { cwd: copy, stdio: 'ignore' })
  const found = {}
  for (const name of names) {
    found[name] = await tried(name)
    const { planted, caught, equivalent } = found[name]
    if (!values.json)
      process.stdout.write(
        `${name}: ${caught} of ${planted} caught, ${equivalent} argued to change nothing\n`,
      )
  }
  if (values.json) process.stdout.write(`${JSON.stringify(found)}\n`)
} finally {
  git('worktree', 'remove', '--force', copy)
  rmSync(copy, { recursive: true, force: true })
}
