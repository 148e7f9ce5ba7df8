/** A rolling upgrade: nodes of an older court are replaced one by one by those of this one, while people play. */
import { streamDice } from '@durbar/kernel'
import { check } from './checker.ts'
import { Courts } from './courts.ts'
import { Crowd, plainTable } from './crowd.ts'
import { sleep } from './faults.ts'
import type { Happened } from './history.ts'
import type { Ways } from './player.ts'
import { spreadOf } from './times.ts'
import type { Manner } from './troupe.ts'
import { truthOf } from './truth.ts'

export interface UpgradePlan {
  readonly older: string
  readonly program: string
  readonly nodes: readonly Readonly<Record<string, string>>[]
  readonly store: string
  readonly game: string
  readonly tables: number
  readonly seats: number
  readonly thinking: number
  readonly seed: number
  readonly progress: (done: number, words: string) => void
}

export interface Upgrade {
  readonly store: string
  readonly nodes: number
  readonly upgraded: number
  readonly acknowledged: number
  readonly lost: number
  readonly doubled: number
  readonly stale: number
  readonly divided: number
  readonly records: number
  readonly verified: number
  /** Milliseconds from intent to acknowledgement, over all of it: what a player notices. */
  readonly p99: number
  readonly longest: number
  readonly found: readonly string[]
}

const BETWEEN_MS = 2500

export async function upgrade(plan: UpgradePlan): Promise<Upgrade> {
  const { progress, thinking } = plan
  const dice = streamDice(plan.seed)
  const history: Happened[] = []
  const over = new Set<string>()
  const times: number[] = []
  const manner: Manner = {
    arrangement: plainTable(plan.game),
    pause: () => dice.below(2 * thinking + 1),
    choose: (count) => dice.below(count),
    watcher: {
      happened: (what) => history.push(what),
      answered: ({ at }) => times.push(performance.now() - at),
      shownToAll: () => {},
      over: (table) => over.add(table),
    },
  }
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
    const { lost, doubled, stale, divided, problems, ...counted } = check(history, truths)
    const { p99, max } = spreadOf(times)
    return {
      ...{ store: plan.store, nodes: plan.nodes.length, upgraded: plan.nodes.length, ...counted },
      ...{ lost: lost.length, doubled: doubled.length, stale: stale.length, divided: divided.length },
      ...{ p99, longest: max },
      found: [...lost, ...doubled, ...stale, ...divided, ...problems].slice(0, 20),
    }
  } finally {
    await courts.close()
  }
}
