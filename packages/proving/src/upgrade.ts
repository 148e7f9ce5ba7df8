/** A rolling upgrade: nodes of an older court are replaced one by one by those of this one, while people play. */
import { streamDice } from '@durbar/kernel'
import { check } from './checker.ts'
import { Courts } from './courts.ts'
import { Crowd } from './crowd.ts'
import { sleep } from './faults.ts'
import type { Ways } from './player.ts'
import { spreadOf } from './times.ts'
import { playing, summed, type Trial, type TrialPlan } from './trial.ts'
import { truthOf } from './truth.ts'

interface UpgradePlan extends TrialPlan {
  readonly older: string
}

interface Upgrade extends Trial {
  readonly upgraded: number
  /** Milliseconds from intent to acknowledgement, over all of it: what a player notices. */
  readonly p99: number
  readonly longest: number
}

const BETWEEN_MS = 2500

export async function upgrade(plan: UpgradePlan): Promise<Upgrade> {
  const { progress } = plan
  const dice = streamDice(plan.seed)
  const times: number[] = []
  const { manner, history, over } = playing(plan, dice, ({ at }) => times.push(performance.now() - at))
  const courts = await Courts.open(plan.older, plan.nodes)
  try {
    progress(0, 'guests arrive')
    const ways: Ways = { where: courts.where, patience: () => 30 + dice.below(200) }
    // Pages of either age are open while nodes of either age answer.
    const half = Math.ceil(plan.tables / 2)
    const crowds = [
      await Crowd.gather(half, plan.seats, { ...ways, differences: false }, manner),
      await Crowd.gather(half, plan.seats, ways, manner),
    ]
    const complain = () => {
      courts.complain()
      for (const crowd of crowds) crowd.complain()
    }
    await sleep(BETWEEN_MS)
    for (const node of plan.nodes.keys()) {
      progress((node + 1) / (plan.nodes.length + 1), `node ${node} is replaced`)
      await courts.stop(node)
      await courts.start(node, plan.program)
      await sleep(BETWEEN_MS)
      complain()
    }
    progress(1, 'the last tables are played to their ends')
    for (const crowd of crowds) await crowd.finish(complain)
    const truths = await Promise.all([...over].map((table) => truthOf(courts, table)))
    for (const crowd of crowds) crowd.leave()
    const { p99, max } = spreadOf(times)
    return { ...summed(plan, check(history, truths)), upgraded: plan.nodes.length, p99, longest: max }
  } finally {
    await courts.close()
  }
}
