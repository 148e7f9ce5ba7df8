/** The truth, wherever it is kept: the same statements through Kysely, and what differs said by each kind of store. */
import type { Kysely, SelectQueryBuilder, Transaction } from 'kysely'
import type { Schema } from './schema.ts'
import { StoreTrouble } from './trouble.ts'

export type Db = Kysely<Schema> | Transaction<Schema>

export abstract class Store {
  readonly db: Kysely<Schema>
  /** A file or a database, as an operator may read of it. */
  readonly where: string
  /** No other node can be at this store. */
  abstract readonly alone: boolean

  constructor(db: Kysely<Schema>, where: string) {
    this.db = db
    this.where = where
  }

  /** The same error in words; what is a fault of ours stays as it is. */
  protected abstract inWords(error: unknown): unknown

  /** What may be otherwise in a moment: the disk or the database, no fault of ours. */
  isTrouble(error: unknown): boolean {
    return this.inWords(error) instanceof StoreTrouble
  }

  /** Rows that another node is just taking are passed over. */
  abstract skipLocked<T extends keyof Schema, O>(
    query: SelectQueryBuilder<Schema, T, O>,
  ): SelectQueryBuilder<Schema, T, O>

  /** All of it or nothing. */
  async write<T>(act: (db: Transaction<Schema>) => Promise<T>): Promise<T> {
    // A full disk ends the transaction by itself; that it then cannot be rolled back is not what went wrong.
    let cause: unknown
    try {
      return await this.transact((db) =>
        act(db).catch((error: unknown) => {
          cause = error
          throw error
        }),
      )
    } catch (error) {
      throw this.inWords(cause ?? error)
    }
  }

  /** Resolves when it is on disk. */
  protected transact<T>(act: (db: Transaction<Schema>) => Promise<T>): Promise<T> {
    return this.db.transaction().execute(act)
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

  /** Made by whoever asks first, and the same for all who ask after. */
  async noteOnce(name: string, make: () => string): Promise<string> {
    const known = await this.note(name)
    if (known !== null) return known
    await this.write((db) =>
      db
        .insertInto('notes')
        .values({ name, value: make() })
        .onConflict((c) => c.column('name').doNothing())
        .execute(),
    )
    return (await this.note(name))!
  }

  abstract close(): Promise<void>
}
