/** A court under load whose nodes, lines, clocks and disk fail, and what a checker finds of it afterwards. */
import { streamDice } from '@durbar/kernel'
import { check } from './checker.ts'
import { Courts } from './courts.ts'
import { Crowd } from './crowd.ts'
import { FAULTS, type FaultName, mayLimitFiles, sleep } from './faults.ts'
import { findPlanted } from './planted.ts'
import { playing, summed, type Trial, type TrialPlan } from './trial.ts'
import { truthOf } from './truth.ts'

interface ChaosPlan extends TrialPlan {
  /** How often each goes wrong. */
  readonly faults: Readonly<Partial<Record<FaultName, number>>>
  /** Restarts the database; resolves when it can be asked again. */
  readonly restartDatabase?: () => Promise<void>
}

interface Chaos extends Trial {
  readonly kills: number
  readonly faults: Readonly<Partial<Record<FaultName, number>>>
  readonly planted: { readonly of: number; readonly found: number }
  readonly notRun: readonly string[]
}

const BETWEEN_MS = [250, 900] as const

export async function chaos(plan: ChaosPlan): Promise<Chaos> {
  const { progress, faults } = plan
  const dice = streamDice(plan.seed)
  const { manner, history, over } = playing(plan, dice)
  const notRun: string[] = []
  const order = scheduleOf(plan, notRun)
  for (let n = order.length - 1; n > 0; n--) {
    const other = dice.below(n + 1)
    ;[order[n], order[other]] = [order[other]!, order[n]!]
  }
  const courts = await Courts.open(plan.program, plan.nodes)
  try {
    progress(0, 'guests arrive')
    const ways = { where: courts.where, patience: () => 30 + dice.below(200) }
    const crowd = await Crowd.gather(plan.tables, plan.seats, ways, manner)
    const scene = { courts, players: crowd.players, dice }
    await sleep(1500)
    for (const [n, fault] of order.entries()) {
      progress(n / order.length, fault)
      if (fault === 'database') await plan.restartDatabase!()
      else await FAULTS[fault](scene)
      const [least, most] = BETWEEN_MS
      await sleep(least + dice.below(most - least))
      courts.complain()
      crowd.complain()
    }
    progress(1, 'the last tables are played to their ends')
    await crowd.finish(() => courts.complain())
    const truths = await Promise.all([...over].map((table) => truthOf(courts, table)))
    crowd.leave()
    return {
      ...summed(plan, check(history, truths)),
      kills: faults.kill ?? 0,
      faults,
      planted: findPlanted({ history, truths }, dice),
      notRun,
    }
  } finally {
    await courts.close()
  }
}

function scheduleOf({ faults, restartDatabase }: ChaosPlan, notRun: string[]): FaultName[] {
  const possible = (name: FaultName) => {
    if (name === 'disk' && !mayLimitFiles()) notRun.push('disk: there is no prlimit here')
    else if (name === 'database' && !restartDatabase) notRun.push('database: there is none to restart')
    else return true
    return false
  }
  return (Object.keys(faults) as FaultName[])
    .filter(possible)
    .flatMap((name) => Array.from({ length: faults[name] ?? 0 }, () => name))
}
