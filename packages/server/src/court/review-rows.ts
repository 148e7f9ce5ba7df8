/**
 * Reviews in the store, piece by piece, and who is at work on them. A row has a lease of its own rather than one among
 * what tables owe: a node takes one when its judge is free, and nodes that know of no judge leave it alone.
 */

import { type CourtReview, pieceName } from '@durbar/protocol/court/reviews'
import type { Done } from '@durbar/review'
import { sql } from 'kysely'
import type { Head } from '../judge/thread.ts'
import type { Schema } from '../store/schema.ts'
import type { Store } from '../store/store.ts'
import { LEASE_MS, release } from './owed-rows.ts'

/** As many as go into one answer. */
const MOST_PIECES = 300
const FINEST = 1_000_000

type Row = Schema['reviews']

export class ReviewRows {
  private readonly store: Store
  private readonly node: string
  private readonly now: () => number

  constructor(store: Store, node: string, now: () => number) {
    this.store = store
    this.node = node
    this.now = now
  }

  /** It is wanted: anew, if it could not be made before. */
  async want(table: string): Promise<void> {
    const fresh = { table_id: table, asked: this.now(), state: 'owed', share: 0, head_json: null, why: null }
    await this.store.write((db) =>
      db
        .insertInto('reviews')
        .values({ ...fresh, holder: '', until: 0 })
        .onConflict((c) =>
          c
            .column('table_id')
            .doUpdateSet({ state: 'owed', asked: fresh.asked, holder: '', until: 0 })
            .where('reviews.state', '=', 'failed'),
        )
        .execute(),
    )
  }

  /** Takes the one that was asked for first and that nobody is at; null: there is none. */
  async claim(): Promise<string | null> {
    const now = this.now()
    const [row] = await this.store.write((db) =>
      db
        .with('ripe', () =>
          this.store.skipLocked(
            db
              .selectFrom('reviews')
              .select('table_id')
              .where('state', '=', 'owed')
              .where('until', '<=', now)
              .orderBy('asked')
              .limit(1),
          ),
        )
        .updateTable('reviews')
        .set({ holder: this.node, until: now + LEASE_MS })
        .where(sql<boolean>`table_id in (select table_id from ripe)`)
        .returning('table_id')
        .execute(),
    )
    return row?.table_id ?? null
  }

  /** What the pieces belong to. Those of another judge are of no use to this one. */
  async begin(table: string, head: Head, share: number): Promise<void> {
    const now = JSON.stringify(head)
    await this.store.write(async (db) => {
      const row = await this.row(table, db)
      if (row?.head_json !== now) await db.deleteFrom('review_pieces').where('table_id', '=', table).execute()
      await this.change(table, { head_json: now, share: Math.round(share * FINEST) }, db)
    })
  }

  /** One piece more, and we are still at it. */
  async keep(table: string, done: Done, share: number): Promise<void> {
    await this.store.write(async (db) => {
      const { last } = await db
        .selectFrom('review_pieces')
        .select((e) => e.fn.max('n').as('last'))
        .where('table_id', '=', table)
        .executeTakeFirstOrThrow()
      const piece = { n: Number(last ?? 0) + 1, done_json: JSON.stringify(done) }
      await db
        .insertInto('review_pieces')
        .values({ table_id: table, piece: pieceName(done), ...piece })
        .onConflict((c) => c.columns(['table_id', 'piece']).doUpdateSet(piece))
        .execute()
      await this.change(table, { share: Math.round(share * FINEST), until: this.now() + LEASE_MS }, db)
    })
  }

  async finish(table: string): Promise<void> {
    await this.change(table, { state: 'done', share: FINEST, holder: '', until: 0 })
  }

  async fail(table: string, why: string): Promise<void> {
    await this.change(table, { state: 'failed', why, holder: '', until: 0 })
  }

  release(): Promise<void> {
    return release('reviews', this.store, this.node)
  }

  /** How far it is, and what was judged from the n-th piece on; null: nobody has asked for it. */
  async since(table: string, n: number): Promise<CourtReview | null> {
    const row = await this.row(table)
    if (!row) return null
    const pieces = await this.pieces(table, n)
    return {
      state: row.state as CourtReview['state'],
      share: row.share / FINEST,
      head: row.head_json === null ? null : (JSON.parse(row.head_json) as Head),
      next: (pieces.at(-1)?.n ?? n - 1) + 1,
      pieces: pieces.map(({ done }) => done as unknown as CourtReview['pieces'][number]),
    }
  }

  async all(table: string): Promise<readonly Done[]> {
    return (await this.pieces(table, 0, Number.MAX_SAFE_INTEGER)).map(({ done }) => done)
  }

  /** How many are owed. */
  async count(): Promise<number> {
    const { owed } = await this.store.db
      .selectFrom('reviews')
      .select((e) => e.fn.countAll().as('owed'))
      .where('state', '=', 'owed')
      .executeTakeFirstOrThrow()
    return Number(owed)
  }

  private async pieces(table: string, from: number, most = MOST_PIECES) {
    const rows = await this.store.db
      .selectFrom('review_pieces')
      .select(['n', 'done_json'])
      .where('table_id', '=', table)
      .where('n', '>=', from)
      .orderBy('n')
      .limit(most)
      .execute()
    return rows.map(({ n, done_json }) => ({ n: Number(n), done: JSON.parse(done_json) as Done }))
  }

  private row(table: string, db: Pick<Store['db'], 'selectFrom'> = this.store.db) {
    return db.selectFrom('reviews').selectAll().where('table_id', '=', table).executeTakeFirst()
  }

  private async change(
    table: string,
    to: Partial<Row>,
    db: Pick<Store['db'], 'updateTable'> = this.store.db,
  ): Promise<void> {
    await db.updateTable('reviews').set(to).where('table_id', '=', table).execute()
  }
}
