/** `durbar simulate`: many games between bots, checked and counted. */
import { type Bot, decide, type Outcome, seatedBots, standings, tournamentGame } from '@durbar/bots'
import {
  atRandom,
  type Core,
  isRefused,
  keyFromSeed,
  type Options,
  type Played,
  playOut,
  streamDice,
} from '@durbar/kernel'
import { recordOf } from '@durbar/protocol'
import { Command } from 'commander'
import { type AnyHost, type GameArguments, type Setting, settingFor, whole } from './arguments.ts'
import { Complaint } from './complaint.ts'
import { demandWritable, write } from './files.ts'
import { IN_HOUSE, seatedNames } from './players.ts'
import { progress } from './progress.ts'

interface Arguments extends GameArguments {
  readonly games: string
  readonly seed: string
  readonly bots?: string
  readonly check?: boolean
  readonly record?: string
  readonly json?: boolean
}

interface Tally {
  games: number
  decisions: number
  longest: number
  ends: Record<string, number>
}

/** Random games with the invariants of the rules reference checked after every move. */
function checkedGames({ house, seats, options }: Setting, games: number, seed: number): Tally {
  const { kernel } = house
  const { game } = kernel
  const tally: Tally = { games, decisions: 0, longest: 0, ends: {} }
  const bar = progress(`${game.id} ${seats} players`, games)
  for (let n = 0; n < games; n++) {
    const dice = streamDice(seed * 1_000_003 + n)
    const s = kernel.start(dice, seats, options)
    const broken = (what: string) => {
      bar.stop()
      throw new Error(`${game.id}: game ${n} of seed ${seed}, ${seats} players: ${what}`)
    }
    let before: Core | null = null
    const random = atRandom(kernel, dice, (legal) => {
      if (legal === 0) broken('no legal move')
    })
    const check = (made: number) => {
      const what = game.audit(s, before)
      if (what) broken(made === 0 ? what : `move ${made}: ${what}`)
    }
    const decisions = playOut(kernel, s, dice, (_s, seat, made) => {
      check(made)
      if (made > game.longest) broken(`no end after ${game.longest} moves`)
      before = game.clone(s)
      return random(s, seat, made)
    })
    check(decisions)
    if (!s.result) broken('no result')
    tally.decisions += decisions
    tally.longest = Math.max(tally.longest, decisions)
    tally.ends[s.result.end] = (tally.ends[s.result.end] ?? 0) + 1
    if (n % 64 === 0) bar.to(n)
  }
  bar.stop()
  return tally
}

/** One game between bots through the host, as a record. */
export function recordGame(house: AnyHost, bots: readonly Bot[], options: Options, seed: number) {
  const { kernel } = house
  const dice = streamDice(seed)
  const begun = house.start(bots.length, options, keyFromSeed(seed))
  if (isRefused(begun)) throw new Complaint(begun.refused)
  let at: Played<Core, unknown> = begun
  for (let seat = kernel.toMove(at.state); seat >= 0; seat = kernel.toMove(at.state)) {
    const played = house.play(at, seat, kernel.write(decide(bots[seat]!, kernel, at.state, seat, dice)))
    if (isRefused(played)) throw new Error(played.refused)
    at = played
  }
  return {
    at,
    record: recordOf(
      at,
      bots.map((bot) => ({ name: bot.name, bot: bot.name })),
    ),
  }
}

export const simulate = new Command('simulate')
  .summary('play many games between bots')
  .description(
    'Plays games between bots and prints what came of them. With --check the bots are random, and every invariant of the rules reference is checked after every move. With --record the first game is also written as a record.',
  )
  .requiredOption('--game <id>', 'which game')
  .option('--players <n>', 'how many seats (default: 4 if the game allows it)')
  .option('--options <json>', 'options of the game', '{}')
  .option('--games <n>', 'how many games', '1000')
  .option('--seed <n>', 'the same seed gives the same games', '1')
  .option('--bots <names>', `comma-separated, the last one fills the table: ${IN_HOUSE}`)
  .option('--check', 'check the invariants after every move')
  .option('--record <file>', 'write the record of one game')
  .option('--json', 'one JSON document on stdout')
  .action(async (given: Arguments) => {
    const setting = await settingFor(given)
    const games = whole('games', given.games, 1)
    const seed = whole('seed', given.seed, 0)
    const names = seatedNames(given.bots ?? 'random', setting.seats)
    const bots = await seatedBots(setting.house.kernel, names)
    const { id } = setting.room.game
    if (given.check && given.bots !== undefined && given.bots !== 'random')
      throw new Complaint('--check plays random bots only')
    if (given.record !== undefined) {
      demandWritable('record', given.record)
      const { record } = recordGame(setting.house, bots, setting.options, seed)
      write(given.record, `${JSON.stringify(record)}\n`)
    }
    if (given.check) {
      const tally = checkedGames(setting, games, seed)
      const summary = {
        game: id,
        players: setting.seats,
        options: setting.options,
        seed,
        checked: true,
        ...tally,
      }
      if (given.json) process.stdout.write(`${JSON.stringify(summary)}\n`)
      else {
        const ends = Object.entries(tally.ends).map(([end, n]) => `${end} ${n}`)
        process.stdout.write(
          `${games} games of ${id}, ${setting.seats} players: every invariant held after each of ${tally.decisions} moves\n`,
        )
        process.stdout.write(`longest game ${tally.longest} moves; ends: ${ends.join(', ')}\n`)
      }
      return
    }
    const bar = progress(`${id} ${setting.seats} players`, games)
    const outcomes: Outcome[] = []
    for (let n = 0; n < games; n++) {
      outcomes.push(tournamentGame(setting.house.kernel, bots, setting.options, seed, n))
      bar.to(n + 1)
    }
    bar.stop()
    const { standings: list, ends } = await standings(outcomes)
    if (given.json) {
      const summary = {
        game: id,
        players: setting.seats,
        options: setting.options,
        seed,
        games,
        ends,
        bots: list,
      }
      return void process.stdout.write(`${JSON.stringify(summary)}\n`)
    }
    process.stdout.write(`${games} games of ${id}, ${setting.seats} players; ends: ${JSON.stringify(ends)}\n`)
    for (const { name, meanPlace, placeCi95, winShare, meanScore } of list)
      process.stdout.write(
        `${name.padEnd(10)} mean place ${meanPlace.toFixed(3)} [${placeCi95.map((x) => x.toFixed(3)).join(', ')}]  wins ${(100 * winShare).toFixed(1)} %  mean score ${meanScore.toFixed(1)}\n`,
      )
  })
