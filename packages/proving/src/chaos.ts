/** A court under load whose nodes, lines, clocks and disk fail, and what a checker finds of it afterwards. */
import { streamDice } from '@durbar/kernel'
import { check, type Verdict } from './checker.ts'
import { Courts } from './courts.ts'
import { Crowd, plainTable } from './crowd.ts'
import { FAULTS, type FaultName, mayLimitFiles, sleep } from './faults.ts'
import type { Happened } from './history.ts'
import { findPlanted } from './planted.ts'
import type { Manner } from './troupe.ts'
import { truthOf } from './truth.ts'

export interface ChaosPlan {
  readonly program: string
  readonly nodes: readonly Readonly<Record<string, string>>[]
  readonly store: string
  readonly game: string
  readonly tables: number
  readonly seats: number
  readonly thinking: number
  readonly seed: number
  /** How often each goes wrong. */
  readonly faults: Readonly<Partial<Record<FaultName, number>>>
  /** Restarts the database; resolves when it can be asked again. */
  readonly restartDatabase?: () => Promise<void>
  readonly progress: (done: number, words: string) => void
}

export interface Chaos {
  readonly store: string
  readonly nodes: number
  readonly kills: number
  readonly faults: Readonly<Partial<Record<FaultName, number>>>
  readonly acknowledged: number
  readonly lost: number
  readonly doubled: number
  readonly stale: number
  readonly divided: number
  readonly records: number
  readonly verified: number
  readonly planted: { readonly of: number; readonly found: number }
  /** What the checker has found, in words. */
  readonly found: readonly string[]
  readonly notRun: readonly string[]
}

const BETWEEN_MS = [250, 900] as const

export async function chaos(plan: ChaosPlan): Promise<Chaos> {
  const { progress, thinking } = plan
  const dice = streamDice(plan.seed)
  const history: Happened[] = []
  const over = new Set<string>()
  const manner: Manner = {
    arrangement: plainTable(plan.game),
    pause: () => dice.below(2 * thinking + 1),
    choose: (count) => dice.below(count),
    watcher: {
      happened: (what) => history.push(what),
      answered: () => {},
      shownToAll: () => {},
      over: (table) => over.add(table),
    },
  }
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
    const verdict = check(history, truths)
    return {
      ...summary(plan, verdict),
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

function summary(plan: ChaosPlan, verdict: Verdict): Omit<Chaos, 'planted' | 'notRun'> {
  const { lost, doubled, stale, divided, problems } = verdict
  return {
    store: plan.store,
    nodes: plan.nodes.length,
    kills: plan.faults.kill ?? 0,
    faults: plan.faults,
    acknowledged: verdict.acknowledged,
    lost: lost.length,
    doubled: doubled.length,
    stale: stale.length,
    divided: divided.length,
    records: verdict.records,
    verified: verdict.verified,
    found: [...lost, ...doubled, ...stale, ...divided, ...problems].slice(0, 20),
  }
}
