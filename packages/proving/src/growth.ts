/** How the cost of a move grows: with tables, people and onlookers at them, nodes, and the length of the game. */
import { type Ground, lacking, prepare, type StoreName } from './grounds.ts'
import { type Load, loads } from './load.ts'

/** What was measured at one place of an axis. */
export interface Point
  extends Pick<Load, 'movesPerSecond' | 'p50' | 'p99' | 'rssMB' | 'cpuMsPerMove' | 'bytesPerMove'> {
  readonly at: number
}
export type Growth = Readonly<Record<string, readonly Point[]>>

interface Run {
  readonly tables?: number
  readonly seats?: number
  readonly onlookers?: number
  readonly nodes?: number
  readonly store?: StoreName
}
interface Axis {
  readonly name: string
  readonly places: readonly number[]
  readonly run: (at: number) => Run
}

/** Everybody at leisure: what is looked for is the cost of a move, not where it ends. */
const THINKING_MS = 1500
const WARM_UP_S = 8
const USUAL = { tables: 60, seats: 4, onlookers: 0, nodes: 1, store: 'sqlite' } as const

const AXES: readonly Axis[] = [
  { name: 'tables', places: [25, 50, 100, 200, 400], run: (tables) => ({ tables }) },
  { name: 'seats', places: [2, 3, 4], run: (seats) => ({ seats }) },
  { name: 'onlookers', places: [0, 4, 16], run: (onlookers) => ({ onlookers }) },
  { name: 'nodes', places: [1, 2, 3], run: (nodes) => ({ nodes, store: 'postgres' }) },
]
/** A long game, at a quicker pace, window after window. */
const LENGTH = { game: 'raja', tables: 20, thinking: 100, windows: 6 } as const

interface GrowthPlan {
  readonly program: string
  /** That are measured at each place. */
  readonly seconds: number
  readonly progress: (done: number, words: string) => void
}

export async function growth({ program, seconds, progress }: GrowthPlan): Promise<Growth> {
  const grown: Record<string, Point[]> = {}
  const all = AXES.reduce((sum, { places }) => sum + places.length, 1)
  let done = 0
  const common = { program, warmUp: WARM_UP_S, seconds, compressed: false }
  for (const { name, places, run } of AXES)
    for (const at of places) {
      const { tables, seats, onlookers, nodes, store } = { ...USUAL, ...run(at) }
      const words = `${name}: ${at}`
      const wants = { store, nodes, nats: false, onDisk: true }
      const told = () => progress(done / all, words)
      if (!lacking(wants)) {
        const [point] = await onGround(await prepare(wants), (ground) =>
          loads({
            ...{ ...common, store, tables, seats, onlookers, nodes: ground.nodes, progress: told },
            ...{ game: 'vermaechtnis', thinking: THINKING_MS },
          }),
        )
        grown[name] = [...(grown[name] ?? []), pointOf(point!, at)]
      }
      done++
    }
  const ground = await prepare({ ...USUAL, nats: false, onDisk: true })
  const windows = await onGround(ground, ({ nodes }) =>
    loads({
      ...{ ...common, store: 'sqlite', seats: 4, onlookers: 0, nodes },
      ...{ ...LENGTH, progress: () => progress(done / all, 'length of the game') },
    }),
  )
  let moves = 0
  grown.length = windows.map((window) => {
    moves += (window.movesPerSecond * seconds) / LENGTH.tables
    return pointOf(window, Math.round(moves))
  })
  return grown
}

async function onGround<T>(ground: Ground, act: (ground: Ground) => Promise<T>): Promise<T> {
  try {
    return await act(ground)
  } finally {
    await ground.close()
  }
}

const pointOf = ({ movesPerSecond, p50, p99, rssMB, cpuMsPerMove, bytesPerMove }: Load, at: number) => ({
  ...{ at, movesPerSecond, p50, p99, rssMB, cpuMsPerMove, bytesPerMove },
})
