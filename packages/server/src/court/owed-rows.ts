/**
 * What is owed, as rows with leases: whoever takes one has it until its lease ends, and then anybody may. So exactly
 * one node does it, and another takes over from one that has died. Bots' turns are taken by whoever wrote them down.
 */
import { type Insertable, sql } from 'kysely'
import type { Schema } from '../store/schema.ts'
import type { Db, Store } from '../store/store.ts'
import type { Owed } from './owing.ts'

/** How long a node that has died holds things up; alive it renews what it still works at. */
export const LEASE_MS = 15_000
/** Later than anything falls due. */
const NEVER = 8_640_000_000_000_000
const AT_ONCE = 100
/** Something that is owed and does not get done is not tried again at once. */
const BREATH_MS = 1_000

export interface Task {
  readonly table: string
  readonly kind: string
}

/** All that we hold there is anybody's. At a store that is ours alone, also what one before us has held. */
export async function release(rows: 'owed' | 'reviews', { db, alone }: Store, node: string): Promise<void> {
  const all = db.updateTable(rows).set({ holder: '', until: 0 }).where('until', '>', 0)
  await (alone ? all : all.where('holder', '=', node)).execute()
}

export class OwedRows {
  private readonly store: Store
  private readonly node: string
  private readonly now: () => number

  constructor(store: Store, node: string, now: () => number) {
    this.store = store
    this.node = node
    this.now = now
  }

  /** What these tables owe from now on. The answer: those whose bots are ours to ask. */
  async write(db: Db, tables: ReadonlyMap<string, Owed>): Promise<ReadonlySet<string>> {
    if (tables.size === 0) return new Set()
    const now = this.now()
    const rows = [...tables].flatMap(([table_id, owed]) =>
      [...owed].map(([kind, due]) => {
        const ours = kind === 'bots'
        return {
          table_id,
          kind,
          due,
          holder: ours ? this.node : '',
          until: ours ? now + LEASE_MS : 0,
          settled: null,
        }
      }),
    )
    const names = rows.map(({ table_id, kind }) => `${table_id} ${kind}`)
    await db
      .deleteFrom('owed')
      .where('table_id', 'in', [...tables.keys()])
      .$if(names.length > 0, (all) => all.where(sql<string>`table_id || ' ' || kind`, 'not in', names))
      .execute()
    const written = await this.upsert(db, rows)
    return new Set(
      written
        .filter(({ kind, holder }) => kind === 'bots' && holder === this.node)
        .map(({ table_id }) => table_id),
    )
  }

  /** The same for one table of which only the world has changed. */
  async rewrite(db: Db, table: string, owed: Owed): Promise<void> {
    const rows = [...owed]
      .filter(([kind]) => kind !== 'bots')
      .map(([kind, due]) => ({ table_id: table, kind, due, holder: '', until: 0, settled: null }))
    await db
      .deleteFrom('owed')
      .where('table_id', '=', table)
      .where('kind', 'not in', ['bots', ...owed.keys()])
      .execute()
    await this.upsert(db, rows)
  }

  private async upsert(db: Db, rows: readonly Insertable<Schema['owed']>[]) {
    if (rows.length === 0) return []
    const now = this.now()
    return db
      .insertInto('owed')
      .values(rows)
      .onConflict((c) =>
        c
          .columns(['table_id', 'kind'])
          .doUpdateSet((e) => {
            // A bot that another node has thinking stays that node's.
            const held = e.and([
              e('owed.kind', '=', 'bots'),
              e('owed.until', '>', now),
              e('owed.due', '<', NEVER),
            ])
            return {
              due: e.ref('excluded.due'),
              settled: null,
              holder: e.case().when(held).then(e.ref('owed.holder')).else(e.ref('excluded.holder')).end(),
              until: e.case().when(held).then(e.ref('owed.until')).else(e.ref('excluded.until')).end(),
            }
          })
          // What was done is owed anew only when it falls due at another time.
          .where(sql<boolean>`(coalesce(owed.settled, owed.due) <> excluded.due or owed.kind = 'bots')`),
      )
      .returning(['table_id', 'kind', 'holder'])
      .execute()
  }

