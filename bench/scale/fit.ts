/** Which costs would explain what was measured: tried at random around the best so far, by a seed. */
import { streamDice } from '@durbar/kernel'
import { type Costs, simulate } from './node.ts'

interface Run {
  readonly tables: number
  readonly viewers: number
  readonly thinking: number
  readonly movesPerSecond: number
  readonly p50: number
  readonly p95: number
  readonly p99: number
  readonly changesPerCommit: number
}

const SECONDS = 20
const TRIES = 600
/** How much each figure counts: the pace is known best, the tail least. */
const WEIGHTS = { movesPerSecond: 8, p50: 1, p95: 0.7, p99: 0.5, changesPerCommit: 1 } as const

export const simulated = (costs: Costs, { tables, viewers, thinking }: Run, seconds = SECONDS) =>
  simulate(costs, { tables, viewers, thinking, seconds, seed: 1 })

function farness(costs: Costs, runs: readonly Run[]): number {
  let sum = 0
  for (const run of runs) {
    const found = simulated(costs, run)
    for (const [what, weight] of Object.entries(WEIGHTS) as [keyof typeof WEIGHTS, number][])
      sum += weight * Math.log(found[what] / run[what]) ** 2
  }
  return sum
}

export function fitted(begin: Costs, runs: readonly Run[]): Costs {
  const dice = streamDice(1)
  const share = () => dice.below(1_000_000) / 1_000_000
  let best = begin
  let least = farness(best, runs)
  for (let n = 0; n < TRIES; n++) {
    const other = Object.fromEntries(
      Object.entries(best).map(([what, cost]) => [
        what,
        share() < 0.4 ? cost * Math.exp(0.6 * (share() - 0.5)) : cost,
      ]),
    ) as unknown as Costs
    const far = farness(other, runs)
    if (far < least) [best, least] = [other, far]
  }
  return best
}
