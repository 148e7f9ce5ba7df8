/**
 * `npm run -s scale`: a model of a court, first held against what was measured on one machine, then asked what a court
 * of a million people would need. One JSON document on stdout.
 */
import { sized } from './court.ts'
import measured from './measured.json' with { type: 'json' }
import { type Costs, simulate } from './node.ts'

const SECONDS = 60
const FARTHEST = 0.25
const { loop, runs, court, databases, prices } = measured

/** The parts of a move as a profile shows them, all slower by as much as the machine had else to do. */
const slower = (by: number): Costs => ({
  decide: loop.decide * by,
  commit: loop.commit * by,
  write: loop.write * by,
  tell: loop.tell * by,
})

type Run = (typeof runs)[number]
const asked = ({ tables, thinking, viewers }: Run) => ({
  tables,
  viewers,
  thinking,
  seconds: SECONDS,
  seed: 1,
})

/** One measured run says how slow the machine was; all others must follow from it. */
function fitted(run: Run): Costs {
  let [fast, slow] = [0.1, 50]
  for (let n = 0; n < 30; n++) {
    const middle = (fast + slow) / 2
    if (simulate(slower(middle), asked(run)).movesPerSecond > run.movesPerSecond) fast = middle
    else slow = middle
  }
  return slower((fast + slow) / 2)
}

const largest = runs.reduce((a, b) => (b.tables > a.tables ? b : a))
const costs = fitted(largest)
const reproduced = runs.map((run) => {
  const { movesPerSecond, p50, p99, busy } = simulate(costs, asked(run))
  const ratio = Math.round((movesPerSecond * 100) / run.movesPerSecond) / 100
  const isFitted = run === largest
  return { tables: run.tables, isFitted, measured: run, simulated: { movesPerSecond, p50, p99, busy }, ratio }
})
// What does not follow from what was measured predicts nothing.
if (reproduced.some(({ ratio }) => Math.abs(ratio - 1) > FARTHEST)) process.exitCode = 1
const crowds = [1_000, 10_000, 100_000, 1_000_000].map((people) => {
  const crowd = { people, atTable: 4, secondsAMove: 10, p99: 100 }
  return {
    ...crowd,
    /** Nodes and database as slow as here, where they share two cores with everything else. */
    shared: sized(crowd, { ...court, prices, costs, writesPerSecond: databases.measuredHere }),
    /** A core for each node, and a database of its own whose pace is assumed. */
    alone: sized(crowd, { ...court, prices, costs: loop, writesPerSecond: databases.assumedAlone }),
  }
})
process.stdout.write(`${JSON.stringify({ machine: measured.machine, costs, reproduced, crowds }, null, 2)}\n`)
