/** Finished games, as anybody at their table may keep them. */
import { type CourtTable, type Ports, personAt, personsAt } from '@durbar/match/court'
import { type MatchRecord, recordOf, recordSchema } from '@durbar/protocol'
import type { RecordRow } from '@durbar/protocol/court/people'
import type { PersonTold } from '@durbar/protocol/court/told'
import type { Db, Store } from '../store/store.ts'
import type { Change } from './commits.ts'
import { type Look, looksAt } from './looks.ts'
import type { People } from './people.ts'
import { chancesTold } from './telling.ts'

const MOST_ROWS = 500

const wornIn = ({ emblem, colour }: Look) => ({
  ...(emblem === null ? {} : { emblem }),
  ...(colour === null ? {} : { colour }),
})

/** Names and emblems are those of the day; `standIn` says for whom a bot has finished, and why. */
function recordFor(table: CourtTable, ports: Ports, tell: (person: string) => PersonTold): MatchRecord {
  const { position, times } = table.authority!
  const looks = looksAt(table, tell)
  const seats = table.seats.map((seat, n) => {
    if (seat.laid.kind === 'bot') return { name: seat.laid.level, bot: seat.laid.level }
    const person = personAt(seat)!
    const name = (seat.laid.kind === 'person' && seat.laid.guest) || tell(person).name || ''
    return { name, ...wornIn(looks[n]!), ...(seat.standIn ? { standIn: seat.standIn.why } : {}) }
  })
  const chances = chancesTold(table).map((each) => ({ ...each }))
  return recordOf(position, seats, times, { seal: table.seal, secret: ports.secret, chances })
}

async function writeRecord(db: Db, table: CourtTable, record: MatchRecord): Promise<void> {
  const row = { table_id: table.id, game: record.game, ended: table.updated }
  await db
    .insertInto('records')
    .values({ ...row, body_json: JSON.stringify(record) })
    .execute()
  const seats = table.seats.flatMap((seat, n) => {
    const person = personAt(seat)
    return person === null ? [] : [{ table_id: table.id, person, seat: n }]
  })
  if (seats.length > 0) await db.insertInto('record_seats').values(seats).execute()
}

/** What is to be written with the change that ends a game. */
export function recordingOf(
  { after, held, entries }: Pick<Change, 'after' | 'held' | 'entries'>,
  people: People,
): ((db: Db) => Promise<void>) | undefined {
  if (!entries.some(({ what }) => what.type === 'ended')) return undefined
  return async (db) => {
    // In this transaction: there may be no other connection to ask.
    await people.meet(personsAt(after), db)
    const record = recordFor(after, held.ports, (person) => people.tell(person))
    await writeRecord(db, after, record)
  }
}

export async function readStoredRecord({ db }: Store, table: string): Promise<MatchRecord | null> {
  const row = await db
    .selectFrom('records')
    .select('body_json')
    .where('table_id', '=', table)
    .executeTakeFirst()
  return row ? recordSchema.parse(JSON.parse(row.body_json)) : null
}

/** Whether this person has played this game to its end. */
export async function satAt({ db }: Store, table: string, person: string): Promise<boolean> {
  const row = await db
    .selectFrom('record_seats')
    .select('seat')
    .where('table_id', '=', table)
    .where('person', '=', person)
    .executeTakeFirst()
  return row !== undefined
}

export async function recordsOf({ db }: Store, person: string): Promise<RecordRow[]> {
  const rows = await db
    .selectFrom('record_seats')
    .innerJoin('records', 'records.table_id', 'record_seats.table_id')
    .select(['records.table_id', 'records.game', 'records.ended', 'records.body_json', 'record_seats.seat'])
    .where('record_seats.person', '=', person)
    .orderBy('records.ended', 'desc')
    .limit(MOST_ROWS)
    .execute()
  return rows.map(({ table_id, game, ended, body_json, seat }) => {
    const { seats, result } = JSON.parse(body_json) as MatchRecord
    const { scores, places } = result
    return { table: table_id, game, ended, seats, seat, scores, places }
  })
}

/** Whoever is forgotten is a guest in the records of the others. */
export async function forgetName(db: Db, person: string): Promise<void> {
  const rows = await db
    .selectFrom('record_seats')
    .innerJoin('records', 'records.table_id', 'record_seats.table_id')
    .select(['records.table_id', 'records.body_json', 'record_seats.seat'])
    .where('record_seats.person', '=', person)
    .execute()
  for (const { table_id, seat } of rows) {
    const row = await db
      .selectFrom('records')
      .select('body_json')
      .where('table_id', '=', table_id)
      .executeTakeFirstOrThrow()
    const record = JSON.parse(row.body_json) as MatchRecord
    record.seats[seat]!.name = ''
    await db
      .updateTable('records')
      .set({ body_json: JSON.stringify(record) })
      .where('table_id', '=', table_id)
      .execute()
  }
}
