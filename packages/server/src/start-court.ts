/** One node of a court: its store, its bus, its sockets and pages, listening. */
import type { AddressInfo } from 'node:net'
import type { Bus } from './bus/bus.ts'
import { openBus } from './bus/open.ts'
import { Court } from './court/court.ts'
import type { CourtPorts } from './court/court-ports.ts'
import { type CourtOptions, withCourt } from './court-server.ts'
import { serverFor } from './http/server.ts'
import { openStore } from './store/open.ts'

interface CourtNode extends Omit<CourtPorts, 'store' | 'bus'>, CourtOptions {
  /** A folder of this machine, or the address of a PostgreSQL. */
  readonly store: string
  /** The address of a NATS, for nodes that share a database; left out: the database carries the words too. */
  readonly nats?: string
  /** The built client. */
  readonly client: string
  /** Left out: any that is free. */
  readonly port?: number
  readonly host?: string
}

export async function startCourt(node: CourtNode) {
  const { store: where, nats, client, port = 0, host = '127.0.0.1', ...ports } = node
  const { court, close } = await openNode(where, nats, ports)
  const { behindProxy = false } = node
  const app = await serverFor(client, { behindProxy, beside: (beside) => withCourt(beside, court, node) })
  // After the last word of the court.
  app.addHook('onClose', close)
  try {
    await app.listen({ port, host })
  } catch (error) {
    await app.close()
    throw error
  }
  return {
    court,
    store: court.ports.store,
    app,
    port: (app.server.address() as AddressInfo).port,
    /** Says goodbye, hands over what is owed, and lets go of the store. */
    close: async () => app.close(),
  }
}

async function openNode(where: string, nats: string | undefined, ports: Omit<CourtPorts, 'store' | 'bus'>) {
  const store = await openStore(where)
  let bus: Bus | null = null
  try {
    bus = await openBus(store, nats)
    return { court: await Court.open({ ...ports, store, bus }), close: () => store.close() }
  } catch (error) {
    await bus?.close()
    await store.close()
    throw error
  }
}
