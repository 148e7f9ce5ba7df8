/** A trial of the judge: what he calls luck is nothing on average, and results without it are calmer. */
import { seatedBots } from '@durbar/bots'
import { type AnyGame, host, isRefused, type Options } from '@durbar/kernel'
import { chanceAt, courseOf, DEPTHS, type DepthName, resultOf } from '@durbar/review'
import { recordGame } from '../simulate.ts'

export interface LuckTrial {
  readonly game: string
  readonly bots: readonly string[]
  readonly options: Options
  readonly depth: DepthName
  readonly seed: number
}
export interface LuckGame {
  readonly names: readonly string[]
  readonly places: readonly number[]
  readonly luck: readonly number[]
}

export async function luckTrial(game: AnyGame, { bots, options, depth, seed }: LuckTrial): Promise<LuckGame> {
  const house = host(game)
  const { at } = recordGame(house, await seatedBots(house.kernel, bots), options, seed)
  const course = courseOf(game, at.match, at.key)
  if (isRefused(course)) throw new Error(course.refused)
  const luck = bots.map(() => 0)
  course.positions.forEach((_, ply) => {
    chanceAt(course, ply, DEPTHS[depth])?.places.forEach((places, seat) => {
      luck[seat]! += places
    })
  })
  return { names: bots, places: resultOf(at.state.result!).places, luck }
}

const mean = (list: readonly number[]) => list.reduce((sum, x) => sum + x, 0) / list.length
const variance = (list: readonly number[]) => {
  const middle = mean(list)
  return list.reduce((sum, x) => sum + (x - middle) ** 2, 0) / Math.max(1, list.length - 1)
}
/** Mean and 95 % interval of what is independent from game to game. */
function estimate(list: readonly number[]) {
  const middle = mean(list)
  const half = 1.96 * Math.sqrt(variance(list) / list.length)
  return { mean: middle, ci95: [middle - half, middle + half] as const }
}

function slope(of: readonly number[], upon: readonly number[]): number {
  const [x, y] = [mean(of), mean(upon)]
  return mean(of.map((each, n) => (each - x) * (upon[n]! - y))) / mean(of.map((each) => (each - x) ** 2))
}

/** How many games it takes until a lead of this size stands out from such a spread (95 %), to a tenth of a game. */
const gamesToTell = (lead: number, spread: readonly number[]) =>
  Math.ceil((10 * 1.96 ** 2 * variance(spread)) / lead ** 2) / 10

type What = (game: LuckGame, seat: number) => number

const ofBot = (game: LuckGame, bot: string, what: What) =>
  game.names.flatMap((name, seat) => (name === bot ? [what(game, seat)] : []))

/** In every game, over its seats: what somebody of this name came to. */
const perGame = (games: readonly LuckGame[], bot: string, what: What) =>
  games.map((game) => mean(ofBot(game, bot, what)))

/** How far it lies, seat by seat, from what the seat's bot comes to on average. */
const apart = (games: readonly LuckGame[], bots: readonly string[], what: What) =>
  bots.flatMap((bot) => {
    const all = games.flatMap((game) => ofBot(game, bot, what))
    const middle = mean(all)
    return all.map((each) => each - middle)
  })
const spreadOf = (list: readonly number[]) => Math.sqrt(mean(list.map((each) => each ** 2)))

export function luckVerdict(games: readonly LuckGame[], bots: readonly [string, string]) {
  const [stronger, weaker] = bots
  const booked: What = (game, seat) => game.luck[seat]!
  const raw: What = (game, seat) => game.places[seat]!
  const calm: What = (game, seat) => game.places[seat]! - game.luck[seat]!
  const own = (name: string, what: What) => perGame(games, name, what)
  const lead = (what: What) => own(weaker, what).map((x, n) => x - own(stronger, what)[n]!)
  const all = (what: What) => apart(games, bots, what)
  const luck = estimate(own(stronger, booked))
  // One and the same lead, as luck is nothing on average; without it the lead is known better.
  const tells = (what: What) => gamesToTell(mean(lead(calm)), lead(what))
  return {
    /** Of the stronger bot, in places. */
    meanLuck: luck.mean,
    ci95: luck.ci95,
    /** Spread of results without luck to that of results as they are. */
    spreadRatio: spreadOf(all(calm)) / spreadOf(all(raw)),
    seats: games[0]!.names.map((_, seat) => {
      const of = estimate(games.map((game) => game.luck[seat]!))
      return { meanLuck: of.mean, ci95: of.ci95 }
    }),
    /** How much of the luck that was booked is seen in the results: the slope of one upon the other. */
    seen: slope(all(booked), all(raw)),
    meanPlace: { raw: mean(own(stronger, raw)), corrected: mean(own(stronger, calm)) },
    gamesToTell: { raw: tells(raw), corrected: tells(calm) },
  }
}
