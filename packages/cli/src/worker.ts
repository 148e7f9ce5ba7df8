/** Runs in a thread of the pool: a stretch of a tournament's games. */
import { type AnyKernel, botNamed, type Outcome, tournamentGame } from '@durbar/bots'
import { roomOf } from '@durbar/games'
import { kernel, type Options } from '@durbar/kernel'

export interface Stretch {
  readonly game: string
  readonly bots: readonly string[]
  readonly options: Options
  readonly seed: number
  readonly numbers: readonly number[]
}

const kernels = new Map<string, AnyKernel>()

export default function play({ game, bots, options, seed, numbers }: Stretch): Outcome[] {
  if (!kernels.has(game)) kernels.set(game, kernel(roomOf(game)!.game))
  const seats = bots.map((name) => botNamed(name)!)
  return numbers.map((n) => tournamentGame(kernels.get(game)!, seats, options, seed, n))
}
