/** Where the nodes of a trial keep the truth and how they speak to each other, made for it and gone after it. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hasNats, startNats } from '@durbar/server/testing/nats'
import { hasPostgres, startCluster } from '@durbar/server/testing/postgres'

export type StoreName = 'sqlite' | 'postgres'

export interface Wanted {
  readonly store: StoreName
  readonly nodes: number
  readonly nats: boolean
  /** Whoever measures wants what is acknowledged on the disk; whoever cuts no power need not wait for it. */
  readonly onDisk: boolean
}

export interface Ground {
  /** What each node is told by its surroundings. */
  readonly nodes: readonly Readonly<Record<string, string>>[]
  readonly restartDatabase?: () => Promise<void>
  close(): Promise<void>
}

/** What this machine lacks for it; null: nothing. */
export function lacking({ store, nodes, nats }: Wanted): string | null {
  if (store === 'sqlite' && (nodes > 1 || nats))
    return 'nodes: a file is for one node, which speaks to nobody'
  if (store === 'postgres' && !hasPostgres) return 'postgres: npm has brought none for this machine'
  return nats && !hasNats ? 'nats: there is no nats-server here' : null
}

export async function prepare({ store, nodes, nats, onDisk }: Wanted): Promise<Ground> {
  if (store === 'sqlite') {
    const data = mkdtempSync(join(tmpdir(), 'durbar-proving-'))
    return {
      nodes: [{ DURBAR_DATA: data }],
      close: async () => rmSync(data, { recursive: true, force: true }),
    }
  }
  const cluster = await startCluster(onDisk ? '' : undefined)
  const bus = nats ? await startNats() : null
  const surroundings = {
    DATABASE_URL: cluster.address('postgres'),
    ...(bus ? { NATS_URL: bus.address } : {}),
  }
  return {
    nodes: Array.from({ length: nodes }, () => surroundings),
    restartDatabase: () => cluster.restart(),
    close: async () => {
      await bus?.stop()
      await cluster.stop()
    },
  }
}
