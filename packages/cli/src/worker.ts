/** Runs in a thread of the pool: a stretch of a tournament's games. */
import { type Outcome, seatedBots, tournamentGame } from '@durbar/bots'
import { loadRoom } from '@durbar/games/one-room'
import { kernelOf, type Options } from '@durbar/kernel'

export interface Stretch {
  readonly game: string
  readonly bots: readonly string[]
  readonly options: Options
  readonly seed: number
  readonly numbers: readonly number[]
}

export default async function play({ game, bots, options, seed, numbers }: Stretch): Promise<Outcome[]> {
  const kernel = kernelOf((await loadRoom(game))!.game)
  const seats = await seatedBots(kernel, bots)
  return numbers.map((n) => tournamentGame(kernel, seats, options, seed, n))
}
