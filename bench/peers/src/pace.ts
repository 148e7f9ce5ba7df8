/** Iterations per second of each on the same positions, taken from whole games between bots. */
import { BOTS, decide } from '@durbar/bots'
import { legalMoves, streamDice } from '@durbar/kernel'
import type { Contestant } from './contestants.ts'
import { k } from './deals.ts'
import { Twins } from './twins.ts'

/** Positions with a choice, evenly from the beginning to the end of games between greedy bots. */
export function positions(count: number, games: number): Twins[] {
  const found: Twins[] = []
  for (let n = 0; n < games; n++) {
    const moves: number[] = []
    const choices: number[] = []
    const dice = streamDice(n)
    const whole = new Twins(n, 2)
    for (let { seat } = whole; seat >= 0; { seat } = whole) {
      if (legalMoves(k, whole.ours, seat).length > 1) choices.push(moves.length)
      moves.push(decide(BOTS.level3!, k, whole.ours, seat, dice))
      whole.play(moves.at(-1)!)
    }
    const each = count / games
    for (let i = 0; i < each; i++) {
      const twins = new Twins(n, 2)
      const ply = choices[Math.floor(((i + 0.5) / each) * choices.length)]!
      for (const move of moves.slice(0, ply)) twins.play(move)
      found.push(twins)
    }
  }
  return found
}

export interface Pace {
  readonly name: string
  /** Geometric mean over the positions, so that every position counts alike: late ones are much faster. */
  readonly iterationsPerSecond: number
}

/** Everybody thinks about a position before the next one comes, so that a busy machine slows all alike. */
export async function pace(
  contestants: readonly Contestant[],
  set: readonly Twins[],
  milliseconds: number,
  tick: (done: number) => void,
): Promise<Pace[]> {
  const logarithms = contestants.map(() => 0)
  const round = async (twins: Twins, counts: boolean) => {
    for (const [i, contestant] of contestants.entries()) {
      const thought = await contestant.think(twins, milliseconds, {})
      if (counts) logarithms[i]! += Math.log((1000 * thought.iterations) / thought.milliseconds)
    }
  }
  // To warm up.
  for (const twins of set.slice(0, 3)) await round(twins, false)
  for (const [i, twins] of set.entries()) {
    await round(twins, true)
    tick(i + 1)
  }
  return contestants.map(({ name }, i) => ({
    name,
    iterationsPerSecond: Math.round(Math.exp(logarithms[i]! / set.length)),
  }))
}
