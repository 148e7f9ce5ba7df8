/**
 * One file, in a folder of its own. Acknowledged means on disk: every commit ends with a flush of the write-ahead log, so
 * that neither a killed process nor a power cut loses it. SQLite would wait for the disk, and the whole court with it
 * (synchronous=FULL, as for all that is written outside a transaction); instead a transaction is written with NORMAL and
 * flushed by a thread of Node's before anybody hears of it. One connection, and one transaction at a time.
 */
import { chmodSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, type SelectQueryBuilder, SqliteDialect, type Transaction } from 'kysely'
import Database from 'libsql'
import { Flushing } from './flushing.ts'
import { holdFolder } from './holding.ts'
import { migrate } from './migrations.ts'
import type { Schema } from './schema.ts'
import { Store } from './store.ts'
import { inWords } from './trouble.ts'

export const FILE = 'durbar.db'
/**
 * So long may the log grow, some 32 MB, before it is carried over into the file, for which everybody waits: the same few
 * pages are written again and again, and most of them need not be carried at all.
 */
const LOG_PAGES = 8_000

/** Statements are said again and again: each is prepared once, as long as there are not too many different ones. */
const MOST_PREPARED = 500
function prepared(raw: Database.Database) {
  const known = new Map<string, Database.Statement>()
  return {
    prepare(words: string): Database.Statement {
      const before = known.get(words)
      if (before) return before
      if (known.size >= MOST_PREPARED) known.clear()
      const statement = raw.prepare(words)
      known.set(words, statement)
      return statement
    },
    close: () => raw.close(),
  }
}

export class SqliteStore extends Store {
  readonly alone = true
  private readonly raw: Database.Database
  private readonly letGo: () => void
  private readonly log: Flushing
  private readonly quick: Database.Statement
  private readonly careful: Database.Statement

  private constructor(db: Kysely<Schema>, raw: Database.Database, file: string, letGo: () => void) {
    super(db, file)
    this.raw = raw
    this.letGo = letGo
    this.log = new Flushing(`${file}-wal`)
    this.quick = raw.prepare('pragma synchronous = NORMAL')
    this.careful = raw.prepare('pragma synchronous = FULL')
  }

  /** Makes the folder and the file where there are none, and brings them up to date. */
  static async open(folder: string): Promise<SqliteStore> {
    const file = join(folder, FILE)
    let letGo = () => {}
    try {
      mkdirSync(folder, { recursive: true, mode: 0o700 })
      letGo = holdFolder(folder)
      const raw = new Database(file)
      // Keys and secrets are in it.
      chmodSync(file, 0o600)
      raw.pragma('journal_mode = WAL')
      raw.pragma('synchronous = FULL')
      raw.pragma('busy_timeout = 5000')
      raw.pragma(`wal_autocheckpoint = ${LOG_PAGES}`)
      const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: prepared(raw) as never }) })
      await migrate(db)
      return new SqliteStore(db, raw, file, letGo)
    } catch (error) {
      letGo()
      throw inWords(error, file)
    }
  }

  protected override async transact<T>(act: (db: Transaction<Schema>) => Promise<T>): Promise<T> {
    const done = await this.db.connection().execute(async (db) => {
      this.quick.run()
      try {
        return await db.transaction().execute(act)
      } finally {
        // A transaction that a full disk has ended may not know it yet, and then this is done after the next one.
        if (!this.raw.inTransaction) this.careful.run()
      }
    })
    await this.log.flushed()
    return done
  }

  protected inWords(error: unknown): unknown {
    return inWords(error, this.where)
  }

  /** Nobody else is here to lock one. */
  skipLocked<T extends keyof Schema, O>(
    query: SelectQueryBuilder<Schema, T, O>,
  ): SelectQueryBuilder<Schema, T, O> {
    return query
  }

  /** So many pages and no more: how a test fills a disk. */
  limitTo(pages: number): void {
    this.raw.pragma(`max_page_count = ${pages}`)
  }

  async close(): Promise<void> {
    await this.db.destroy()
    this.log.close()
    this.letGo()
  }
}
