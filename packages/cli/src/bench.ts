/** `durbar bench`: how fast a game is played with all legal moves listed at every decision. */
import { atRandom, type Core, moves, playOut, streamDice } from '@durbar/kernel'
import { Command } from 'commander'
import { type GameArguments, type Setting, settingFor, whole } from './arguments.ts'
import { benchBots } from './bench-bots.ts'
import { Complaint } from './complaint.ts'

interface Arguments extends Omit<GameArguments, 'game'> {
  readonly game?: string
  readonly bots?: boolean
  readonly seconds?: string
  readonly json?: boolean
}

interface Round {
  readonly games: number
  readonly decisions: number
  readonly seconds: number
  readonly legal: number
  readonly largest: number
}

/**
 * Whole games, one after the other, until the time is over. The clock is read between games only. The loop stands
 * here in full: what is measured is the kernel, not what calls it.
 */
function playFor({ house, seats, options }: Setting, seconds: number, seed: number): Round {
  const { kernel } = house
  const dice = streamDice(seed)
  const out = moves()
  let [games, decisions, legal, largest] = [0, 0, 0, 0]
  const began = performance.now()
  let now = began
  while (now - began < seconds * 1000) {
    const s = kernel.start(dice, seats, options)
    for (let seat = kernel.toMove(s); seat >= 0; seat = kernel.toMove(s)) {
      const n = kernel.legal(s, seat, out)
      legal += n
      if (n > largest) largest = n
      decisions++
      kernel.apply(s, seat, out.at[dice.below(n)]!, dice)
    }
    games++
    now = performance.now()
  }
  return { games, decisions, seconds: (now - began) / 1000, legal, largest }
}

/** Positions from the middle of random games. */
function middles({ house, seats, options }: Setting, count: number): Core[] {
  const { kernel } = house
  return Array.from({ length: count }, (_, n) => {
    const dice = streamDice(n + 1)
    const random = atRandom(kernel, dice)
    const passed: Core[] = []
    playOut(kernel, kernel.start(dice, seats, options), dice, (s, seat, decision) => {
      passed.push(kernel.game.clone(s))
      return random(s, seat, decision)
    })
    return passed[passed.length >> 1]!
  })
}

function cloneMicroseconds(setting: Setting): number {
  const { game } = setting.house.kernel
  const states = middles(setting, 200)
  const rounds = [0, 0, 0, 0, 0, 0].map(() => {
    let kept: Core = states[0]!
    const began = performance.now()
    for (let n = 0; n < 100_000; n++) kept = game.clone(states[n % states.length]!)
    const each = (performance.now() - began) / 100
    return kept ? each : Number.NaN
  })
  return median(rounds.slice(1))
}

const median = (list: readonly number[]) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)]!
const rounded = (x: number, digits: number) => Number(x.toFixed(digits))

export const bench = new Command('bench')
  .summary('measure how fast a game is played')
  .description(
    'Random play on one core, all legal moves listed at every decision: one round to warm up, then five; the median counts. A clone is that of a state from the middle of a random game. With --bots instead: how long a decision of each level takes over whole games on one core, against the limits of levels 2 and 5.',
  )
  .option('--game <id>', 'which game (with --bots, default: all of them)')
  .option('--bots', 'time the decisions of the levels that answer within a second')
  .option('--players <n>', 'how many seats (default: 4 if the game allows it)')
  .option('--options <json>', 'options of the game', '{}')
  .option('--seconds <n>', 'length of a round (default: 1), or with --bots for each level (default: 10)')
  .option('--json', 'one JSON document on stdout')
  .action(async (given: Arguments) => {
    const seconds = whole('seconds', given.seconds ?? (given.bots ? '10' : '1'), 1, 600)
    if (given.bots) return await benchBots(given, seconds)
    if (given.game === undefined) throw new Complaint('--game is needed (only --bots measures all games)')
    const setting = await settingFor({ ...given, game: given.game })
    const rounds = [0, 1, 2, 3, 4, 5].map((n) => playFor(setting, seconds, n + 1)).slice(1)
    const sum = (key: 'games' | 'decisions' | 'legal') =>
      rounds.reduce((total, round) => total + round[key], 0)
    const summary = {
      game: setting.room.game.id,
      players: setting.seats,
      options: setting.options,
      decisionsPerSecond: Math.round(median(rounds.map((round) => round.decisions / round.seconds))),
      gamesPerSecond: Math.round(median(rounds.map((round) => round.games / round.seconds))),
      cloneMicroseconds: rounded(cloneMicroseconds(setting), 3),
      meanLegal: rounded(sum('legal') / sum('decisions'), 2),
      maxLegal: Math.max(...rounds.map((round) => round.largest)),
      meanDecisions: rounded(sum('decisions') / sum('games'), 1),
      peakMemoryMiB: Math.round(process.resourceUsage().maxRSS / 1024),
      rounds: rounds.map((round) => Math.round(round.decisions / round.seconds)),
      node: process.version,
    }
    if (given.json) return void process.stdout.write(`${JSON.stringify(summary)}\n`)
    for (const [key, value] of Object.entries(summary))
      process.stdout.write(`${key.padEnd(20)} ${typeof value === 'object' ? JSON.stringify(value) : value}\n`)
  })
