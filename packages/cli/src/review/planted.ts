/**
 * A trial of the judge: in a game between the strongest bots one decision is replaced by the worst that a deep search
 * can find, and the review should name it as that player's costliest.
 */
import { type AnyKernel, BOTS, type Bot, decide, SeatMemories, searchFor, seatedBots } from '@durbar/bots'
import {
  type AnyGame,
  type Core,
  type Dice,
  host,
  isRefused,
  keyFromSeed,
  legalMoves,
  type Match,
  type Move,
  type Options,
  type Played,
  type Seat,
  streamDice,
} from '@durbar/kernel'
import { courseOf, type DepthName, newReview, note, Pricing, perform, tasksOf } from '@durbar/review'
import type { AnyHost } from '../arguments.ts'
import { recordGame } from '../simulate.ts'

export interface PlantedTrial {
  readonly game: string
  readonly seats: number
  readonly options: Options
  readonly bot: string
  readonly depth: DepthName
  readonly seed: number
}
export interface PlantedGame {
  readonly ply: number
  readonly seat: Seat
  /** What the deep search says that the planted move costs. */
  readonly worse: number
  readonly found: boolean
  /** The move that the review calls that player's costliest; null = none. */
  readonly named: number | null
  readonly cost: number
}

/** A bad move is worse by at least so many places. */
const BAD = 0.5
/** How many of the worst at first sight are looked at more closely, by how many visits each. */
const SUSPECTS = 4
const FIRST_VISITS = 40
const DEEP_VISITS = 300

interface Bad {
  readonly move: Move
  readonly worse: number
}

/** The worst move here by a deep search; null = nothing is bad enough. */
function worstAt(kernel: AnyKernel, state: Core, seat: Seat, ply: number): Bad | null {
  const world = kernel.imagine(state, seat, streamDice(ply))
  kernel.retract(world, seat)
  const legal = legalMoves(kernel, world, seat)
  if (legal.length < 2) return null
  const search = searchFor(kernel, world.seats)
  search.run(world, seat, streamDice(ply + 1), 400)
  const visits = (move: Move) => search.rootRewards.get(search.rootEdge(move))?.[world.seats] ?? 0
  const guess = (move: Move) => search.tree.guess[search.rootEdge(move)] ?? 0
  const best = legal.reduce((a, b) => (visits(b) > visits(a) ? b : a))
  const suspects = legal
    .filter((move) => move !== best)
    .sort((a, b) => guess(a) - guess(b))
    .slice(0, SUSPECTS)
  const pricing = new Pricing(kernel, world, seat, [best, ...suspects], { purpose: 'imagine', ply })
  pricing.visit(FIRST_VISITS)
  const cost = (i: number) => pricing.cost(i + 1, 0).mean
  const worst = suspects.reduce((a, _, b) => (cost(b) > cost(a) ? b : a), 0)
  if (cost(worst) < BAD) return null
  pricing.visit(DEEP_VISITS, new Set(suspects.map((_, i) => i + 1).filter((i) => i !== worst + 1)))
  const { mean, low } = pricing.cost(worst + 1, 0)
  return mean >= BAD && low > BAD / 2 ? { move: suspects[worst]!, worse: mean } : null
}

/** A moment is chosen from this share of a game: near its end little can be spoilt any more. */
const LATEST = 0.7

/** How many moves such a game takes, about: as many as a quick one of the same deal. */
const usualLength = (house: AnyHost, { seats, options, seed }: PlantedTrial): number =>
  recordGame(house, Array<Bot>(seats).fill(BOTS.greedy!), options, seed).at.match.log.length

/** Plays a game in which one decision, from a random moment on, is the worst there is; null = none was bad enough. */
async function gameWithOne(game: AnyGame, trial: PlantedTrial) {
  const house = host(game)
  const { kernel } = house
  const [bot] = await seatedBots(kernel, [trial.bot])
  const dice: Dice = streamDice(trial.seed)
  const begun = house.start(trial.seats, trial.options, keyFromSeed(trial.seed))
  if (isRefused(begun)) throw new Error(begun.refused)
  let at: Played<Core, unknown> = begun
  let planted: (Bad & { ply: number; seat: Seat }) | null = null
  const memories = new SeatMemories(trial.seats)
  const from = dice.below(Math.ceil(LATEST * usualLength(house, trial)))
  for (let seat = kernel.toMove(at.state); seat >= 0; seat = kernel.toMove(at.state)) {
    const ply = at.match.log.length + 1
    const bad: Bad | null = planted === null && ply > from ? worstAt(kernel, at.state, seat, ply) : null
    if (bad) planted = { ...bad, ply, seat }
    const secret = kernel.asked(at.state).length > 1
    const move = bad ? bad.move : decide(bot!, kernel, at.state, seat, dice, memories.memory(seat))
    memories.made(seat, move, secret)
    const played = house.play(at, seat, kernel.write(move))
    if (isRefused(played)) throw new Error(played.refused)
    at = played
  }
  return planted && { planted, match: at.match, key: at.key }
}

/** What the review of one player's decisions calls the costliest. */
function costliestOf(game: AnyGame, match: Match, key: string, seat: Seat, depth: DepthName) {
  const course = courseOf(game, match, key)
  if (isRefused(course)) throw new Error(course.refused)
  const review = newReview(course, depth)
  for (;;) {
    const tasks = tasksOf(course, review, { seats: [seat] }).filter(({ kind }) => kind !== 'book')
    if (tasks.length === 0) break
    for (const task of tasks) note(review, perform(course, depth, task))
  }
  const own = review.decisions.filter((each) => each !== null && each.cost > 0)
  return own.reduce((a, b) => (a === null || b!.cost > a.cost ? b : a), null)
}

export async function plantedTrial(game: AnyGame, trial: PlantedTrial): Promise<PlantedGame> {
  // A game that gave no chance for a bad move is followed by another.
  for (let again = 0; ; again++) {
    const made = await gameWithOne(game, { ...trial, seed: trial.seed + 1_000_003 * again })
    if (!made) continue
    const { ply, seat, worse } = made.planted
    const named = costliestOf(game, made.match, made.key, seat, trial.depth)
    return { ply, seat, worse, found: named?.ply === ply, named: named?.ply ?? null, cost: named?.cost ?? 0 }
  }
}
