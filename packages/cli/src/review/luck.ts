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

/** In every game, over its seats: what somebody of this name came to. */
const perGame = (games: readonly LuckGame[], name: string, what: (game: LuckGame, seat: number) => number) =>
  games.map((game) => mean(game.names.flatMap((each, seat) => (each === name ? [what(game, seat)] : []))))

export function luckVerdict(games: readonly LuckGame[], [stronger, weaker]: readonly [string, string]) {
  const raw = (game: LuckGame, seat: number) => game.places[seat]!
  const calm = (game: LuckGame, seat: number) => game.places[seat]! - game.luck[seat]!
  const own = (name: string, what: typeof raw) => perGame(games, name, what)
  const lead = (what: typeof raw) => own(weaker, what).map((x, n) => x - own(stronger, what)[n]!)
  const luck = estimate(own(stronger, (game, seat) => game.luck[seat]!))
  // One and the same lead, as luck is nothing on average; without it the lead is known better.
  const tells = (what: typeof raw) => gamesToTell(mean(lead(calm)), lead(what))
  return {
    /** Of the stronger bot, in places. */
    meanLuck: luck.mean,
    ci95: luck.ci95,
    /** Spread of results without luck to that of results as they are. */
    spreadRatio: Math.sqrt(variance(own(stronger, calm)) / variance(own(stronger, raw))),
    seats: games[0]!.names.map((_, seat) => {
      const of = estimate(games.map((game) => game.luck[seat]!))
      return { meanLuck: of.mean, ci95: of.ci95 }
    }),
    /** How much of the luck that was booked is seen in the results: the slope of one upon the other. */
    seen: slope(
      own(stronger, (game, seat) => game.luck[seat]!),
      own(stronger, raw),
    ),
    meanPlace: { raw: mean(own(stronger, raw)), corrected: mean(own(stronger, calm)) },
    gamesToTell: { raw: tells(raw), corrected: tells(calm) },
  }
}
