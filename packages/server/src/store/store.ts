/**
 * One file, in a folder of its own. Acknowledged means on disk: with a write-ahead log and synchronous=FULL every
 * commit ends with an fsync of the log, so that neither a killed process nor a power cut loses it (NORMAL would
 * lose the last ones with the power). One connection, and one transaction at a time.
 */
import { chmodSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, SqliteDialect, type Transaction } from 'kysely'
import Database from 'libsql'
import { holdFolder } from './holding.ts'
import { migrate } from './migrations.ts'
import type { Schema } from './schema.ts'
import { inWords } from './trouble.ts'

export type Db = Kysely<Schema> | Transaction<Schema>

export const FILE = 'durbar.db'

export class Store {
  readonly db: Kysely<Schema>
  readonly file: string
  private readonly raw: Database.Database
  private readonly letGo: () => void

  private constructor(db: Kysely<Schema>, raw: Database.Database, file: string, letGo: () => void) {
    this.db = db
    this.raw = raw
    this.file = file
    this.letGo = letGo
  }

  /** Makes the folder and the file where there are none, and brings them up to date. */
  static async open(folder: string): Promise<Store> {
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
      return new Store(db, raw, file, letGo)
    } catch (error) {
      letGo()
      throw inWords(error, file)
    }
  }

  /** All of it or nothing. */
  async write<T>(act: (db: Transaction<Schema>) => Promise<T>): Promise<T> {
    // A full disk ends the transaction by itself; that it then cannot be rolled back is not what went wrong.
    let cause: unknown
    try {
      return await this.db.transaction().execute((db) =>
        act(db).catch((error: unknown) => {
          cause = error
          throw error
        }),
      )
    } catch (error) {
      throw inWords(cause ?? error, this.file)
    }
  }

  async note(name: string): Promise<string | null> {
    const row = await this.db.selectFrom('notes').select('value').where('name', '=', name).executeTakeFirst()
    return row?.value ?? null
  }

  async keepNote(name: string, value: string): Promise<void> {
    await this.write((db) =>
      db
        .insertInto('notes')
        .values({ name, value })
        .onConflict((c) => c.column('name').doUpdateSet({ value }))
        .execute(),
    )
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
