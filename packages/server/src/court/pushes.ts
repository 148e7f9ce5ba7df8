/** Tells somebody who is not looking that it is their turn: an encrypted message through their browser's service. */
import type { CourtTable, Moment } from '@durbar/match/court'
import { nextDue, seatsOf } from '@durbar/match/court'
import type { Push, Subscription } from '@durbar/protocol/court/people'
import webpush from 'web-push'
import type { Store } from '../store/store.ts'
import { afterQuiet } from './quiet-hours.ts'

const LIVES_S = 86_400
const PATIENCE_MS = 10_000
const GONE = [404, 410]

interface Keys {
  readonly publicKey: string
  readonly privateKey: string
}

/** Made once and kept with the rest: a subscription is bound to them. */
export async function pushKeys(store: Store): Promise<Keys> {
  return JSON.parse(
    await store.noteOnce('push keys', () => JSON.stringify(webpush.generateVAPIDKeys())),
  ) as Keys
}

/** A court must not be talked into knocking at doors inside its own network. */
export function isPublicEndpoint(endpoint: string): boolean {
  const { protocol, hostname } = new URL(endpoint)
  const isAddress = /^[\d.]+$|^\[/.test(hostname)
  return (
    protocol === 'https:' &&
    hostname.includes('.') &&
    !isAddress &&
    !/\.(local|internal|localhost)$/.test(hostname)
  )
}

export class Pushes {
  private readonly store: Store
  private readonly keys: Keys
  private readonly subject: string
  private readonly mayReach: (endpoint: string) => boolean

  constructor(
    store: Store,
    keys: Keys,
    { subject, mayReach }: { subject: string; mayReach?: (e: string) => boolean },
  ) {
    this.store = store
    this.keys = keys
    this.subject = subject
    this.mayReach = mayReach ?? isPublicEndpoint
  }

  get publicKey(): string {
    return this.keys.publicKey
  }

  async subscribe(person: string, { endpoint, keys, quiet, about }: Subscription): Promise<boolean> {
    if (!this.mayReach(endpoint)) return false
    const wishes = { quiet_json: quiet && JSON.stringify(quiet), about_json: JSON.stringify(about) }
    const row = { person, ...keys, ...wishes }
    await this.store.write((db) =>
      db
        .insertInto('subscriptions')
        .values({ endpoint, ...row })
        .onConflict((c) => c.column('endpoint').doUpdateSet(row))
        .execute(),
    )
    return true
  }

  async unsubscribe(person: string, endpoint: string): Promise<void> {
    await this.store.write((db) =>
      db.deleteFrom('subscriptions').where('endpoint', '=', endpoint).where('person', '=', person).execute(),
    )
  }

  /** null: told, or nobody to tell; a time: not before then, it is quiet there. */
  async tellTurn(table: CourtTable, person: string, moment: Moment): Promise<number | null> {
    const asked = seatsOf(table, person).some((seat) => table.asked.has(seat) && !table.seats[seat]!.standIn)
    if (table.phase !== 'playing' || !asked) return null
    const mover = await this.moverAt(table, person)
    return this.tell(person, 'turn', table, moment, mover === null ? {} : { mover })
  }

  /** Who has moved last; null: a bot, or whoever is to be told of it. */
  private async moverAt({ authority, seats }: CourtTable, told: string): Promise<string | null> {
    const last = authority?.position.match.log.at(-1)
    const seat = last && seats[last.seat]
    if (seat?.laid.kind !== 'person' || seat.standIn || seat.laid.person === told) return null
    const { guest, person } = seat.laid
    if (guest !== undefined) return guest
    const { db } = this.store
    const row = await db.selectFrom('people').select('name').where('id', '=', person).executeTakeFirst()
    return row?.name ?? null
  }

  /** A table of theirs was full and has begun. Whoever wants quiet now finds it later by themselves. */
  async tellBegun(table: CourtTable, person: string, moment: Moment): Promise<void> {
    await this.tell(person, 'begun', table, moment)
  }

  /** Who wants to hear of open tables, and would rather sit with this host than not. */
  async companyFor(host: string): Promise<readonly string[]> {
    const { db } = this.store
    const rows = await db
      .selectFrom('subscriptions')
      .select('person')
      .distinct()
      .where('about_json', 'like', '%"opened"%')
      .where('person', 'not in', db.selectFrom('mutes').select('person').where('muted', '=', host))
      .execute()
    return rows.map(({ person }) => person)
  }

  /** Whoever wants quiet now is not told later: by then it may have begun. */
  async tellOpened(table: CourtTable, person: string, host: string | null, moment: Moment): Promise<void> {
    await this.tell(person, 'opened', table, moment, host === null ? {} : { host })
  }

  /** Somebody calls them to a table. Whoever wants quiet now finds it on the home page. */
  async tellInvited(table: CourtTable, person: string, host: string | null, moment: Moment): Promise<void> {
    await this.tell(person, 'invited', table, moment, host === null ? {} : { host })
  }

  private async tell(
    person: string,
    type: Push['type'],
    table: CourtTable,
    moment: Moment,
    named: Pick<Push, 'host' | 'mover'> = {},
  ): Promise<number | null> {
    const { game } = table.arrangement
    const due = type === 'turn' ? nextDue(table, moment) : null
    const push: Push = { type, table: table.id, game, due, ...named }
    const { db } = this.store
    const rows = await db.selectFrom('subscriptions').selectAll().where('person', '=', person).execute()
    const waits: number[] = []
    await Promise.all(
      rows.map(async (row) => {
        if (!(JSON.parse(row.about_json) as Subscription['about']).includes(type)) return
        const quiet = row.quiet_json ? (JSON.parse(row.quiet_json) as Subscription['quiet']) : null
        const time = afterQuiet(moment.now, quiet)
        if (time > moment.now) waits.push(time)
        else await this.send(row, push)
      }),
    )
    return waits.length > 0 ? Math.min(...waits) : null
  }

  private async send(row: { endpoint: string; p256dh: string; auth: string; person: string }, push: Push) {
    const { endpoint, p256dh, auth } = row
    const { publicKey, privateKey } = this.keys
    try {
      const { method, headers, body } = webpush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        JSON.stringify(push),
        {
          TTL: LIVES_S,
          topic: push.table.slice(0, 32),
          vapidDetails: { subject: this.subject, publicKey, privateKey },
        },
      )
      const reply = await fetch(endpoint, {
        method,
        headers: headers as Record<string, string>,
        body: body as Uint8Array<ArrayBuffer>,
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE_MS),
      })
      if (GONE.includes(reply.status)) await this.unsubscribe(row.person, endpoint)
    } catch {
      // The service is away or refuses: the game goes on without it.
    }
  }
}
