/** `durbar review`: where a game was won, what each decision cost, what was luck; and trials of the judge himself. */
import { loadRoom } from '@durbar/games/one-room'
import { isRefused } from '@durbar/kernel'
import { matchOf, readRecord, verifyRecord } from '@durbar/protocol'
import { courseOf, DEPTHS, type DepthName, isDepth, JUDGE, summaryOf } from '@durbar/review'
import { Command } from 'commander'
import { type GameArguments, settingFor, whole } from '../arguments.ts'
import { Complaint } from '../complaint.ts'
import { textOf } from '../files.ts'
import { seatedNames } from '../players.ts'
import { progress } from '../progress.ts'
import { keptIn } from './keeping.ts'
import { type LuckGame, luckVerdict } from './luck.ts'
import { pageOf } from './page.ts'
import type { PlantedGame } from './planted.ts'
import { reviewed, type Threads, withThreads } from './pool.ts'

interface Arguments extends Omit<GameArguments, 'game'> {
  readonly game?: string
  readonly depth?: string
  readonly seat?: string
  readonly planted?: boolean
  readonly luck?: boolean
  readonly games?: string
  readonly seed: string
  readonly bots?: string
  readonly threads?: string
  readonly keep?: string
  readonly json?: boolean
}

/** Two hundred games are looked at quickly, one game and its decisions closely. */
const depthOf = ({ depth, luck }: Arguments): DepthName => {
  const text = depth ?? (luck ? 'quick' : 'standard')
  if (isDepth(text)) return text
  throw new Complaint(`--depth must be one of ${Object.keys(DEPTHS).join(', ')}, not '${text}'`)
}
const threadsOf = (text: string | undefined) =>
  text === undefined ? undefined : whole('threads', text, 1, 64)
const print = (document: unknown) => void process.stdout.write(`${JSON.stringify(document)}\n`)

/** What is wrong with a record is one line that says where. */
async function openRecord(file: string) {
  const record = readRecord(textOf(file))
  if (isRefused(record)) throw new Complaint(`${file}: ${record.refused}`)
  const room = await loadRoom(record.game)
  if (!room) throw new Complaint(`${file}: no game '${record.game}'`)
  const verified = verifyRecord(room.game, record)
  if (isRefused(verified)) throw new Complaint(`${file}: ${verified.refused}`)
  const course = courseOf(room.game, matchOf(record), record.key)
  if (isRefused(course)) throw new Complaint(`${file}: ${course.refused}`)
  return { record, room, course }
}

async function reviewFile(file: string, given: Arguments): Promise<void> {
  const depth = depthOf(given)
  const { record, room, course } = await openRecord(file)
  const count = record.seats.length
  const seat = given.seat === undefined ? null : whole('seat', given.seat, 1, count) - 1
  const seats = seat === null ? record.seats.map((_, each) => each) : [seat]
  const bar = progress(`review ${record.game}`, 2 * record.moves.length)
  const review = await withThreads(threadsOf(given.threads), (threads) =>
    reviewed(
      threads,
      course,
      record.key,
      depth,
      { seats, viewers: seat === null ? [] : [seat] },
      (done, known) => bar.to(Math.min(done, known)),
    ),
  ).finally(() => bar.stop())
  const summary = summaryOf(review)!
  if (given.json) print({ ...review, summary })
  else process.stdout.write(pageOf({ room, record, course, review, summary }, seats))
}

/** Plays and judges games in all threads; the n-th is the same whoever plays it. */
async function trial<T>(
  what: string,
  about: object,
  games: number,
  given: Arguments,
  play: (threads: Threads, n: number) => Promise<T>,
): Promise<T[]> {
  const kept = keptIn<T>(given.keep, { trial: what, judge: JUDGE, ...about })
  const bar = progress(what, games)
  let done = 0
  const one = async (threads: Threads, n: number): Promise<T> => {
    const known = kept.games.get(n)
    const game = known ?? (await play(threads, n))
    if (known === undefined) kept.add(n, game)
    bar.to(++done)
    return game
  }
  return withThreads(threadsOf(given.threads), (threads) =>
    Promise.all(Array.from({ length: games }, (_, n) => one(threads, n))),
  ).finally(() => bar.stop())
}

