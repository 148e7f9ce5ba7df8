/** How much a court carries: sockets that play legal moves against one or several nodes, and what is measured of it. */
import { Courts } from './courts.ts'
import { Crowd, plainTable } from './crowd.ts'
import { sleep } from './faults.ts'
import { Player, unhurried } from './player.ts'
import { spreadOf } from './times.ts'
import type { Manner } from './troupe.ts'

export interface LoadPlan {
  /** The command line's own program. */
  readonly program: string
  /** Surroundings of each node. */
  readonly nodes: readonly Readonly<Record<string, string>>[]
  readonly store: string
  readonly game: string
  readonly tables: number
  readonly seats: number
  /** Mean milliseconds that somebody thinks; 0: as fast as it goes. */
  readonly thinking: number
  readonly warmUp: number
  readonly seconds: number
  readonly compressed: boolean
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
  /** What the crowd itself costs: on a machine of two cores it is half of all that is done. */
  readonly crowdCpuMsPerMove: number
  /** Received by everybody at the table together. */
  readonly bytesPerMove: number
  readonly refused: number
}

export async function load(plan: LoadPlan): Promise<Load> {
  const courts = await Courts.open(plan.program, plan.nodes)
  try {
    return await measure(plan, courts)
  } finally {
    await courts.stopAll()
  }
}

async function measure(plan: LoadPlan, courts: Courts): Promise<Load> {
  const { tables, seats, thinking, progress } = plan
  const acknowledged: number[] = []
  const shown: number[] = []
  let [refused, measuring] = [0, false]
  const manner: Manner = {
    arrangement: plainTable(plan.game),
    pause: () => (thinking === 0 ? 0 : -Math.log(1 - Math.random()) * thinking),
    choose: (count) => Math.floor(Math.random() * count),
    watcher: {
      happened: () => {},
      answered: ({ at }, { type }) => {
        if (!measuring) return
        if (type === 'done') acknowledged.push(performance.now() - at)
        else refused++
      },
      shownToAll: ({ at }) => measuring && shown.push(performance.now() - at),
      over: () => {},
    },
  }
  progress(0, 'guests arrive')
  const crowd = await Crowd.gather(
    tables,
    seats,
    { where: courts.where, patience: unhurried, compressed: plan.compressed },
    manner,
  )
  const total = plan.warmUp + plan.seconds
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
  const before = courts.usage()
  const own = process.cpuUsage()
  const bytes = Player.heardBytes
  measuring = true
  const began = performance.now()
  await wait(plan.warmUp, plan.seconds, 'playing')
  const seconds = (performance.now() - began) / 1000
  measuring = false
  const after = courts.usage()
  const { user, system } = process.cpuUsage(own)
  const heard = Player.heardBytes - bytes
  crowd.leave()
  const { p50, p95, p99, count } = spreadOf(acknowledged)
  const screen = spreadOf(shown)
  return {
    store: plan.store,
    nodes: courts.count,
    sockets: crowd.players.length,
    tables,
    movesPerSecond: Math.round(count / seconds),
    p50,
    p95,
    p99,
    screen: { p50: screen.p50, p95: screen.p95, p99: screen.p99 },
    rssMB: Math.round(after.rssMB),
    cpuMsPerMove: Math.round(((after.cpuSeconds - before.cpuSeconds) * 1e5) / Math.max(1, count)) / 100,
    crowdCpuMsPerMove: Math.round((user + system) / 10 / Math.max(1, count)) / 100,
    bytesPerMove: Math.round(heard / Math.max(1, count)),
    refused,
  }
}
