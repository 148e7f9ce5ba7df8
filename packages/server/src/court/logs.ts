/** Reading and writing the log of a table, and what can be asked of tables without it. */
import { type CourtTable, foldOf, invitedAt, isSameSeating, type Ports, personsAt } from '@durbar/match/court'
import type { Entry } from '@durbar/protocol/court/entries'
import { entrySchema } from '@durbar/protocol/court/entries'
import { commitmentTo, keyOf } from '@durbar/protocol/court/seal'
import type { Db } from '../store/store.ts'
import { writeInvitations } from './invitations.ts'

/** Who sent the intent, under which key. */
export interface Sender {
  readonly actor: string
  readonly key: string
}

/** A table as memory holds it: a cache of its log. */
export interface Held {
  readonly ports: Ports
  readonly word: string | null
  /** Also with what is not yet on disk: for deciding, never for telling. */
  table: CourtTable
  /** What is on disk. */
  saved: CourtTable
  /** By sender and key: the revision that came of it. */
  readonly keys: Map<string, number>
  /** Those of them that are not yet on disk. */
  readonly pending: Map<string, Promise<void>>
  /** How many changes wait for the disk. */
  waiting: number
  /** Resolves when the last of them has got there, or has not. */
  last: Promise<void>
  /** What it held could not be written: nobody may go on with it. */
  dead: boolean
  used: number
}

/** A statement has only so many places to fill. */
const ROWS = 500

export const senderKey = ({ actor, key }: Sender): string => `${actor} ${key}`
const openSeats = (table: CourtTable): number => table.seats.filter(({ laid }) => laid.kind === 'open').length

export const portsWith = (secret: string, gameOf: Ports['gameOf']): Ports => ({
  gameOf,
  secret,
  seal: { commitmentTo, keyOf },
})

export async function readTable(db: Db, id: string, gameOf: Ports['gameOf']): Promise<Held | null> {
  const row = await db.selectFrom('tables').select(['secret', 'word']).where('id', '=', id).executeTakeFirst()
  if (!row) return null
  const { entries, keys } = await readEntries(db, id, 0)
  const ports = portsWith(row.secret, gameOf)
  const table = foldOf(id, entries, ports)
  return {
    ports,
    word: row.word,
    table,
    saved: table,
    keys,
    pending: new Map(),
    waiting: 0,
    last: Promise.resolve(),
    dead: false,
    used: 0,
  }
}

/** The log after this revision, and under which keys it was sent. */
export async function readEntries(db: Db, id: string, after: number) {
  const rows = await db
    .selectFrom('entries')
    .select(['revision', 'at', 'body_json', 'actor', 'key'])
    .where('table_id', '=', id)
    .where('revision', '>', after)
    .orderBy('revision')
    .execute()
  const entries = rows.map(({ revision, at, body_json }) =>
    entrySchema.parse({ revision, at, what: JSON.parse(body_json) }),
  ) as readonly Entry[]
  const keys = new Map<string, number>()
  for (const { actor, key, revision } of rows) if (actor && key) keys.set(senderKey({ actor, key }), revision)
  return { entries, keys }
}

/** How far the logs of these tables go. */
export async function revisionsOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('entries')
    .select((e) => ['table_id', e.fn.max('revision').as('revision')])
    .where('table_id', 'in', ids)
    .groupBy('table_id')
    .execute()
  return new Map(rows.map(({ table_id, revision }) => [table_id, Number(revision)]))
}

interface Appended {
  readonly id: string
  readonly entries: readonly Entry[]
  readonly sender?: Sender
}

/** The lock: a revision that is there already cannot be written. */
export async function append(db: Db, all: readonly Appended[]): Promise<void> {
  const rows = all.flatMap(({ id, entries, sender }) =>
    entries.map(({ revision, at, what }, i) => ({
      table_id: id,
      revision,
      at,
      body_json: JSON.stringify(what),
      // The first entry that came of an intent bears its key.
      actor: i === 0 ? (sender?.actor ?? null) : null,
      key: i === 0 ? (sender?.key ?? null) : null,
    })),
  )
  for (let n = 0; n < rows.length; n += ROWS)
    await db
      .insertInto('entries')
      .values(rows.slice(n, n + ROWS))
      .execute()
}

export async function insertTable(
  db: Db,
  table: CourtTable,
  secret: string,
  word: string | null,
): Promise<void> {
  await db
    .insertInto('tables')
    .values({ id: table.id, secret, word, ...indexed(table), updated: table.updated })
    .execute()
  await writeSeats(db, table)
  if (invitedAt(table).length > 0) await writeInvitations(db, table)
}

export const indexed = (table: CourtTable) => ({
  game: table.arrangement.game,
  phase: table.phase,
  door: table.arrangement.door,
  free: openSeats(table),
})

/** Only what has changed. */
export async function reindex(db: Db, before: CourtTable, after: CourtTable): Promise<void> {
  // A move, as nearly always.
  const { phase, arrangement } = before
  if (phase === after.phase && arrangement === after.arrangement && isSameSeating(before, after)) return
  const [was, is] = [indexed(before), indexed(after)]
  if (JSON.stringify(was) !== JSON.stringify(is)) {
    const over = after.phase === 'over' || after.phase === 'closed'
    // A word is free again once nobody can sit down there.
    const gone = over ? { word: null } : {}
    await db
      .updateTable('tables')
      .set({ ...is, ...gone, updated: after.updated })
      .where('id', '=', after.id)
      .execute()
  }
  if (personsAt(before).join() !== personsAt(after).join()) await writeSeats(db, after)
  if (invitedAt(before).join() !== invitedAt(after).join()) await writeInvitations(db, after)
}

export async function writeSeats(db: Db, table: CourtTable): Promise<void> {
  await db.deleteFrom('seats').where('table_id', '=', table.id).execute()
  const rows = personsAt(table).map((person) => ({ table_id: table.id, person }))
  if (rows.length > 0) await db.insertInto('seats').values(rows).execute()
}
