/** `npm run -s load -- --peer`: how much the framework's server carries, with the same crowd. One document on stdout. */

import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { CourtProcess } from '../../../packages/proving/src/court-process.ts'
import { spreadOf } from '../../../packages/proving/src/times.ts'
import { connect, sit } from './crowd.ts'

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '500' },
    seats: { type: 'string', default: '4' },
    thinking: { type: 'string', default: '400' },
    'warm-up': { type: 'string', default: '20' },
    seconds: { type: 'string', default: '20' },
  },
})
const [tables, seats, thinking] = [Number(values.tables), Number(values.seats), Number(values.thinking)]
const sleep = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000))

const program = join(dirname(fileURLToPath(import.meta.url)), 'court.cjs')
// With PEER_DATA its matches are files there.
const court = await CourtProcess.start(program, { NODE_ENV: 'production', PORT: '0' })
const times: number[] = []
let [measuring, repeated] = [false, 0]
const plan = {
  port: court.port,
  tables,
  seats,
  thinking,
  answered: (ms: number) => measuring && times.push(ms),
  repeated: () => {
    if (measuring) repeated++
  },
}
const failed = (error: unknown) => {
  process.stderr.write(`${error}\n`)
  process.exit(1)
}
for (let table = 0; table < tables; table++) {
  const sockets = await Promise.all(Array.from({ length: seats }, () => connect(court.port)))
  sit(plan, sockets).catch(failed)
}
await sleep(Number(values['warm-up']))
const before = court.usage()
measuring = true
const began = performance.now()
await sleep(Number(values.seconds))
measuring = false
const after = court.usage()
const { count, p50, p95, p99 } = spreadOf(times)
process.stdout.write(
  `${JSON.stringify({
    movesPerSecond: Math.round(count / ((performance.now() - began) / 1000)),
    p50,
    p95,
    p99,
    repeated,
    rssMB: Math.round(after.rssMB),
    cpuMsPerMove: Math.round(((after.cpuSeconds - before.cpuSeconds) * 1e5) / Math.max(1, count)) / 100,
  })}\n`,
)
await court.end('SIGKILL')
process.exit()