async function plantedBlunders(given: Arguments & GameArguments): Promise<void> {
  const { room, seats, options } = await settingFor(given)
  const { id } = room.game
  const games = whole('games', given.games ?? '50', 1)
  const [bot] = seatedNames(given.bots ?? 'level5', 1)
  const common = { game: id, seats, options, bot: bot!, depth: depthOf(given) }
  const first = whole('seed', given.seed, 0) * 10_007
  const all = await trial<PlantedGame>(`planted ${id}`, { ...common, first }, games, given, (threads, n) =>
    threads.run('planted', { ...common, seed: first + n }),
  )
  const found = all.filter((each) => each.found).length
  if (given.json) return print({ game: id, games, found, planted: all })
  process.stdout.write(
    `${id}: ${found} of ${games} planted blunders named as the player's costliest decision\n`,
  )
  for (const { ply, seat, worse, named, cost } of all)
    process.stdout.write(
      `  move ${ply} of seat ${seat + 1}, worse by ${worse.toFixed(2)}: ${named === null ? 'nothing named' : `named move ${named}, cost ${cost.toFixed(2)}`}\n`,
    )
}

async function luckApart(given: Arguments & GameArguments): Promise<void> {
  const { room, seats, options } = await settingFor(given)
  const { id } = room.game
  const games = whole('games', given.games ?? '200', 2)
  const [stronger, weaker, ...more] = (given.bots ?? 'level3,level2').split(',').map((name) => name.trim())
  if (!stronger || !weaker || stronger === weaker || more.length > 0)
    throw new Complaint('--bots must name two different bots here, the stronger one first')
  seatedNames(`${stronger},${weaker}`, 2)
  const depth = depthOf(given)
  const first = whole('seed', given.seed, 0) * 10_007
  // The stronger sits at half of the table, rounded down, and both change seats from game to game.
  const bots = (n: number) =>
    Array.from({ length: seats }, (_, seat) => ((seat + n) % 2 === 0 ? stronger : weaker))
  const about = { seats, options, depth, bots: [stronger, weaker], first }
  const all = await trial<LuckGame>(`luck ${id}`, about, games, given, (threads, n) =>
    threads.run('lucky', { game: id, bots: bots(n), options, depth, seed: first + n }),
  )
  const verdict = luckVerdict(all, [stronger, weaker])
  if (given.json) return print({ game: id, games, ...verdict, bots: [stronger, weaker] })
  const { meanLuck, ci95, spreadRatio, gamesToTell, meanPlace } = verdict
  const f = (x: number) => x.toFixed(3)
  process.stdout.write(
    `${id}, ${games} games, ${stronger} against ${weaker}\nmean luck of ${stronger}: ${f(meanLuck)} [${ci95.map(f).join(', ')}]; by seat ${verdict.seats.map((each) => `${f(each.meanLuck)} [${each.ci95.map(f).join(', ')}]`).join(', ')}\nmean place ${f(meanPlace.raw)}, without luck ${f(meanPlace.corrected)}; spread without luck ${f(spreadRatio)} of what it is with it\nthe stronger bot stands out after about ${gamesToTell.raw} games, without luck after ${gamesToTell.corrected}\n`,
  )
}

export const review = new Command('review')
  .summary('judge a finished game: decisions, luck, accounts')
  .description(
    "Judges every decision of a record from what its player could know then, prices it against the preferred move in the same dealt worlds, books luck apart from skill, and prints an account. The same record and depth give the same figures. --planted and --luck are trials of the judge: blunders planted in the strongest bots' games, and luck over many games of unequal bots.",
  )
  .argument('[file]', 'a record (.durbar.json)')
  .option(
    '--depth <name>',
    `how closely: ${Object.keys(DEPTHS).join(', ')} (default: standard, quick for luck)`,
  )
  .option('--seat <n>', 'only the decisions of this seat, from 1 (the accounts are of all)')
  .option('--planted', 'trial: is a planted blunder named as the costliest decision?')
  .option('--luck', 'trial: is luck nothing on average, and are results without it calmer?')
  .option('--game <id>', 'which game, for a trial')
  .option('--players <n>', 'for a trial: how many seats (default: 4 if the game allows it)')
  .option('--options <json>', 'for a trial: options of the game', '{}')
  .option('--games <n>', 'for a trial: how many games (default: 50 planted, 200 for luck)')
  .option('--bots <names>', 'for a trial: who plays (default: level5 planted; level3,level2 for luck)')
  .option('--seed <n>', 'for a trial: the same seed gives the same games', '1')
  .option('--keep <file>', 'for a trial: put every game away here, and go on from there the next time')
  .option('--threads <n>', 'how many cores (default: all)')
  .option('--json', 'one JSON document on stdout')
  .action(async (file: string | undefined, given: Arguments) => {
    if (!given.planted && !given.luck) {
      if (file === undefined) throw new Complaint('review needs a record, or --planted or --luck with --game')
      return reviewFile(file, given)
    }
    if (given.planted && given.luck) throw new Complaint('--planted and --luck are two trials: one at a time')
    if (file !== undefined) throw new Complaint('a trial plays its own games and takes no record')
    const { game } = given
    if (game === undefined) throw new Complaint('a trial needs --game')
    return given.planted ? plantedBlunders({ ...given, game }) : luckApart({ ...given, game })
  })
