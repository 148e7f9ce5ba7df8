/** Several nodes of one court in one process, on a database of their own. */
import { onTestFinished } from 'vitest'
import { startNats } from '../../testing/nats.ts'
import { freshDatabase } from './database.ts'
import { type Opening, openHouse } from './house.ts'

export { hasNats } from '../../testing/nats.ts'
export type Fanout = 'listen' | 'nats'

/** Two nodes; what is given is for both of them, or for one. */
export async function openNodes(fanout: Fanout, both: Opening = {}, ...each: readonly Opening[]) {
  const store = await freshDatabase()
  const nats = fanout === 'nats' ? await startNats() : null
  if (nats) onTestFinished(() => nats.stop())
  const given = { ...both, store, ...(nats ? { nats: nats.address } : {}) }
  const [one, two] = await Promise.all([
    openHouse({ ...given, ...each[0] }),
    openHouse({ ...given, ...each[1] }),
  ])
  return { one, two, store, nats }
}
