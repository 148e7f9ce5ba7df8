/** What trials have in common: people play by chance at plain tables, and a checker has the last word. */
import type { Dice } from '@durbar/kernel'
import type { Verdict } from './checker.ts'
import { plainTable } from './crowd.ts'
import type { Happened } from './history.ts'
import type { Manner } from './troupe.ts'

export interface TrialPlan {
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

export interface Trial {
  readonly store: string
  readonly nodes: number
  readonly acknowledged: number
  readonly lost: number
  readonly doubled: number
  readonly stale: number
  readonly divided: number
  readonly records: number
  readonly verified: number
  /** What the checker has found, in words. */
  readonly found: readonly string[]
}

const MOST_TOLD = 20

/** How people play, and what is remembered of it for the checker. */
export function playing(
  { game, thinking }: TrialPlan,
  dice: Dice,
  answered: Manner['watcher']['answered'] = () => {},
) {
  const history: Happened[] = []
  const over = new Set<string>()
  const manner: Manner = {
    arrangement: plainTable(game),
    pause: () => dice.below(2 * thinking + 1),
    choose: (count) => dice.below(count),
    watcher: {
      happened: (what) => history.push(what),
      answered,
      shownToAll: () => {},
      over: (table) => over.add(table),
    },
  }
  return { manner, history, over }
}

export function summed({ store, nodes }: TrialPlan, verdict: Verdict): Trial {
  const { acknowledged, lost, doubled, stale, divided, problems, records, verified } = verdict
  return {
    store,
    nodes: nodes.length,
    acknowledged,
    lost: lost.length,
    doubled: doubled.length,
    stale: stale.length,
    divided: divided.length,
    records,
    verified,
    found: [...lost, ...doubled, ...stale, ...divided, ...problems].slice(0, MOST_TOLD),
  }
}
