/**
 * `npm run -s scale`: a model of a court, first held against what was measured on one machine, then asked what a court
 * of a million people would need. One JSON document on stdout. With --fit it says which costs would explain the runs
 * of measured.json that are marked for it; whoever has measured anew puts them there.
 */
import { sized } from './court.ts'
import { fitted, simulated } from './fit.ts'
import measured from './measured.json' with { type: 'json' }

const SECONDS = 60
/** So far from what was measured a model may be: the pace, half of the moves, 99 of 100 of them. */
const FARTHEST = { movesPerSecond: 1.25, p50: 2, p99: 3 } as const
const { loop, runs, nodes, court, prices } = measured

const times = (one: number, other: number): number => Math.max(one / other, other / one)
const rounded = (x: number): number => Math.round(x * 100) / 100

if (process.argv.includes('--fit')) {
  const costs = fitted(
    loop,
    runs.filter(({ fitted }) => fitted),
  )
  process.stdout.write(
    `${JSON.stringify(Object.fromEntries(Object.entries(costs).map(([what, ms]) => [what, Number(ms.toPrecision(3))])))}\n`,
  )
  process.exit()
}

const reproduced = runs.map((run) => {
  const found = simulated(loop, run, SECONDS)
  const off = {
    movesPerSecond: rounded(times(found.movesPerSecond, run.movesPerSecond)),
    p50: rounded(times(found.p50, run.p50)),
    p99: rounded(times(found.p99, run.p99)),
  }
  return { measured: run, simulated: found, off }
})
// Every other node that shows the table reads the change and applies it, as if it had decided on it.
const together = runs.find(({ tables }) => tables === 500)!.changesPerCommit
const perMove =
  nodes.nodes * loop.decide + loop.commit / (together / nodes.nodes) + loop.write + nodes.viewers * loop.tell
const severalNodes = { measured: nodes.cpuMsPerMove, reckoned: rounded(perMove) }

// What does not follow from what was measured predicts nothing.
const isFar =
  reproduced.some(({ off }) =>
    (Object.keys(FARTHEST) as (keyof typeof FARTHEST)[]).some((what) => off[what] > FARTHEST[what]),
  ) || times(severalNodes.measured, severalNodes.reckoned) > FARTHEST.movesPerSecond
if (isFar) process.exitCode = 1
const crowds = [1_000, 10_000, 100_000, 1_000_000].map((people) => {
  const crowd = { people, atTable: 4, secondsAMove: 10, p99: 100 }
  return {
    ...crowd,
    ...sized(crowd, { ...court, prices, costs: loop, writesPerSecond: nodes.movesPerSecond }),
  }
})
process.stdout.write(
  `${JSON.stringify({ machine: measured.machine, costs: loop, reproduced, severalNodes, crowds }, null, 2)}\n`,
)
