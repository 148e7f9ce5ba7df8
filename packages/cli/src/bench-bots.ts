/** `durbar bench --bots`: how long a decision of each level takes on one core. */

import { BOTS, type Bot, decide, isSearcher, LEVELS, LONGEST_MS, questions } from '@durbar/bots'
import { GAMES } from '@durbar/games/catalogue'
import { type Dice, moves, streamDice } from '@durbar/kernel'
import { type Setting, settingFor } from './arguments.ts'
import { progress } from './progress.ts'

/** The milliseconds of one core that an answer may take. */
export const LIMITS: Readonly<Record<string, number>> = { level2: 50, level5: LONGEST_MS }

export interface Timing {
  readonly game: string
  readonly players: number
  readonly bot: string
  /** Decisions that were timed; those with one legal move do not count. */
  readonly decisions: number
  readonly games: number
  /** Per decision; null = does not search. */
  readonly iterations: number | null
  /** Processor time: what the answer takes on one core, whatever else the machine is doing. */
  readonly medianMs: number
  readonly p95Ms: number
  readonly maxMs: number
  /** The longest wait by the clock on the wall; on a busy machine that is longer. */
  readonly maxWallMs: number
  readonly limitMs: number | null
  /** null = there is no limit for this level. */
  readonly within: boolean | null
}

/** The value that this share of a sorted list does not exceed. */
export const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)]!

interface Asking {
  readonly setting: Setting
  readonly bot: Bot
  readonly dice: Dice
  /** Whether this decision is the measured bot's; else the stand-in makes it. */
  readonly measured: (decision: number) => boolean
  readonly timed: (took: Took) => void
}

interface Took {
  readonly cpu: number
  readonly wall: number
}

const STAND_IN = BOTS.level3!
const legal = moves()

const cpu = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** One whole game; returns how many decisions with a choice it had. */
function playThrough({ setting, bot, dice, measured, timed }: Asking): number {
  const { kernel } = setting.house
  const game = questions(kernel, setting.seats, setting.options, dice)
  let decisions = 0
  let step = game.next()
  while (!step.done) {
    const { state: s, seat, memory, secret } = step.value
    const since = memory.since ?? null
    const choice = kernel.legal(s, seat, legal) > 1
    const own = !choice || measured(decisions)
    const [cpuBegan, wallBegan] = [cpu(), performance.now()]
    const move = own ? decide(bot, kernel, s, seat, dice, memory) : decide(STAND_IN, kernel, s, seat, dice)
    if (choice && own) timed({ cpu: cpu() - cpuBegan, wall: performance.now() - wallBegan })
    if (choice) decisions++
    step = game.next(move)
    // The tree of a bot that was not asked still stands where it was.
    if (!own && !secret) memory.since = since && [...since, move]
  }
  return decisions
}

/** How many decisions with a choice a game has, about. */
const lengthOf = (setting: Setting): number =>
  playThrough({ setting, bot: STAND_IN, dice: streamDice(1), measured: () => true, timed: () => {} })

function warmUp(bot: Bot, { house: { kernel }, seats, options }: Setting): void {
  const dice = streamDice(0)
  const s = kernel.start(dice, seats, options)
  decide(bot, kernel, s, kernel.toMove(s), dice)
}

/**
 * Whole games of the bot against itself until the time is over. Where a game would take longer than that, the
 * bot makes only as many of its decisions as there is time for, from the opening to the end alike, and a
 * quicker level makes the others.
 */
function time(
  setting: Setting,
  bot: Bot,
  length: number,
  seconds: number,
  tick: (share: number) => void,
): Timing {
  warmUp(bot, setting)
  const dice = streamDice(1)
  const took: Took[] = []
  const limit = seconds * 1000
  const began = performance.now()
  const spent = () => performance.now() - began
  let games = 0
  do {
    const [from, rest] = [spent(), limit - spent()]
    playThrough({
      setting,
      bot,
      dice,
      measured: (n) => took.length === 0 || (spent() < limit && spent() - from <= (rest * n) / length),
      timed: (each) => {
        took.push(each)
        tick(Math.min(1, spent() / limit))
      },
    })
    games++
  } while (spent() < limit)
  const times = took.map((each) => each.cpu).sort((a, b) => a - b)
  const rounded = (x: number) => Number(x.toFixed(2))
  const maxMs = times.at(-1)!
  const limitMs = LIMITS[bot.name] ?? null
  return {
    game: setting.room.game.id,
    players: setting.seats,
    bot: bot.name,
    decisions: times.length,
    games,
    iterations: isSearcher(bot) ? bot.iterations(setting.house.kernel) : null,
    medianMs: rounded(quantile(times, 0.5)),
    p95Ms: rounded(quantile(times, 0.95)),
    maxMs: rounded(maxMs),
    maxWallMs: rounded(took.reduce((most, each) => Math.max(most, each.wall), 0)),
    limitMs,
    within: limitMs === null ? null : maxMs <= limitMs,
  }
}

export const line = ({ game, bot, players, decisions, iterations, medianMs, p95Ms, maxMs }: Timing) =>
  `${game.padEnd(13)} ${bot.padEnd(7)} ${players} players  median ${medianMs.toFixed(2).padStart(8)}  95 % ${p95Ms.toFixed(2).padStart(8)}  max ${maxMs.toFixed(2).padStart(8)} ms  ${String(decisions).padStart(6)} decisions${iterations === null ? '' : `  ${iterations} iterations`}`

export const verdict = ({ game, bot, limitMs, maxMs, maxWallMs, within }: Timing) =>
  `${within ? 'holds' : 'BROKEN'}: ${game} ${bot} within ${limitMs} ms of one core (slowest ${maxMs.toFixed(1)}, by the clock ${maxWallMs.toFixed(1)})`

interface Arguments {
  readonly game?: string
  readonly players?: string
  readonly options?: string
  readonly json?: boolean
}

/** Those who are meant to answer soon; the last takes its ten seconds on any machine. */
const TIMED = LEVELS.filter(({ bot }) => (bot.longest ?? 0) <= LONGEST_MS)

/** Every level, in one game or in all; exit code 1 when a limit is broken. */
export async function benchBots(given: Arguments, seconds: number): Promise<void> {
  const games = given.game === undefined ? GAMES : [given.game]
  const settings = await Promise.all(games.map((game) => settingFor({ ...given, game })))
  const bar = progress('decisions', 100 * settings.length * TIMED.length)
  const timings: Timing[] = []
  for (const setting of settings) {
    const length = lengthOf(setting)
    for (const { bot } of TIMED) {
      await bot.prepare?.(setting.house.kernel)
      const before = timings.length
      timings.push(time(setting, bot, length, seconds, (share) => bar.to(Math.round(100 * (before + share)))))
      bar.to(100 * timings.length)
    }
  }
  bar.stop()
  if (timings.some(({ within }) => within === false)) process.exitCode = 1
  if (given.json)
    return void process.stdout.write(`${JSON.stringify({ seconds, node: process.version, timings })}\n`)
  for (const timing of timings) process.stdout.write(`${line(timing)}\n`)
  for (const timing of timings) if (timing.within !== null) process.stdout.write(`${verdict(timing)}\n`)
}
