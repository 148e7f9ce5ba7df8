/**
 * Better weights for an evaluation, by self-play. A challenger changes a few weights at random and meets the
 * champion in pairs of games with the same dice and swapped seats; it takes over only if the difference is
 * clearer than chance. Plain, slow and hard to fool.
 */
import { type Dice, type Options, streamDice } from '@durbar/kernel'
import type { AnyKernel } from './bot.ts'
import { greedy } from './greedy.ts'
import { byInsight, type Weights } from './search/judge.ts'
import { playGame } from './tournament.ts'

export interface Duel {
  /** Mean share of opponents beaten, challenger less champion, over pairs of games. */
  readonly edge: number
  readonly ci95: readonly [number, number]
  readonly pairs: number
}

/** Some of the weights, each by up to a factor of 1 ± `reach`; a weight of zero by up to `reach` itself. */
export function challenge(weights: Weights, reach: number, dice: Dice): Weights {
  const names = Object.keys(weights)
  const next: Record<string, number> = { ...weights }
  const changes = 1 + dice.below(Math.min(4, names.length))
  for (let n = 0; n < changes; n++) {
    const name = names[dice.below(names.length)]!
    const step = (dice.below(2001) / 1000 - 1) * reach
    const value = weights[name]!
    next[name] = Number((value === 0 ? step : value * (1 + step)).toPrecision(4))
  }
  return next
}

/** The share of opponents beaten by the seats of one parity, from places. */
function beaten(places: readonly number[], parity: number): number {
  let sum = 0
  let meetings = 0
  places.forEach((mine, seat) => {
    if (seat % 2 !== parity) return
    places.forEach((theirs, other) => {
      if (other % 2 === parity) return
      meetings++
      sum += mine < theirs ? 1 : mine === theirs ? 0.5 : 0
    })
  })
  return sum / meetings
}

/** Stops early when the challenger is clearly no better. */
export function duel(
  kernel: AnyKernel,
  champion: Weights,
  challenger: Weights,
  seats: number,
  options: Options,
  pairs: number,
  seed: number,
  tick?: (pairs: number) => void,
): Duel {
  const weighing = (name: string, weights: Weights) => greedy(name, 1, 0, (k) => byInsight(k, weights))
  const [old, fresh] = [weighing('champion', champion), weighing('challenger', challenger)]
  let [n, sum, squares] = [0, 0, 0]
  const result = (): Duel => {
    const edge = sum / n
    const half = 1.96 * Math.sqrt(Math.max(1e-9, squares / n - edge * edge) / n)
    return { edge, ci95: [edge - half, edge + half], pairs: n }
  }
  for (let p = 0; p < pairs; p++) {
    let difference = 0
    for (const parity of [0, 1]) {
      const bots = Array.from({ length: seats }, (_, seat) => (seat % 2 === parity ? fresh : old))
      const { result: end } = playGame(kernel, bots, options, streamDice(seed + p))
      difference += (2 * beaten(end!.places, parity) - 1) / 2
    }
    n++
    sum += difference
    squares += difference * difference
    tick?.(n)
    if (n >= 30 && n % 10 === 0 && result().ci95[1] < 0.01) break
  }
  return result()
}
