/** Whom somebody may call to a table, and calling them: those with whom they have finished a game, if they like. */
import { type CourtTable, invitedAt, type Moment } from '@durbar/match/court'
import type { LaidSeat } from '@durbar/protocol/court/arrangement'
import type { PersonTold } from '@durbar/protocol/court/told'
import type { Db } from '../store/store.ts'
import type { HallPushesPorts } from './hall-pushes.ts'

/** Who calls again and again rings once. */
const QUIET_MS = 600_000
const MOST_COMPANY = 30

interface InvitationsPorts extends HallPushesPorts {
  readonly db: Db
}

export class Invitations {
  private readonly ports: InvitationsPorts
  /** When whom was called last by whom, from this node. */
  private readonly rung = new Map<string, number>()

  constructor(ports: InvitationsPorts) {
    this.ports = ports
  }

  /** Those one has played with, the latest first. Whoever does not want to hear of somebody is not called by them. */
  async companyOf(person: string): Promise<readonly PersonTold[]> {
    const { db, people } = this.ports
    const rows = await db
      .selectFrom('record_seats as mine')
      .innerJoin('record_seats as theirs', 'theirs.table_id', 'mine.table_id')
      .innerJoin('records', 'records.table_id', 'mine.table_id')
      .select((e) => ['theirs.person', e.fn.max('records.ended').as('last')])
      .where('mine.person', '=', person)
      .where('theirs.person', '!=', person)
      .where('theirs.person', 'not in', db.selectFrom('mutes').select('person').where('muted', '=', person))
      .where('theirs.person', 'not in', db.selectFrom('mutes').select('muted').where('person', '=', person))
      .groupBy('theirs.person')
      .orderBy('last', 'desc')
      .limit(MOST_COMPANY)
      .execute()
    const persons = rows.map((row) => row.person)
    if (persons.length > 0) await people.meet(persons)
    return persons.map((each) => people.tell(each)).filter(({ name }) => name !== null)
  }

  /** A seat may wait for somebody only if they would be called; otherwise it waits for whoever has the link. */
  async vetted<T extends { readonly kind: string; readonly person?: string | undefined }>(
    host: string,
    seats: readonly T[],
  ): Promise<readonly T[]> {
    if (!seats.some(({ kind, person }) => kind === 'invited' && person !== undefined)) return seats
    const company = new Set((await this.companyOf(host)).map(({ person }) => person))
    return seats.map((seat) => {
      if (seat.kind !== 'invited' || seat.person === undefined || company.has(seat.person)) return seat
      const { person: _, ...rest } = seat
      return rest as T
    })
  }

  /** Those of them who look elsewhere; whoever is here sees it by themselves. */
  async call(table: CourtTable, before: CourtTable | null): Promise<void> {
    const known = before ? invitedAt(before) : []
    const persons = invitedAt(table).filter((person) => !known.includes(person))
    if (persons.length === 0) return
    const { pushes, people, presence, momentOf } = this.ports
    const moment = momentOf(table)
    await people.meet([table.host])
    const host = people.tell(table.host).name
    await Promise.all(
      persons
        .filter((person) => presence.of(person).state !== 'here' && this.rings(table.host, person, moment))
        .map((person) => pushes.tellInvited(table, person, host, moment)),
    )
  }

  private rings(host: string, person: string, { now }: Moment): boolean {
    for (const [pair, at] of this.rung) if (now - at >= QUIET_MS) this.rung.delete(pair)
    const pair = `${host} ${person}`
    if (this.rung.has(pair)) return false
    this.rung.set(pair, now)
    return true
  }
}

/** So that whoever is called finds the table among their own. */
export async function writeInvitations(db: Db, table: CourtTable): Promise<void> {
  await db.deleteFrom('invitations').where('table_id', '=', table.id).execute()
  const rows = invitedAt(table).map((person) => ({ table_id: table.id, person }))
  if (rows.length > 0) await db.insertInto('invitations').values(rows).execute()
}

/** Who is waited for is the table's own business; beyond it only they themselves are told. */
export function laidFor(laid: Exclude<LaidSeat, { kind: 'person' }>, viewer: string | null, seated: boolean) {
  if (laid.kind !== 'invited' || laid.person === undefined || seated || laid.person === viewer) return laid
  const { person: _, ...rest } = laid
  return rest
}
