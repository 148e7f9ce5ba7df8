/** Networks that have been fetched: a bot that wants one is made ready before it is asked for the first time. */
import { type AnyKernel, insightOf } from '../bot.ts'
import { type Judge, spreadOf } from '../search/judge.ts'
import { exponential, logistic } from './logistic.ts'
import { decoded, type Network } from './network.ts'
import { MOST_SEATS, Reading } from './reading.ts'

const fetched = new WeakMap<AnyKernel['game'], Judge>()

/** Whether bots of this game have learned. */
export const hasLearned = (kernel: AnyKernel): boolean => insightOf(kernel).learned !== undefined

/** Judges with this network, and reckons as every engine does. */
export function judgeWith(kernel: AnyKernel, network: Network): Judge {
  const insight = insightOf(kernel)
  const { features } = insight
  if (!features) throw new Error(`'${kernel.game.id}' has no features to read`)
  const reading = new Reading(network, features)
  const spread = spreadOf(kernel)
  const { beside } = network
  const written = new Float64Array(MOST_SEATS)
  return {
    evaluate(s, out) {
      reading.evaluate(s, out)
      if (beside === 0) return
      insight.evaluate(s, written, insight.weights)
      for (let seat = 0; seat < s.seats; seat++) out[seat]! += (beside * written[seat]!) / spread
    },
    beats: logistic,
    leads: (points) => logistic(points / spread),
    power: exponential,
  }
}

/** Fetches what bots of this game have learned; nothing happens if it is there already, or if they have not. */
export async function fetchLearned(kernel: AnyKernel): Promise<void> {
  const { learned } = insightOf(kernel)
  if (learned && !fetched.has(kernel.game))
    fetched.set(kernel.game, judgeWith(kernel, decoded(await learned.network())))
}

/** What was fetched. */
export function byLearning(kernel: AnyKernel): Judge {
  const judge = fetched.get(kernel.game)
  if (!judge) throw new Error(`nobody has fetched what bots of '${kernel.game.id}' have learned`)
  return judge
}
