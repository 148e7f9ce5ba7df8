/** `durbar soak`: all games at all tables by all kinds of players, with every check, as long as one likes. */
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { GAMES } from '@durbar/games/catalogue'
import { isRefused, settingsOf } from '@durbar/kernel'
import { Command } from 'commander'
import { roomFor, whole } from '../arguments.ts'
import { Complaint } from '../complaint.ts'
import { demandWritable, makeFolder, textOf, write } from '../files.ts'
import { progress } from '../progress.ts'
import { withPool } from '../threads.ts'
import { BOTS } from './examining.ts'
import { findOf, readFind, showing } from './finds.ts'
import { type Filed, inWords, reportOf } from './report.ts'
import { type Found, type Hands, soak } from './soak.ts'
import { soakedRoom } from './soaked.ts'

interface Arguments {
  readonly minutes: string
  readonly cases?: string
  readonly seed: string
  readonly case?: string
  readonly game?: string
  readonly threads?: string
  readonly again?: string
  readonly out: string
  readonly json?: boolean
}

/** To make what was found short; and how long a game may take before it is said to hang. */
const SECONDS = 60
const PATIENCE_MS = 30 * 60_000

function minutesIn(text: string): number {
  const minutes = /^\d+(\.\d+)?$/.test(text) ? Number(text) : 0
  if (minutes > 0) return minutes
  throw new Complaint(`--minutes must be a number above 0, not '${text}'`)
}

/** Settles when somebody has had enough. A second time at the keyboard ends it at once; npm asks again and again. */
const askedToLeave = () =>
  new Promise<void>((resolve) => {
    process.once('SIGINT', () => resolve()).on('SIGTERM', () => resolve())
  })

const tablesOf = async (games: Iterable<string>) => {
  let tables = 0
  for (const id of games) tables += settingsOf((await roomFor(id)).game).length
  return tables
}

/** Writes it down, and tries whether the file alone shows it again: a bot thinks only where it was. */
async function written(folder: string, found: Found): Promise<Filed> {
  const soaked = await soakedRoom(found.game)
  const find = findOf(found, soaked.house.kernel.version)
  const file = join(folder, `soak-${found.game}-${found.seed}-${found.n}.durbar.json`)
  write(file, `${JSON.stringify(find)}\n`)
  return { ...found, file, shows: showing(soaked, find) !== null }
}

/** What is to be played, and whether it is a time that ends it. */
async function wantedBy(given: Arguments) {
  const seed = whole('seed', given.seed, 0, 2 ** 30)
  const minutes = minutesIn(given.minutes)
  if (given.game !== undefined) await roomFor(given.game)
  makeFolder(resolve(given.out))
  demandWritable('out', join(given.out, 'probe.durbar.json'))
  if (given.case !== undefined) {
    // One of the whole catalogue, whatever else was said.
    const from = whole('case', given.case, 0, 2 ** 30)
    return { seed, minutes, games: new Set<string>(GAMES), from, most: 1 }
  }
  const games = new Set<string>(given.game === undefined ? GAMES : [given.game])
  const most = given.cases === undefined ? Infinity : whole('cases', given.cases, 1)
  return { seed, minutes, games, from: 0, most }
}

async function run(given: Arguments): Promise<void> {
  const { seed, minutes, games, from, most } = await wantedBy(given)
  const threads =
    given.threads === undefined ? availableParallelism() : whole('threads', given.threads, 1, 64)
  const timed = most === Infinity
  let left = false
  const leaving = askedToLeave().then(() => {
    left = true
  })
  process.stderr.write(`soak: seed ${seed}, threads ${threads}; Ctrl+C ends it and says what came of it\n`)
  const began = performance.now()
  const elapsed = () => (performance.now() - began) / 60_000
  const bar = progress('soak', timed ? Math.ceil(60 * minutes) : most)
  const soaking = await withPool('soak-thread', threads, (pool) => {
    const hands: Hands = { count: threads, run: (job, what) => pool.run(what, { name: job }) }
    return soak(hands, {
      ...{ seed, catalogue: GAMES, games, from, most, leaving },
      ...{ seconds: SECONDS, patience: PATIENCE_MS },
      goesOn: () => !left && (!timed || elapsed() < minutes),
      tick: (tally) => bar.to(timed ? Math.floor(60 * elapsed()) : tally.cases),
    })
  })
  bar.stop()
  const found = soaking.found && (await written(given.out, soaking.found))
  const tables = await tablesOf(Object.keys(soaking.tally.games))
  const { user, system } = process.cpuUsage()
  const [took, processorMinutes] = [elapsed(), (user + system) / 60e6].map((n) => Number(n.toFixed(2)))
  const about = { seed, threads, minutes: took!, processorMinutes: processorMinutes!, stopped: left, tables }
  const report = reportOf(about, soaking, found)
  process.stdout.write(given.json ? `${JSON.stringify(report)}\n` : inWords(report))
  if (found) process.exitCode = 1
}

async function repeat(file: string, json: boolean): Promise<void> {
  const find = readFind(textOf(file))
  if (isRefused(find)) throw new Complaint(`${file}: ${find.refused}`)
  const { game, check } = find
  await roomFor(game)
  if (check === BOTS)
    throw new Complaint(`${file}: what a bot did is shown by --seed ${find.seed} --case ${find.case}`)
  const what = showing(await soakedRoom(game), find)?.finding.what ?? null
  process.stdout.write(
    json
      ? `${JSON.stringify({ file, game, check, what })}\n`
      : `${game}: ${check}: ${what ?? 'nothing is wrong any more'}\n`,
  )
  if (what !== null) process.exitCode = 1
}

export const soakCommand = new Command('soak')
  .summary('play everything for a long time, with every check')
  .description(
    'Plays whole games of every game at every table, by random, greedy, searching and learned bots, on all cores for a given time. Invariants and legal lists are checked after every move; replays, redeals, moves taken back, records and a second reading of the rules are sampled. The first thing that is wrong stops it: it is shrunk to the shortest match that shows it and written as a file. Exit code 1 if something was wrong.',
  )
  .option('--minutes <n>', 'how long', '10')
  .option('--cases <n>', 'so many games, however long they take')
  .option('--seed <n>', 'the same seed gives the same games', '1')
  .option('--case <n>', 'only this game of the seed')
  .option('--game <id>', 'only the cases of one game')
  .option('--threads <n>', 'how many cores (default: all)')
  .option('--out <folder>', 'where the file goes if something is wrong', '.')
  .option('--again <file>', 'repeat what such a file shows')
  .option('--json', 'one JSON document on stdout')
  .action((given: Arguments) =>
    given.again === undefined ? run(given) : repeat(given.again, given.json ?? false),
  )
