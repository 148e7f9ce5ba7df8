/**
 * Whether the tests would notice: `npm run -s mutate` plants faults, one at a time, in a copy of what is committed and
 * runs the tests that should catch them. `--only taj-mahal` (again for more) looks at one part of the house,
 * `--sample 40` plants so many in each (0: all), `--seed` draws others. Faults that change nothing anybody could notice
 * stand in `mutants.json` beside the tests of the part, each with its reason; they are not planted. Survivors are
 * listed on stderr, figures as one JSON document with --json. Stopped and started again it goes on where it was.
 */
import './orphan.mjs'
import { execFileSync } from 'node:child_process'
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { faultsIn } from './faults.mjs'
import { complain, given, whole } from './given.mjs'
import { cleanUp, isCaught, setUp, timed } from './mutate-copy.mjs'
import { PARTS } from './mutate-parts.mjs'
import { files, isTest, root, textOf } from './sources.mjs'

const values = given('mutate', {
  json: { type: 'boolean' },
  only: { type: 'string', multiple: true },
  sample: { type: 'string', default: '24' },
  seed: { type: 'string', default: '1' },
})

const names = values.only ?? Object.keys(PARTS)
const unknown = names.find((name) => !Object.hasOwn(PARTS, name))
if (unknown !== undefined)
  complain('mutate', `no part '${unknown}'; there are ${Object.keys(PARTS).join(', ')}`)
const sample = whole('mutate', 'sample', values.sample, 0)
const seed = whole('mutate', 'seed', values.seed, 0)

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

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
if (git('status', '--porcelain') !== '') complain('commit first: faults are planted in what is committed')

/** What was found about this commit, a line each: among git's own files, where nothing has to be ignored. */
const notes = resolve(root, git('rev-parse', '--git-path', 'mutated'))
const known = join(notes, git('rev-parse', 'HEAD'))
mkdirSync(notes, { recursive: true })
const before = new Map(
  existsSync(known)
    ? readFileSync(known, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
    : [],
)
const nameOf = ({ file, from, what }) => `${file}:${from} ${what}`

async function tried(name) {
  const part = PARTS[name]
  const file = join(root, part.home, 'mutants.json')
  const argued = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []
  const all = files(part.sources)
    .filter((each) => !isTest(each))
    .flatMap(faultsIn)
  const chosen = drawn(all)
  const planted = chosen.filter((fault) => !isArgued(argued, fault))
  let [caught, usual] = [0, 0]
  for (const [n, fault] of planted.entries()) {
    process.stderr.write(`\r\x1b[K${name}: ${n + 1} of ${planted.length}, ${caught} caught`)
    let verdict = before.get(nameOf(fault))
    if (verdict === undefined) {
      usual ||= await timed(part)
      verdict = await isCaught(fault, part, usual)
      appendFileSync(known, `${JSON.stringify([nameOf(fault), verdict])}\n`)
    }
    if (verdict) caught++
    else
      process.stderr.write(
        `\r\x1b[K${name} survived: ${fault.file}:${fault.line} ${fault.what}: ${lineOf(fault)}\n`,
      )
  }
  process.stderr.write('\r\x1b[K')
  return { possible: all.length, planted: planted.length, caught, equivalent: chosen.length - planted.length }
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.once(signal, () => {
    cleanUp()
    process.exit(1)
  })
try {
  process.stderr.write('Setting up a copy of the tree…\n')
  setUp()
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
  cleanUp()
}
