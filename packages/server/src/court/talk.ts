/** Talk at a table: players and gallery apart, in words or set phrases, gone with the table. */
import type { CourtTable } from '@durbar/match/court'
import type { ClientFrame, Message } from '@durbar/protocol/court/frames'
import type { Schema } from '../store/schema.ts'
import type { Store } from '../store/store.ts'
import { Raced } from '../store/trouble.ts'
import type { People } from './people.ts'
import { isSeated } from './telling.ts'

type What = Extract<ClientFrame, { type: 'say' }>['what']
type Row = Schema['talk']
type Said = Message | 'off' | 'tooFast' | 'known'

/** So many in so long. */
const MOST = 6
const WITHIN_MS = 10_000
const TOLD = 200
const TRIES = 8

export class Talk {
  private readonly store: Store
  private readonly people: People
  private readonly now: () => number
  private readonly recent = new Map<string, number[]>()
  /** By table: the last message that those who are at it on this node were told. */
  private readonly told = new Map<string, number>()

  constructor(store: Store, people: People, now: () => number) {
    this.store = store
    this.people = people
    this.now = now
  }

  async say(table: CourtTable, person: string, key: string, what: What): Promise<Said> {
    const { talk } = table.arrangement
    if (talk === 'off' || (talk === 'phrases' && 'text' in what)) return 'off'
    if (this.isTooFast(person)) return 'tooFast'
    const room = isSeated(table, person) ? 'players' : 'gallery'
    const at = this.now()
    const n = await this.write(table.id, { at, room, person, key, what_json: JSON.stringify(what) })
    if (n === null) return 'known'
    await this.people.meet([person])
    return { n, at, room, from: this.people.tell(person), what }
  }

  /** null: it was said already. */
  private async write(table_id: string, said: Omit<Row, 'table_id' | 'n'>): Promise<number | null> {
    for (let tries = 1; ; tries++)
      try {
        return await this.store.write(async (db) => {
          const { next } = await db
            .selectFrom('talk')
            .select((e) => e.fn.coalesce(e.fn.max('n'), e.lit(0)).as('next'))
            .where('table_id', '=', table_id)
            .executeTakeFirstOrThrow()
          const n = Number(next) + 1
          await db
            .insertInto('talk')
            .values({ table_id, n, ...said })
            .execute()
          return n
        })
      } catch (error) {
        if (!(error instanceof Raced)) throw error
        const { person, key } = said
        if (await this.isSaid(table_id, person, key)) return null
        // Somebody else was heard first, on another node.
        if (tries === TRIES) throw error
      }
  }

  private async isSaid(table: string, person: string, key: string): Promise<boolean> {
    const row = await this.store.db
      .selectFrom('talk')
      .select('n')
      .where('table_id', '=', table)
      .where('person', '=', person)
      .where('key', '=', key)
      .executeTakeFirst()
    return row !== undefined
  }

  /** What was said, on whichever node, since those who are here were last told; each message once. */
  async untold(table: string): Promise<readonly Message[]> {
    // Whoever comes first is told everything on coming.
    if (!this.told.has(table)) return []
    const rows = await this.store.db
      .selectFrom('talk')
      .selectAll()
      .where('table_id', '=', table)
      .where('n', '>', this.told.get(table)!)
      .orderBy('n')
      .limit(TOLD)
      .execute()
    await this.people.meet(rows.map((row) => row.person))
    const fresh = rows.filter(({ n }) => n > (this.told.get(table) ?? 0))
    if (fresh.length > 0) this.told.set(table, fresh.at(-1)!.n)
    return fresh.map((row) => this.message(row))
  }

  /** Nobody here is at this table any more. */
  forget(table: string): void {
    this.told.delete(table)
  }

  /** What this person may read and wants to: players do not hear the gallery. */
  async heard(table: CourtTable, person: string): Promise<readonly Message[]> {
    const rows = await this.store.db
      .selectFrom('talk')
      .selectAll()
      .where('table_id', '=', table.id)
      .orderBy('n', 'desc')
      .limit(TOLD)
      .execute()
    const muted = await this.mutedBy(person)
    await this.people.meet(rows.map((row) => row.person))
    // Whoever comes first is told all of it; those who were here before have heard what they have heard.
    if (!this.told.has(table.id)) this.told.set(table.id, rows[0]?.n ?? 0)
    return rows
      .reverse()
      .map((row) => this.message(row))
      .filter((message) => mayHear(table, person, message) && !muted.has(message.from.person))
  }

  private message(row: Row): Message {
    return {
      n: row.n,
      at: row.at,
      room: row.room as Message['room'],
      from: this.people.tell(row.person),
      what: JSON.parse(row.what_json) as What,
    }
  }

  async mutedBy(person: string): Promise<ReadonlySet<string>> {
    const rows = await this.store.db
      .selectFrom('mutes')
      .select('muted')
      .where('person', '=', person)
      .execute()
    return new Set(rows.map(({ muted }) => muted))
  }

  async mute(person: string, other: string, muted: boolean): Promise<void> {
    await this.store.write(async (db) => {
      await db.deleteFrom('mutes').where('person', '=', person).where('muted', '=', other).execute()
      if (muted) await db.insertInto('mutes').values({ person, muted: other }).execute()
    })
  }

  /** What was said is kept for the operator, also when the table is gone. */
  async report(table: CourtTable, by: string, n: number): Promise<boolean> {
    const message = (await this.heard(table, by)).find((each) => each.n === n)
    if (!message) return false
    const row = { table_id: table.id, n, by, at: this.now(), said_json: JSON.stringify(message) }
    await this.store.write((db) =>
      db
        .insertInto('reports')
        .values(row)
        .onConflict((c) => c.doNothing())
        .execute(),
    )
    return true
  }

  private isTooFast(person: string): boolean {
    const now = this.now()
    const times = (this.recent.get(person) ?? []).filter((time) => now - time < WITHIN_MS)
    const tooFast = times.length >= MOST
    if (!tooFast) times.push(now)
    this.recent.set(person, times)
    if (this.recent.size > 10_000) this.recent.clear()
    return tooFast
  }
}

export const mayHear = (table: CourtTable, person: string, { room }: Message): boolean =>
  room === 'players' || !isSeated(table, person)
