/** One judge alone against a table of another's, seats in turn. */
import { standings } from '@durbar/bots'
import { BY_HAND, kernelNamed } from './judges.ts'
import { type Plan, say } from './plan.ts'
import { inThreads } from './threads.ts'
import type { ContestTask, Met } from './worker.ts'

export interface Comparison {
  readonly game: string
  readonly seats: number
  readonly games: number
  /** Share of the games that the challenger won; 1 / seats is chance. */
  readonly wins: number
  readonly ci95: readonly [number, number]
  /** How often it came in before one of the others. */
  readonly before: number
  /** Milliseconds a decision, of the challenger and of the others. */
  readonly ms: readonly [number, number]
}

const A_TASK = 10

export async function compare(plan: Plan): Promise<Comparison> {
  const { game, seed } = plan
  const kernel = await kernelNamed(game)
  const seats = kernel.game.seats.includes(plan.players) ? plan.players : Math.max(...kernel.game.seats)
  const options = Object.fromEntries(kernel.game.options.map((option) => [option.key, option.default]))
  const tasks = Array.from(
    { length: Math.ceil(Number(plan.games ?? 400) / A_TASK) },
    (_, i): ContestTask => ({
      kind: 'contest',
      ...{ game, seats, options, seed },
      challenger: { judge: plan.network ?? BY_HAND, as: plan.as },
      champion: { judge: plan.against, as: plan['against-as'] },
      numbers: Array.from({ length: A_TASK }, (_unused, j) => i * A_TASK + j),
    }),
  )
  const met = await inThreads<Met>(plan.threads, tasks, (n) => say(`${n * A_TASK} games`))
  const { standings: bots, pairs } = await standings(met.flatMap(({ outcomes }) => outcomes))
  const { winShare, ci95 } = bots.find(({ name }) => name === 'challenger')!
  const [pair] = pairs
  const pace = (who: 'challenger' | 'champion') =>
    met.reduce((sum, each) => sum + each[who].ms, 0) / met.reduce((sum, each) => sum + each[who].decisions, 0)
  return {
    ...{ game, seats, ci95 },
    games: tasks.length * A_TASK,
    wins: winShare,
    before: pair!.first === 'challenger' ? pair!.share : 1 - pair!.share,
    ms: [pace('challenger'), pace('champion')],
  }
}
