/** How much a court carries: sockets that play legal moves against one or several nodes, and what is measured of it. */
import { Courts } from './courts.ts'
import { Crowd, plainTable } from './crowd.ts'
import { sleep } from './faults.ts'
import { Player, unhurried } from './player.ts'
import { spreadOf } from './times.ts'
import type { Manner } from './troupe.ts'

interface LoadPlan {
  /** The command line's own program. */
  readonly program: string
  /** Surroundings of each node. */
  readonly nodes: readonly Readonly<Record<string, string>>[]
  readonly store: string
  readonly game: string
  readonly tables: number
  readonly seats: number
  /** Beside those, at each table. */
  readonly onlookers: number
  /** Mean milliseconds that somebody thinks; 0: as fast as it goes. */
  readonly thinking: number
  readonly warmUp: number
  readonly seconds: number
  /** How often so many seconds are measured, one after the other, while the games grow longer. */
  readonly windows?: number
  readonly compressed: boolean
  /** Every time that was measured, once its window is over. */
  readonly told?: (times: Times) => void
  /** 0 to 1, what is done, and what is going on. */
  readonly progress: (done: number, words: string) => void
}

export interface Load {
  readonly store: string
  readonly nodes: number
  readonly sockets: number
  readonly tables: number
  readonly movesPerSecond: number
  /** Milliseconds from intent to acknowledgement. */
  readonly p50: number
  readonly p95: number
  readonly p99: number
  /** The same until everybody at the table was shown it. */
  readonly screen: { readonly p50: number; readonly p95: number; readonly p99: number }
  readonly rssMB: number
  readonly cpuMsPerMove: number
  /** How many are written together. */
  readonly changesPerCommit: number
  /** What the crowd itself costs: on a machine of two cores it is half of all that is done. */
  readonly crowdCpuMsPerMove: number
  /** Received by everybody at the table together. */
  readonly bytesPerMove: number
  readonly refused: number
}

/** What was measured last. */
export const load = async (plan: LoadPlan): Promise<Load> => (await loads(plan)).at(-1)!

/** What was measured, window after window. */
export async function loads(plan: LoadPlan): Promise<readonly Load[]> {
  const courts = await Courts.open(plan.program, plan.nodes)
  try {
    return await measured(plan, courts)
  } finally {
    await courts.stopAll()
  }
}

/** The times of one window in milliseconds, from the intent on. */
export interface Times {
  readonly acknowledged: readonly number[]
  readonly shown: readonly number[]
}
interface Window extends Times {
  readonly acknowledged: number[]
  readonly shown: number[]
  refused: number
}

async function measured(plan: LoadPlan, courts: Courts): Promise<readonly Load[]> {
  const { tables, seats, onlookers, thinking, progress, windows = 1 } = plan
  let times: Window | null = null
  const manner: Manner = {
    arrangement: plainTable(plan.game),
    pause: () => (thinking === 0 ? 0 : -Math.log(1 - Math.random()) * thinking),
    choose: (count) => Math.floor(Math.random() * count),
    watcher: {
      happened: () => {},
      answered: ({ at }, { type }) => {
        if (!times) return
        if (type === 'done') times.acknowledged.push(performance.now() - at)
        else times.refused++
      },
      shownToAll: ({ at }) => times?.shown.push(performance.now() - at),
      over: () => {},
    },
  }
  progress(0, 'guests arrive')
  const ways = { where: courts.where, patience: unhurried, compressed: plan.compressed }
  const crowd = await Crowd.gather(tables, { seats, onlookers }, ways, manner)
  const total = plan.warmUp + plan.seconds * windows
  const wait = async (from: number, seconds: number, words: string) => {
    for (let at = 0; at < seconds; at++) {
      progress((from + at) / total, words)
      await sleep(1000)
      crowd.complain()
    }
  }
  await wait(0, plan.warmUp, 'tables are laid')
  // A slow store lays them slowly: what is measured is play.
  while (!crowd.troupes.every(({ isPlaying }) => isPlaying))
    await wait(plan.warmUp, 1, 'the last tables are laid')
  const found: Load[] = []
  for (let n = 0; n < windows; n++) {
    const window = await opened(courts)
    times = window.times
    await wait(plan.warmUp + n * plan.seconds, plan.seconds, 'playing')
    times = null
    plan.told?.(window.times)
    found.push({ ...(await window.figures()), store: plan.store, sockets: crowd.players.length, tables })
  }
  crowd.leave()
  return found
}

/** Measures from now until the figures are asked for. */
async function opened(courts: Courts) {
  const times: Window = { acknowledged: [], shown: [], refused: 0 }
  const written = await courts.written()
  const before = courts.usage()
  const own = process.cpuUsage()
  const bytes = Player.heardBytes
  const began = performance.now()
  const figures = async (): Promise<Omit<Load, 'store' | 'sockets' | 'tables'>> => {
    const seconds = (performance.now() - began) / 1000
    const after = courts.usage()
    const { user, system } = process.cpuUsage(own)
    const { changes, commits } = await courts.written()
    const together = (changes - written.changes) / Math.max(1, commits - written.commits)
    const { p50, p95, p99, count } = spreadOf(times.acknowledged)
    const screen = spreadOf(times.shown)
    const moves = Math.max(1, count)
    return {
      nodes: courts.count,
      movesPerSecond: Math.round(count / seconds),
      p50,
      p95,
      p99,
      screen: { p50: screen.p50, p95: screen.p95, p99: screen.p99 },
      rssMB: Math.round(after.rssMB),
      cpuMsPerMove: Math.round(((after.cpuSeconds - before.cpuSeconds) * 1e5) / moves) / 100,
      changesPerCommit: Math.round(together * 100) / 100,
      crowdCpuMsPerMove: Math.round((user + system) / 10 / moves) / 100,
      bytesPerMove: Math.round((Player.heardBytes - bytes) / moves),
      refused: times.refused,
    }
  }
  return { times, figures }
}
