/** The hall: open tables and running games, for whoever looks for company. */
import type { CourtTable, Moment } from '@durbar/match/court'
import type { Hall } from '@durbar/protocol/court/frames'
import type { TableRow } from '@durbar/protocol/court/told'
import type { Store } from '../store/store.ts'
import type { People } from './people.ts'
import type { Presence } from './presence.ts'
import { rowTold } from './telling.ts'

const MOST_ROWS = 50
const MOST_NAMED = 3

export interface HallPorts {
  readonly store: Store
  readonly people: People
  readonly presence: Presence
  tableOf(id: string): Promise<CourtTable | null>
  momentOf(table: CourtTable): Moment
}

const PACES = ['live', 'none', 'slow']

export async function hallNow(ports: HallPorts): Promise<Hall> {
  const { store, presence, people } = ports
  const listed = async (phase: string) => {
    const rows = await store.db
      .selectFrom('tables')
      .select('id')
      .where('door', '=', 'open')
      .where('phase', '=', phase)
      .where('free', phase === 'laying' ? '>' : '>=', 0)
      .orderBy('updated', 'desc')
      .limit(MOST_ROWS)
      .execute()
    return rowsOf(
      ports,
      rows.map(({ id }) => id),
      null,
    )
  }
  const open = (await listed('laying')).sort(
    (a, b) =>
      a.free - b.free ||
      PACES.indexOf(a.arrangement.pace.kind) - PACES.indexOf(b.arrangement.pace.kind) ||
      a.opened - b.opened,
  )
  const running = (await listed('playing')).filter((row) => row.arrangement.spectators)
  const players = await store.db
    .selectFrom('seats')
    .innerJoin('tables', 'tables.id', 'seats.table_id')
    .select('seats.person')
    .distinct()
    .where('tables.phase', '=', 'playing')
    .execute()
  const { last } = await store.db
    .selectFrom('records')
    .select((e) => e.fn.max('ended').as('last'))
    .executeTakeFirstOrThrow()
  const playing = players.map(({ person }) => person).filter((person) => presence.goneSince(person) === null)
  const named = playing.slice(0, MOST_NAMED)
  await people.meet(named)
  return {
    open,
    running,
    here: presence.count,
    playing: playing.length,
    players: named.map((person) => people.tell(person)),
    lastPlayed: last === null ? null : Number(last),
  }
}

export async function rowsOf(
  { people, tableOf, momentOf }: HallPorts,
  ids: readonly string[],
  viewer: string | null,
): Promise<TableRow[]> {
  const rows: TableRow[] = []
  for (const id of ids) {
    const table = await tableOf(id)
    if (!table) continue
    await people.meet([
      table.host,
      ...table.seats.flatMap(({ laid }) => (laid.kind === 'person' ? [laid.person] : [])),
    ])
    rows.push(rowTold(table, viewer, momentOf(table), (person) => people.tell(person)))
  }
  return rows
}

/** This person's tables that are not over, and those to which they are called; newest first. */
export async function tablesOf(ports: HallPorts, person: string): Promise<TableRow[]> {
  const { db } = ports.store
  const rows = await db
    .selectFrom('tables')
    .select('id')
    .where('phase', 'in', ['laying', 'dealing', 'playing'])
    .where((e) =>
      e.or([
        e('id', 'in', db.selectFrom('seats').select('table_id').where('person', '=', person)),
        e('id', 'in', db.selectFrom('invitations').select('table_id').where('person', '=', person)),
      ]),
    )
    .orderBy('updated', 'desc')
    .limit(MOST_ROWS)
    .execute()
  return rowsOf(
    ports,
    rows.map(({ id }) => id),
    person,
  )
}