  /** Takes what has fallen due and nobody holds. */
  async claim(): Promise<readonly Task[]> {
    const now = this.now()
    const rows = await this.store.write((db) =>
      db
        .with('ripe', () =>
          this.store.skipLocked(
            db
              .selectFrom('owed')
              .select(['table_id', 'kind'])
              .where('until', '<=', now)
              .where('due', '<=', now)
              .orderBy('due')
              .limit(AT_ONCE),
          ),
        )
        .updateTable('owed')
        .set({ holder: this.node, until: now + LEASE_MS })
        .where(sql<boolean>`(table_id, kind) in (select table_id, kind from ripe)`)
        .returning(['table_id', 'kind'])
        .execute(),
    )
    return rows.map(({ table_id: table, kind }) => ({ table, kind }))
  }

  /** Takes this one, though it is written down for a little later; false: somebody else has it, or it is not owed. */
  async claimOne({ table, kind }: Task): Promise<boolean> {
    const now = this.now()
    const rows = await this.store.write((db) =>
      this.row(db, { table, kind })
        .set({ holder: this.node, until: now + LEASE_MS })
        .where('until', '<=', now)
        .where('due', '<', NEVER)
        .returning('kind')
        .execute(),
    )
    return rows.length > 0
  }

  /** When to look again; null: nothing is owed. */
  async next(): Promise<number | null> {
    const { db } = this.store
    const [open] = await db
      .selectFrom('owed')
      .select('due')
      .where('until', '=', 0)
      .where('due', '<', NEVER)
      .orderBy('due')
      .limit(1)
      .execute()
    const [held] = await db
      .selectFrom('owed')
      .select('until')
      .where('until', '>', 0)
      .orderBy('until')
      .limit(1)
      .execute()
    const times = [open?.due, held?.until].filter((time) => time !== undefined)
    return times.length > 0 ? Math.min(...times) : null
  }

  /** It was done as far as it goes: given back, with what is owed now. */
  async giveBack(task: Task, due: number | null): Promise<void> {
    await this.store.write(async (db) => {
      if (due !== null) await this.later(task, Math.max(due, this.now() + BREATH_MS), db)
      else
        await db
          .deleteFrom('owed')
          .where('table_id', '=', task.table)
          .where('kind', '=', task.kind)
          .where('holder', '=', this.node)
          .execute()
    })
  }

  async later(task: Task, due: number, db: Db = this.store.db): Promise<void> {
    await this.row(db, task).set({ due, holder: '', until: 0 }).where('holder', '=', this.node).execute()
  }

  /** What fell due then is done, and not to be done again. */
  async settle(task: Task, settled: number): Promise<void> {
    await this.row(this.store.db, task)
      .set({ settled, due: NEVER, holder: '', until: 0 })
      .where('holder', '=', this.node)
      .execute()
  }

  /** We are still at it. */
  async renew(kind: string, tables: readonly string[]): Promise<void> {
    if (tables.length === 0) return
    await this.store.db
      .updateTable('owed')
      .set({ until: this.now() + LEASE_MS })
      .where('kind', '=', kind)
      .where('table_id', 'in', tables)
      .where('holder', '=', this.node)
      .execute()
  }

  release(): Promise<void> {
    return release('owed', this.store, this.node)
  }

  async of(table: string): Promise<Owed> {
    const rows = await this.store.db
      .selectFrom('owed')
      .select(['kind', 'due', 'settled'])
      .where('table_id', '=', table)
      .execute()
    return new Map(rows.map(({ kind, due, settled }) => [kind, settled ?? due]))
  }

  private row(db: Db, { table, kind }: Task) {
    return db.updateTable('owed').where('table_id', '=', table).where('kind', '=', kind)
  }
}
