/**
 * `npm run -s bench`: all that is measured, one part after the other, beside the peers where there are any. Keeps what
 * came out in bench/results.json, each part with its command, date and machine, and writes docs/benchmarks.md from it.
 * `--only engine,server` runs those parts alone; `--page` only writes the page anew; `--check` only says whether the
 * page is what the results say; `--json` prints the results.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { pageOf } from './bench-page.mjs'
import { GAMES } from './catalogue.mjs'
import { complain, given } from './given.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const kept = join(root, 'bench', 'results.json')
const page = join(root, 'docs', 'benchmarks.md')

const npm = (name, ...args) => ['npm', 'run', '-s', name, ...(args.length > 0 ? ['--', ...args] : [])]
const durbar = (...args) => npm('durbar', ...args)
/** What each part runs; every command prints one JSON document. */
const PARTS = {
  kernel: GAMES.map((game) => durbar('bench', '--game', game, '--json')),
  players: GAMES.flatMap((game) =>
    [2, 3, 4, 5].map((n) => durbar('bench', '--game', game, '--players', String(n), '--json')),
  ),
  engine: [npm('bench:engine')],
  bots: [durbar('bench', '--bots', '--json')],
  search: [npm('bench:peers', '--games', '40', '--ms', '20', '--json')],
  server: [npm('load', '--peer', '--json')],
  nodes: [[], ['--nats']].map((bus) => npm('load', '--store', 'postgres', '--nodes', '3', ...bus, '--json')),
  growth: [npm('load', '--grow', '--plot', 'docs/pictures/growth.svg', '--json')],
  idle: [npm('load', '--idle', '--json')],
  commits: [npm('bench:commits')],
  web: [npm('bench:web', '--json')],
}

const values = given('bench', {
  only: { type: 'string' },
  page: { type: 'boolean' },
  check: { type: 'boolean' },
  json: { type: 'boolean' },
})
const chosen = values.page || values.check ? [] : (values.only?.split(',') ?? Object.keys(PARTS))
const unknown = chosen.find((name) => !Object.hasOwn(PARTS, name))
if (unknown !== undefined)
  complain('bench', `there is no part '${unknown}'; there are ${Object.keys(PARTS).join(', ')}`)

/** null: this game is not for so many, or the command has failed and said why. */
function printed([program, ...args]) {
  const { stdout, status } = spawnSync(program, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  // One that found a budget broken says so by its code and has measured all the same.
  if (stdout?.startsWith('{')) return JSON.parse(stdout)
  process.stderr.write(`${args.join(' ')}: ${status === 2 ? 'not for this game' : 'failed'}\n`)
  return null
}

const machine = () => ({
  processor: cpus()[0]?.model ?? 'unknown',
  cores: cpus().length,
  memoryGB: Math.round(totalmem() / 2 ** 30),
  node: process.version,
})

const results = existsSync(kept) ? JSON.parse(readFileSync(kept, 'utf8')) : {}
for (const [n, name] of chosen.entries()) {
  process.stderr.write(`${name} (${n + 1} of ${chosen.length})\n`)
  const commands = PARTS[name]
  const found = commands.flatMap((command) => printed(command) ?? [])
  if (found.length === 0) continue
  const run =
    name === 'players' ? ['durbar bench --game ID --players N'] : commands.map((each) => each.join(' '))
  results[name] = { date: new Date().toISOString().slice(0, 10), commands: run, machine: machine(), found }
  writeFileSync(kept, `${JSON.stringify(results, null, 2)}\n`)
}
if (values.check) {
  if (readFileSync(page, 'utf8') === pageOf(results)) process.exit(0)
  process.stderr.write('docs/benchmarks.md is not what bench/results.json says: npm run -s bench -- --page\n')
  process.exit(1)
}
writeFileSync(page, pageOf(results))
if (values.json) process.stdout.write(`${JSON.stringify(results)}\n`)
