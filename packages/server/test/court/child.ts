/** A court in a process of its own, which can be told to die at a step: started by killed.test.ts. */

import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { rules } from '@durbar/games/rules'
import type { Step } from '../../src/court/commits.ts'
import { Court, openStore, withCourt } from '../../src/court.ts'
import { serverFor } from '../../src/index.ts'
import { CHILDS_SECRET } from './childs-secret.ts'

let fatal: Step | null = null
process.on('message', (step: Step) => {
  fatal = step
  process.send!('armed')
})

const folder = process.argv[2]!
// One game is enough to die in.
const game = await rules.vermaechtnis()
const store = await openStore(join(folder, 'data'))
const court = await Court.open({
  store,
  clock: {
    now: () => Date.now(),
    after: (ms, then) => {
      const timer = setTimeout(then, ms)
      return () => clearTimeout(timer)
    },
  },
  gameOf: (id) => (id === game.id ? game : null),
  think: () => new Promise(() => {}),
  newSecret: () => CHILDS_SECRET,
  log: () => {},
  at: (step) => {
    if (step === fatal) process.kill(process.pid, 'SIGKILL')
  },
})
const app = await serverFor(folder, { beside: (beside) => withCourt(beside, court) })
await app.listen({ port: 0, host: '127.0.0.1' })
process.send!((app.server.address() as AddressInfo).port)
