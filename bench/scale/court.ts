/** A court of many nodes, from what one was measured to carry and to cost. */
import { type Costs, simulate } from './node.ts'

interface Crowd {
  readonly people: number
  readonly atTable: number
  /** Seconds from one move of a table to the next, as people play. */
  readonly secondsAMove: number
  /** Milliseconds within which 99 of 100 moves are to be acknowledged. */
  readonly p99: number
}

interface Measured {
  readonly costs: Costs
  readonly bytesPerMove: number
  readonly baseMB: number
  /** Of a socket with its share of a table at which people play. */
  readonly socketMB: number
  /** Durable changes a second that one database takes. */
  readonly writesPerSecond: number
  /** Of a core for a month, and of a terabyte that is sent. */
  readonly prices: { readonly coreMonth: number; readonly terabyte: number }
}

const MOST_MB = 3_500
const KEPT_FREE = 0.5
const TRIAL_S = 30
const MONTH_S = 30 * 86_400

/** As many tables as one node carries within the promise, by trying. */
function tablesPerNode({ atTable, secondsAMove, p99 }: Crowd, costs: Costs): number {
  const thinking = secondsAMove * 1000
  const holds = (tables: number) => {
    const found = simulate(costs, { tables, viewers: atTable, thinking, seconds: TRIAL_S, seed: 1 })
    return found.p99 <= p99 && found.busy <= KEPT_FREE
  }
  let [least, most] = [1, 1]
  while (holds(most)) most *= 2
  while (most - least > least / 50 + 1) {
    const middle = (least + most) >> 1
    if (holds(middle)) least = middle
    else most = middle
  }
  return least
}

export function sized(crowd: Crowd, measured: Measured) {
  const { costs, bytesPerMove, baseMB, socketMB, writesPerSecond, prices } = measured
  const tables = Math.ceil(crowd.people / crowd.atTable)
  const movesPerSecond = Math.round(tables / crowd.secondsAMove)
  const alone = tablesPerNode(crowd, costs)
  // Without stickiness everybody at a table is at another node, and each of those reads the change and applies it.
  const byTime =
    tables <= alone ? alone : tablesPerNode(crowd, { ...costs, decide: costs.decide * crowd.atTable })
  const byMemory = Math.floor((MOST_MB - baseMB) / (socketMB * crowd.atTable))
  const each = Math.min(byTime, byMemory)
  const nodes = Math.ceil(tables / each)
  const partitions = Math.ceil(movesPerSecond / (writesPerSecond * KEPT_FREE))
  const terabytes = (movesPerSecond * bytesPerMove * MONTH_S) / 1e12
  return {
    ...{
      tables,
      movesPerSecond,
      tablesPerNode: each,
      limitedBy: byTime < byMemory ? 'time' : 'memory',
      nodes,
    },
    nodeMB: Math.round(baseMB + socketMB * crowd.atTable * Math.ceil(tables / nodes)),
    partitions,
    /** A word for every change, to those nodes at which somebody else of that table is. */
    busWordsPerSecond: Math.round(movesPerSecond * (crowd.atTable - 1)),
    megabitsPerSecond: Math.round((movesPerSecond * bytesPerMove * 8) / 1e6),
    /** Of the log, by the other nodes at which the table is shown. */
    readsPerSecond: nodes === 1 ? 0 : Math.round(movesPerSecond * (crowd.atTable - 1)),
    rowsPerDay: movesPerSecond * 86_400,
    /** A core for every node and two for every partition, and what is sent. */
    aMonth: Math.round((nodes + 2 * partitions) * prices.coreMonth + terabytes * prices.terabyte),
  }
}
