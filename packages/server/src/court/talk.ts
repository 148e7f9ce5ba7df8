/** Talk at a table: players and gallery apart, in words or set phrases, gone with the table. */
import type { CourtTable } from '@durbar/match/court'
import type { ClientFrame, Message } from '@durbar/protocol/court/frames'
import type { Store } from '../store/store.ts'
import { Raced } from '../store/trouble.ts'
import type { People } from './people.ts'
import { isSeated } from './telling.ts'

type What = Extract<ClientFrame, { type: 'say' }>['what']
export type Said = Message | 'off' | 'tooFast' | 'known'

/** So many in so long. */
const MOST = 6
const WITHIN_MS = 10_000
const TOLD = 200

export class Talk {
  private readonly store: Store
  private readonly people: People
  private readonly now: () => number
  private readonly recent = new Map<string, number[]>()

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
    try {
      const n = await this.store.write(async (db) => {
        const { next } = await db
          .selectFrom('talk')
          .select((e) => e.fn.coalesce(e.fn.max('n'), e.lit(0)).as('next'))
          .where('table_id', '=', table.id)
          .executeTakeFirstOrThrow()
        const row = { table_id: table.id, n: Number(next) + 1, at, room, person, key }
        await db
          .insertInto('talk')
          .values({ ...row, what_json: JSON.stringify(what) })
          .execute()
        return row.n
      })
      await this.people.meet([person])
      return { n, at, room, from: this.people.tell(person), what }
    } catch (error) {
      // The same key: it was said already.
      if (error instanceof Raced) return 'known'
      throw error
    }
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
    return rows
      .reverse()
      .map((row) => ({
        n: row.n,
        at: row.at,
        room: row.room as Message['room'],
        from: this.people.tell(row.person),
        what: JSON.parse(row.what_json) as What,
      }))
      .filter((message) => mayHear(table, person, message) && !muted.has(message.from.person))
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
