/**
 * The whole court as it was at a moment. Logs are only ever added to, so that any copy that is later than the moment
 * still holds it: what was written after it goes, and what can be asked of tables is reckoned anew from their logs.
 */
import type { CourtTable, Moment, Ports } from '@durbar/match/court'
import type { Db, Store } from '../store/store.ts'
import { StoreTrouble } from '../store/trouble.ts'
import { writeInvitations } from './invitations.ts'
import { indexed, readTable, writeSeats } from './logs.ts'
import { owedBy } from './owing.ts'
import { ALIVE_MS } from './rests.ts'

interface Rewound {
  /** Tables that had not been opened yet. */
  readonly gone: number
  /** Tables of which something was taken back. */
  readonly changed: number
  readonly entries: number
}

/** What there is only of a game that is over. */
const OF_THE_END = ['review_pieces', 'reviews', 'record_seats', 'records'] as const
const OF_A_TABLE = ['owed', 'talk', 'seats', 'invitations', ...OF_THE_END, 'entries'] as const

/** All of it or nothing, while no node is there. */
export async function rewind(
  store: Store,
  gameOf: Ports['gameOf'],
  until: number,
  now = Date.now(),
): Promise<Rewound> {
  const alive = Number((await store.note('alive')) ?? 0)
  if (!store.alone && now - alive < 3 * ALIVE_MS)
    throw new StoreTrouble(`a node was at ${store.where} a moment ago: stop all of them first`)
  return store.write(async (db) => {
    const cuts = await db
      .selectFrom('entries')
      .select((e) => ['table_id', e.fn.min('revision').as('first')])
      .where('at', '>', until)
      .groupBy('table_id')
      .execute()
    let [gone, entries] = [0, 0]
    for (const { table_id: id, first } of cuts) {
      const isGone = Number(first) === 1
      if (isGone) gone++
      entries += isGone ? await erase(db, id) : await cut(db, id, Number(first), gameOf, now)
    }
    await db.deleteFrom('talk').where('at', '>', until).execute()
    // Nobody's clock has run since.
    await db.deleteFrom('rests').where('to', '>', until).execute()
    await db
      .updateTable('notes')
      .set({ value: String(until) })
      .where('name', '=', 'alive')
      .execute()
    return { gone, changed: cuts.length - gone, entries }
  })
}

async function erase(db: Db, id: string): Promise<number> {
  let entries = 0
  for (const name of OF_A_TABLE) {
    const { numDeletedRows } = await db.deleteFrom(name).where('table_id', '=', id).executeTakeFirst()
    if (name === 'entries') entries = Number(numDeletedRows)
  }
  await db.deleteFrom('tables').where('id', '=', id).execute()
  return entries
}

async function cut(db: Db, id: string, first: number, gameOf: Ports['gameOf'], now: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('entries')
    .where('table_id', '=', id)
    .where('revision', '>=', first)
    .executeTakeFirst()
  const held = await readTable(db, id, gameOf)
  if (!held) throw new StoreTrouble(`table ${id} has a log and is not there`)
  const { table } = held
  await db
    .updateTable('tables')
    .set({ ...indexed(table), updated: table.updated })
    .where('id', '=', id)
    .execute()
  await writeSeats(db, table)
  await writeInvitations(db, table)
  if (table.phase !== 'over')
    for (const name of OF_THE_END) await db.deleteFrom(name).where('table_id', '=', id).execute()
  await oweAnew(db, table, now)
  return Number(numDeletedRows)
}

async function oweAnew(db: Db, table: CourtTable, now: number): Promise<void> {
  const moment: Moment = { now, rests: [], goneSince: () => null, delivered: () => null }
  await db.deleteFrom('owed').where('table_id', '=', table.id).execute()
  const rows = [...owedBy(table, moment)].map(([kind, due]) => ({
    table_id: table.id,
    kind,
    due,
    settled: null,
  }))
  if (rows.length > 0) await db.insertInto('owed').values(rows).execute()
}
