/** Which bus: none for one node, NATS where there is one, else the database that all nodes share. */
import { newId } from '../court/chance.ts'
import { PostgresStore } from '../store/postgres.ts'
import type { Store } from '../store/store.ts'
import { StoreTrouble } from '../store/trouble.ts'
import { alone } from './alone.ts'
import type { Bus } from './bus.ts'
import { NatsBus } from './nats.ts'
import { PostgresBus } from './postgres.ts'

export async function openBus(store: Store, nats?: string): Promise<Bus> {
  const node = newId()
  if (!(store instanceof PostgresStore)) {
    if (nats) throw new StoreTrouble('NATS_URL is for nodes that share a database: set DATABASE_URL too')
    return alone(node)
  }
  // Several courts may share a database server or a NATS.
  const court = await store.noteOnce('court', newId)
  return nats ? NatsBus.open(nats, court, node) : new PostgresBus(store.address, court, node)
}
