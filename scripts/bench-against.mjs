/**
 * `npm run -s bench:against -- --base REV`: this tree against an older one, in one sitting on one machine. Each game
 * is measured by both trees' own `bench`, turn and turn about (A B B A), so that a machine that grows warm or busy
 * slows both. Of each figure the median and the best are compared: what disturbs can only slow, so where a machine is
 * shared the best is the truer. With `--pairs N` both make the same decisions in N pairs of short slices instead (see
 * bench-pairs.mjs), with `--bots` those of the bots. One JSON document on stdout, progress on stderr.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { paired } from './bench-pairs.mjs'
import { complain, given, games as known, revision, whole } from './given.mjs'

const NAME = 'bench:against'
const values = given(NAME, {
  base: { type: 'string' },
  game: { type: 'string', multiple: true },
  rounds: { type: 'string', default: '4' },
  bots: { type: 'boolean' },
  pairs: { type: 'string' },
  seconds: { type: 'string' },
})
const BOTS = ['level2', 'level3', 'level4']
const here = dirname(dirname(fileURLToPath(import.meta.url)))
if (!values.base) complain(NAME, '--base must be a revision of this repository, or a folder')
const chosen = known(NAME, values.game)
const rounds = whole(NAME, 'rounds', values.rounds)
const pairs = whole(NAME, 'pairs', values.pairs) ?? null
whole(NAME, 'seconds', values.seconds)
/** What a tree's own command printed. One that found a limit broken says so by its code and has measured all the same. */
const printed = (tree, ...args) => {
  const { stdout, status } = spawnSync(process.execPath, args, {
    cwd: tree,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  })
  if (status === 0 || stdout?.startsWith('{')) return stdout
  throw new Error(`${args.join(' ')} failed in ${tree}`)
}
const git = (...args) => execFileSync('git', args, { cwd: here, stdio: ['ignore', 'ignore', 'inherit'] })

const median = (list) => {
  const sorted = [...list].sort((a, b) => a - b)
  return sorted[sorted.length >> 1]
}

/** The figures of one run of a tree's own bench, by name; all of its rounds where it tells them. */
function measured(tree, game) {
  const length = values.seconds ? ['--seconds', values.seconds] : []
  const args = ['scripts/durbar.mjs', 'bench', '--game', game, '--json', ...length]
  if (!values.bots) {
    const { rounds: each, cloneMicroseconds } = JSON.parse(printed(tree, ...args))
    return { decisionsPerSecond: each, cloneMicroseconds: [cloneMicroseconds] }
  }
  const { timings } = JSON.parse(printed(tree, ...args, '--bots'))
  return Object.fromEntries(timings.map(({ bot, medianMs }) => [`${bot} medianMs`, [medianMs]]))
}

async function compared(base, game) {
  if (pairs) {
    const figures = {}
    for (const bot of values.bots ? BOTS : [null]) {
      process.stderr.write(`${game}${bot ? ` ${bot}` : ''}: ${pairs} pairs\n`)
      figures[bot ?? 'decisions'] = await paired(base, here, { id: game, bot }, pairs)
    }
    return figures
  }
  const runs = { then: [], now: [] }
  for (let round = 0; round < rounds; round++)
    for (const which of round % 2 ? ['now', 'then'] : ['then', 'now']) {
      process.stderr.write(`\r${game} round ${round + 1} of ${rounds} (${which})   `)
      runs[which].push(measured(which === 'now' ? here : base, game))
    }
  process.stderr.write('\n')
  return Object.fromEntries(
    Object.keys(runs.now[0]).map((figure) => {
      const compare = (of) => {
        const [then, now] = ['then', 'now'].map((which) => of(runs[which].flatMap((run) => run[figure])))
        return { then, now, ratio: Number((now / then).toFixed(3)) }
      }
      const best = figure === 'decisionsPerSecond' ? Math.max : Math.min
      return [figure, { median: compare(median), best: compare((list) => best(...list)) }]
    }),
  )
}

const isFolder = existsSync(values.base)
if (!isFolder) revision(NAME, 'base', values.base)
const made = isFolder ? null : mkdtempSync(join(tmpdir(), 'durbar-base-'))
const base = made ?? resolve(values.base)
if (made) git('worktree', 'add', '--detach', '--force', made, values.base)
try {
  if (!existsSync(join(base, 'node_modules'))) printed(base, 'scripts/setup.mjs')
  const games = {}
  for (const game of chosen) games[game] = await compared(base, game)
  process.stdout.write(
    `${JSON.stringify({ base: values.base, rounds, node: process.version, games }, null, 2)}\n`,
  )
} finally {
  if (made) {
    git('worktree', 'remove', '--force', made)
    rmSync(made, { recursive: true, force: true })
  }
}
