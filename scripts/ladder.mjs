/**
 * Shows that every level is worth its number: plays the arenas that docs/bots.md speaks of and writes what came out
 * to bench/ladder.json; a finished arena is not played again unless its bots have changed. `npm run -s ladder --
 * [--game raja] [--games 200] [--threads 2]`; `--table` only prints the table of what is there.
 */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { GAMES } from './catalogue.mjs'
import { games, given, whole } from './given.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const file = join(root, 'bench', 'ladder.json')
/** Together they hold every pair the table speaks of. */
const THREE = 'level5,level3'
const ARENAS = [THREE, 'level5,level4,level3,random', 'level3,level2,level1,random']

const values = given('ladder', {
  game: { type: 'string' },
  games: { type: 'string', default: '200' },
  threads: { type: 'string' },
  table: { type: 'boolean' },
})
const played = games('ladder', values.game?.split(','))
whole('ladder', 'games', values.games)
whole('ladder', 'threads', values.threads)

/** Files of the bots that only carry, measure or name decisions. */
const ASIDE = ['index', 'named', 'question', 'think', 'standings', 'tuning'].map((name) =>
  join('packages/bots/src', `${name}.ts`),
)

/** What decides a bot's moves: the bots, the kernel, and the game's evaluation, data, rules and redealing. */
function fingerprint(game) {
  const folders = ['packages/bots/src', 'packages/kernel/src']
  for (const part of ['bot', 'data', 'rules']) folders.push(join('games', game, part))
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true }).map((name) => join(folder, name)),
  )
  const hash = createHash('sha256')
  for (const path of [...files, ...['state.ts', 'redeal.ts'].map((name) => join('games', game, name))].sort())
    if (path.endsWith('.ts') && !ASIDE.includes(path)) hash.update(readFileSync(join(root, path)))
  return hash.digest('hex').slice(0, 12)
}

const kept = () => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {})
let results = kept()
/** Another ladder may have finished an arena in the meantime. */
const keep = (key, arena) => {
  results = { ...kept(), [key]: arena }
  writeFileSync(`${file}.new`, `${JSON.stringify(results, null, 1)}\n`)
  renameSync(`${file}.new`, file)
}

function play(game, bots) {
  const key = `${game} ${bots}`
  const bot = fingerprint(game)
  const args = ['arena', '--game', game, '--bots', bots, '--games', values.games, '--seed', '7']
  if (results[key]?.bot === bot && results[key].games >= Number(values.games)) return
  const more = values.threads ? ['--threads', values.threads] : []
  const out = execFileSync('node', [join(root, 'scripts/durbar.mjs'), ...args, ...more, '--json'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 1 << 26,
  })
  const { players, games, seconds, bots: standings, pairs } = JSON.parse(out)
  const date = new Date().toISOString().slice(0, 10)
  const command = `durbar ${args.join(' ')}`
  keep(key, { command, date, bot, players, games, seconds, standings, pairs })
}

const percent = (x) => `${(100 * x).toFixed(1)} %`
const interval = ({ ci95 }) =>
  `[${ci95.map((x) => (100 * Math.max(0, Math.min(1, x))).toFixed(1)).join(', ')}]`

/** How often `first` came before `second` in an arena of this game where both sat. */
function before(game, first, second) {
  // Those of today first, then what other arenas of this game were kept.
  const keys = [...ARENAS.map((bots) => `${game} ${bots}`), ...Object.keys(results)]
  const pair = keys
    .filter((key) => key.startsWith(`${game} `))
    .flatMap((key) => results[key]?.pairs ?? [])
    .find((each) => [each.first, each.second].sort().join() === [first, second].sort().join())
  if (!pair) return '-'
  const turned = pair.first !== first
  const share = turned ? 1 - pair.share : pair.share
  const ci95 = turned ? pair.ci95.map((x) => 1 - x).reverse() : pair.ci95
  return `${percent(share)} ${interval({ ci95 })}`
}

function table() {
  const lines = [
    '| game | 1 before random | 2 before 1 | 3 before 2 | 4 before 3 | 5 before 4 | 5 wins against three of 3 | 5 before random |',
    '| --- | --- | --- | --- | --- | --- | --- | --- |',
  ]
  for (const game of GAMES) {
    const wins = results[`${game} ${THREE}`]?.standings.find(({ name }) => name === 'level5')
    const steps = ['random', 'level1', 'level2', 'level3', 'level4', 'level5']
    const cells = steps.slice(1).map((level, i) => before(game, level, steps[i]))
    cells.push(wins ? `${percent(wins.winShare)} ${interval(wins)}` : '-', before(game, 'level5', 'random'))
    lines.push(`| ${[game, ...cells].join(' | ')} |`)
  }
  return lines.join('\n')
}

if (!values.table) for (const game of played) for (const bots of ARENAS) play(game, bots)
process.stdout.write(`${table()}\n`)
