/**
 * One file, in a folder of its own. Acknowledged means on disk: with a write-ahead log and synchronous=FULL every
 * commit ends with an fsync of the log, so that neither a killed process nor a power cut loses it (NORMAL would
 * lose the last ones with the power). One connection, and one transaction at a time.
 */
import { chmodSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, type SelectQueryBuilder, SqliteDialect } from 'kysely'
import Database from 'libsql'
import { holdFolder } from './holding.ts'
import { migrate } from './migrations.ts'
import type { Schema } from './schema.ts'
import { Store } from './store.ts'
import { inWords } from './trouble.ts'

export const FILE = 'durbar.db'

export class SqliteStore extends Store {
  readonly alone = true
  private readonly raw: Database.Database
  private readonly letGo: () => void

  private constructor(db: Kysely<Schema>, raw: Database.Database, file: string, letGo: () => void) {
    super(db, file)
    this.raw = raw
    this.letGo = letGo
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
      const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: raw as never }) })
      await migrate(db)
      return new SqliteStore(db, raw, file, letGo)
    } catch (error) {
      letGo()
      throw inWords(error, file)
    }
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
    this.letGo()
  }
}
