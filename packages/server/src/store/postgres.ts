/**
 * PostgreSQL, for any number of nodes. Acknowledged means that the database has it on disk: a session whose commits
 * do not wait for that is refused. Nothing of ours stays in a session, so that a pooler may stand between.
 */
import { setTimeout as pause } from 'node:timers/promises'
import {
  Kysely,
  PostgresDialect,
  type PostgresPool,
  type PostgresPoolClient,
  type SelectQueryBuilder,
  sql,
} from 'kysely'
import pg from 'pg'
import { migrate } from './migrations.ts'
import type { Schema } from './schema.ts'
import { Store } from './store.ts'
import { databaseInWords, Raced, StoreTrouble } from './trouble.ts'

const BIGINT = 20
/** Whole numbers of ours are times and counts: a double holds them. */
const types = {
  getTypeParser: ((oid: number, format?: 'text') =>
    oid === BIGINT ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
}

const CONNECTIONS = 10
const PATIENCE_MS = 5_000
/** Nodes that start together make the same tables. */
const TRIES = 5

/** The address without what is nobody's business. */
function namedIn(address: string): string {
  try {
    const { hostname, port, pathname } = new URL(address)
    return `the database ${pathname.slice(1) || 'of this user'} at ${hostname || 'this machine'}${port ? `:${port}` : ''}`
  } catch {
    throw new StoreTrouble('DATABASE_URL is no address: postgres://USER:PASSWORD@HOST:5432/NAME')
  }
}

export class PostgresStore extends Store {
  readonly alone = false
  readonly address: string

  private constructor(db: Kysely<Schema>, address: string) {
    super(db, namedIn(address))
    this.address = address
  }

  /** Makes the tables where there are none, and brings them up to date. */
  static async open(address: string): Promise<PostgresStore> {
    const where = namedIn(address)
    const pool = new pg.Pool({
      connectionString: address,
      max: CONNECTIONS,
      connectionTimeoutMillis: PATIENCE_MS,
      keepAlive: true,
      types,
    })
    // A connection that ends while nobody uses it is replaced by the next one.
    pool.on('error', () => {})
    // One that ends in the middle of something fails whoever uses it; unheard, it would end the whole node.
    pool.on('connect', (client) => client.on('error', () => {}))
    const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: spoken(pool, where) }) })
    try {
      await migrated(db)
      await insistOnDisk(db, where)
      return new PostgresStore(db, address)
    } catch (error) {
      await db.destroy().catch(() => {})
      throw databaseInWords(error, where)
    }
  }

  protected inWords(error: unknown): unknown {
    return databaseInWords(error, this.where)
  }

  skipLocked<T extends keyof Schema, O>(
    query: SelectQueryBuilder<Schema, T, O>,
  ): SelectQueryBuilder<Schema, T, O> {
    return query.forUpdate().skipLocked()
  }

  async close(): Promise<void> {
    await this.db.destroy()
  }
}

/** Whoever asks hears what is wrong in words, whatever was asked. */
function spoken(pool: pg.Pool, where: string): PostgresPool {
  const inWords = (error: unknown) => {
    throw databaseInWords(error, where)
  }
  return {
    connect: async () => {
      const client = await pool.connect().catch(inWords)
      const query = (asked: string, given: readonly unknown[]) =>
        client.query(asked, [...given]).catch(inWords)
      return { query, release: () => client.release() } as unknown as PostgresPoolClient
    },
    end: () => pool.end(),
  }
}

async function migrated(db: Kysely<Schema>): Promise<void> {
  for (let n = 1; ; n++)
    try {
      return await migrate(db)
    } catch (error) {
      if (n === TRIES || !(databaseInWords(error, '') instanceof Raced)) throw error
      await pause(100 * n)
    }
}

async function insistOnDisk(db: Kysely<Schema>, where: string): Promise<void> {
  const { rows } = await sql<{ synchronous_commit: string }>`show synchronous_commit`.execute(db)
  if (rows[0]?.synchronous_commit === 'off')
    throw new StoreTrouble(`${where} answers before it has written: set synchronous_commit to on`)
}
