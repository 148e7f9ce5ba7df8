/** An empty database for every test, in one PostgreSQL for each process that runs them. */
import pg from 'pg'
import { onTestFinished } from 'vitest'
import { openStore } from '../../src/court.ts'
import { type Cluster, startCluster } from '../../testing/postgres.ts'

export { hasPostgres } from '../../testing/postgres.ts'

let cluster: Promise<Cluster> | null = null
let count = 0
const TEMPLATE = 'court_template'

/** With all tables made once: every test begins with a copy. */
async function withTemplate(): Promise<Cluster> {
  const started = await startCluster()
  await tell(started.address('postgres'), `create database ${TEMPLATE}`)
  await (await openStore(started.address(TEMPLATE))).close()
  return started
}

/** The address of an empty database, which is gone after the test. */
export async function freshDatabase(): Promise<string> {
  cluster ??= withTemplate()
  const { address } = await cluster
  const name = `court_${process.pid}_${++count}`
  await tell(address('postgres'), `create database ${name} template ${TEMPLATE}`)
  onTestFinished(() => tell(address('postgres'), `drop database ${name} with (force)`))
  return address(name)
}

async function tell(address: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: address })
  await client.connect()
  await client.query(statement)
  await client.end()
}
