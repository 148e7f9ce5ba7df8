/** The court: everything that happens behind the sockets, put together. */
import type { Seat } from '@durbar/kernel'
import type { Clock } from '@durbar/match'
import {
  type CourtTable,
  decide,
  invitedAt,
  isSameSeating,
  type Moment,
  type Ports,
  personsAt,
  rematchIsDue,
} from '@durbar/match/court'
import type { TableIntent } from '@durbar/protocol/court/intents'
import type { DeviceKind } from '@durbar/protocol/court/people'
import { alone } from '../bus/alone.ts'
import type { Bus } from '../bus/bus.ts'
import { Metrics } from '../operation/metrics.ts'
import type { Store } from '../store/store.ts'
import { Among } from './among.ts'
import type { Think } from './bot-turns.ts'
import { newId, newSecret } from './chance.ts'
import type { Change, Step } from './commits.ts'
import { Deliveries } from './deliveries.ts'
import { Duties } from './duties.ts'
import { Guests } from './guests.ts'
import { type HallPorts, rowsOf } from './hall.ts'
import { HallPushes } from './hall-pushes.ts'
import { Invitations } from './invitations.ts'
import { KNOCK_MS, Knocks } from './knocks.ts'
import { Laying } from './laying.ts'
import type { Held, Sender } from './logs.ts'
import { OwedRows } from './owed-rows.ts'
import { People } from './people.ts'
import { Presence } from './presence.ts'
import { Pushes, pushKeys } from './pushes.ts'
import { recordFor, writeRecord } from './records.ts'
import { Rests } from './rests.ts'
import { ReviewRows } from './review-rows.ts'
import { type AskJudge, Reviews } from './reviews.ts'
import { sweep } from './sweeping.ts'
import { type Outcome, Tables } from './tables.ts'
import { Talk } from './talk.ts'
import { TurnPushes } from './turn-pushes.ts'

export interface CourtPorts {
  readonly store: Store
  /** The other nodes at the same store; left out: there are none. */
  readonly bus?: Bus
  readonly clock: Clock
  readonly gameOf: Ports['gameOf']
  readonly think: Think
  /** Who judges finished games; left out: nobody does. */
  readonly judge?: AskJudge
  /** Something an operator should know; never a secret. */
  log(what: string, details?: object): void
  /** The path of every change through the nodes, by its table and revision; for whoever looks into something. */
  readonly trace?: (what: string, details: object) => void
  readonly at?: (step: Step) => void
  readonly mayPushTo?: (endpoint: string) => boolean
  /** What tables are sealed with; left out: chance. For a game that is to be dealt the same way again. */
  readonly newSecret?: () => string
  /** Whom a push service may write to, as a mailto: or https: address. */
  readonly contact?: string
  /** How many intents go into one commit at most; for whoever measures what that brings. */
  readonly mostTogether?: number
}

const NOBODY = 'mailto:nobody@durbar.invalid'

const SWEEP_MS = 60_000

export class Court {
  readonly ports: CourtPorts
  readonly people: People
  readonly presence: Presence
  readonly tables: Tables
  readonly laying: Laying
  readonly guests: Guests
  readonly talk: Talk
  readonly pushes: Pushes
  readonly hallPorts: HallPorts
  readonly among: Among
  readonly reviews: Reviews
  readonly metrics = new Metrics()
  /** Told by whoever holds the sockets: to all of this node who are in the hall, or of this person. */
  tellHall: () => void = () => {}
  endAll: (person: string) => void = () => {}
  elsewhere: (person: string) => readonly ReturnType<Guests['atTable']>[number]['device'][] = () => []
  private readonly node: string
  private readonly rests: Rests
  private readonly duties: Duties
  private readonly deliveries = new Deliveries()
  private readonly turnPushes: TurnPushes
  private readonly hallPushes: HallPushes
  readonly invitations: Invitations
  readonly knocks: Knocks
  private sweeping: () => void = () => {}
  private closed = false

  private constructor(ports: CourtPorts, pushes: Pushes, rests: Rests) {
    const { store, clock, gameOf } = ports
    const now = () => clock.now()
    const bus = ports.bus ?? alone(newId())
    this.ports = ports
    this.pushes = pushes
    this.rests = rests
    this.node = bus.node
    this.among = new Among(this, bus)
    this.people = new People(store, now)
    this.presence = new Presence(now, (person, here) => {
      if (here !== null) this.among.moved(person, here)
      this.meanwhile(this.moved(person))
    })
    this.turnPushes = new TurnPushes(pushes, this.presence)
    this.talk = new Talk(store, this.people, now)
    const momentOf = (table: CourtTable) => this.momentOf(table)
    const calling = { pushes, presence: this.presence, people: this.people, momentOf }
    this.hallPushes = new HallPushes(calling)
    this.invitations = new Invitations({ ...calling, db: ports.store.db })
    const meanwhile = (doing: Promise<unknown>) => this.meanwhile(doing)
    this.knocks = new Knocks({
      now,
      after: (ms, then) => clock.after(ms, then),
      changed: (table) => meanwhile(this.tellPresence(table)),
    })
    this.guests = new Guests({
      people: this.people,
      presence: this.presence,
      momentOf,
      elsewhere: (table) => this.among.audiences.at(table),
      knocking: (table) => this.knocks.at(table),
      audience: (table, persons, isFirst) => this.among.audience(table, persons, isFirst),
    })
    const rows = new OwedRows(store, bus.node, now)
    this.tables = new Tables({
      store,
      gameOf,
      now,
      momentOf,
      owed: rows,
      publish: (change, bots) => this.publish(change, bots),
      caughtUp: (held, before) => this.caughtUp(held, before),
      follow: this.among.follow,
      unfollow: this.among.unfollow,
      also: (change) => this.recording(change),
      ...(ports.at ? { at: ports.at } : {}),
      ...(ports.mostTogether ? { mostTogether: ports.mostTogether } : {}),
      trouble: (error) => {
        this.metrics.trouble()
        ports.log(error instanceof Error ? error.message : 'something failed')
      },
    })
    this.laying = new Laying({
      store,
      gameOf,
      tables: this.tables,
      momentOf,
      newSecret: ports.newSecret ?? newSecret,
    })
    const { guests, tables, laying, turnPushes } = this
    this.duties = new Duties({
      ...{ store, clock, rows, tables, laying, guests, turnPushes, momentOf, meanwhile },
      think: ports.think,
      log: (what, details) => ports.log(what, details),
      progress: (table, seat, share) => {
        const word = { type: 'thinking', table, seat, share } as const
        this.tellAll(table, word)
        this.among.tellTable(word)
      },
    })
    this.reviews = new Reviews({
      ...{ store, clock, rows: new ReviewRows(store, bus.node, now) },
      ...(ports.judge ? { judge: ports.judge } : {}),
      log: (what, details) => ports.log(what, details),
    })
    this.hallPorts = {
      store,
      people: this.people,
      presence: this.presence,
      tableOf: (id) => this.tables.tableOf(id),
      momentOf,
    }
  }

  static async open(ports: CourtPorts): Promise<Court> {
    const { store, clock, mayPushTo } = ports
    const rests = new Rests(store, clock)
    await rests.begin()
    const how = { subject: ports.contact ?? NOBODY, ...(mayPushTo ? { mayReach: mayPushTo } : {}) }
    const court = new Court(ports, new Pushes(store, await pushKeys(store), how), rests)
    await court.among.begin()
    await court.duties.begin()
    await court.reviews.begin()
    court.sweepLater()
    return court
  }

  /** No new guests should be sent here. */
  get isClosing(): boolean {
    return this.closed
  }

  /** Everything that was acknowledged is on disk already; what is owed is handed over. */
  async close(): Promise<void> {
    this.closed = true
    this.metrics.close()
    this.sweeping()
    this.knocks.close()
    this.reviews.close()
    await this.duties.close()
    await this.tables.commits.settled()
    await this.duties.handOver()
    await this.reviews.rows.release()
    await this.rests.end()
    await this.among.close()
  }

  momentOf(table: CourtTable): Moment {
    return {
      now: this.ports.clock.now(),
      rests: this.rests.all,
      goneSince: (person) => this.presence.goneSince(person),
      delivered: (seat) => this.deliveries.of(table, seat),
    }
  }

  async intend(
    id: string,
    person: string,
    invited: boolean,
    wanted: TableIntent,
    sender: Sender,
  ): Promise<Outcome> {
    const actor = { person, invited }
    const intent =
      wanted.type === 'lay'
        ? { ...wanted, as: (await this.invitations.vetted(person, [wanted.as]))[0]! }
        : wanted
    return this.tables.act(
      id,
      (table, moment, ports) => decide({ table, actor, moment, ports }, intent),
      sender,
    )
  }

  /** The question of this revision is before somebody's eyes. */
  seen(table: CourtTable, seat: Seat, revision: number): void {
    const at = this.ports.clock.now()
    if (this.noteSeen(table, seat, revision, at))
      this.among.tellTable({ type: 'seen', table: table.id, seat, revision, at })
  }

  /** Only in memory: what is written down as owed falls due a moment later, and that does no harm. */
  noteSeen(table: CourtTable, seat: Seat, revision: number, at: number): boolean {
    const isNew = this.deliveries.note(table, seat, revision, at)
    if (isNew) this.duties.sooner(table)
    return isNew
  }

  async advise(table: CourtTable, seat: Seat) {
    return this.duties.bots.advise(table, seat)
  }

  tellAll(id: string, frame: Parameters<ReturnType<Guests['atTable']>[number]['device']['send']>[0]): void {
    const words = typeof frame === 'string' ? frame : JSON.stringify(frame)
    for (const { device } of this.guests.atTable(id)) device.send(words)
  }

  /** A table stands in the hall from now on. */
  opened(table: CourtTable): void {
    this.hallChanged()
    this.meanwhile(this.hallPushes.opened(table))
    this.meanwhile(this.invitations.call(table, null))
    this.meanwhile(this.tellYours(table, invitedAt(table)))
    this.among.tellYours(table)
  }

  /** Something that the hall shows has changed. */
  hallChanged(): void {
    this.tellHall()
    this.among.hall()
  }

  private recording({ after, held, entries }: Pick<Change, 'after' | 'held' | 'entries'>) {
    if (!entries.some(({ what }) => what.type === 'ended')) return undefined
    return async (db: Parameters<typeof writeRecord>[0]) => {
      // In this transaction: there may be no other connection to ask.
      await this.people.meet(personsAt(after), db)
      await writeRecord(
        db,
        after,
        recordFor(after, held.ports, (person) => this.people.tell(person)),
      )
    }
  }

  private async publish({ held, before, after, owed, entries }: Change, bots: boolean): Promise<void> {
    this.trace('written', after, { what: entries.map(({ what }) => what.type) })
    this.among.tellTable({ type: 'written', table: after.id, revision: after.revision })
    this.duties.note(owed)
    await this.show(held, before, after)
    this.duties.bots.ask(after, bots || undefined)
    await this.tellYours(after, [
      ...new Set([...personsAt(after), ...invitedAt(before), ...invitedAt(after)]),
    ])
    this.among.tellYours(after)
    if (after.phase !== 'playing' || before.phase !== after.phase) this.hallChanged()
    if (rematchIsDue(after, this.momentOf(after))) await this.laying.follow(after)
    if (before.doorOpen === null) this.meanwhile(this.hallPushes.opened(after))
    this.meanwhile(this.invitations.call(after, before))
    if (after.phase === 'playing' && before.phase === 'dealing')
      this.meanwhile(this.turnPushes.begun(after, this.momentOf(after)))
  }

  /** Another node has written it, and does all else that is to be done. */
  private async caughtUp(held: Held, before: CourtTable): Promise<void> {
    const after = held.saved
    this.trace('heard of', after, { since: before.revision })
    await this.show(held, before, after)
    this.duties.bots.ask(after)
  }

  private async show(held: Held, before: CourtTable, after: CourtTable): Promise<void> {
    await this.guests.changed(held, after)
    const isSame = isSameSeating(before, after) || personsAt(before).join() === personsAt(after).join()
    if (!isSame) this.guests.tellPresence(after)
    if (after.phase === 'over' || after.phase === 'closed') {
      this.deliveries.forget(after)
      this.turnPushes.forget(after)
    }
  }

  /** Devices of this person that are on this node and look at something else. */
  devicesBeside(table: string, person: string) {
    const watching = this.guests.atTable(table)
    return this.elsewhere(person).filter((device) => !watching.some((guest) => guest.device === device))
  }

  async tellYours(table: CourtTable, persons: readonly string[]): Promise<void> {
    for (const person of persons) {
      const devices = this.devicesBeside(table.id, person)
      if (devices.length === 0) continue
      const [row] = await rowsOf({ ...this.hallPorts, tableOf: async () => table }, [table.id], person)
      for (const device of devices) device.send({ type: 'yours', table: row! })
    }
  }

  /** Tells the person's other devices of a new one. */
  carried(person: string, device: string, kind: DeviceKind | null): void {
    this.tellCarried(person, device, kind)
    this.among.tellHouse({ type: 'carried', person, device, kind })
  }
  tellCarried(person: string, device: string, kind: DeviceKind | null): void {
    for (const each of this.elsewhere(person))
      each.send({ type: 'carried', device, ...(kind === null ? {} : { kind }) })
  }

  /** A stranger with an invitation is at this door, or no longer. */
  knock(table: string, visit: string, gone: boolean): void {
    const until = gone ? 0 : this.ports.clock.now() + KNOCK_MS
    this.knocks.heard(table, visit, until)
    this.among.tellTable({ type: 'knock', table, visit, until })
  }

  /** Who is at this table, to all who are. */
  async tellPresence(id: string): Promise<void> {
    if (this.closed || !this.guests.isWatched(id)) return
    const table = await this.tables.tableOf(id)
    if (table) this.guests.tellPresence(table)
  }

  /** This person is nobody any more, on whichever node. */
  deleted(person: string): void {
    this.endAll(person)
    this.among.tellHouse({ type: 'deleted', person })
  }

  private trace(what: string, { id: table, revision }: CourtTable, details: object): void {
    this.ports.trace?.(what, { node: this.node, table, revision, ...details })
  }

  /** Nobody waits for it; what goes wrong is told. */
  meanwhile(doing: Promise<unknown>): void {
    doing.catch(
      (error) => this.closed || this.ports.log('something failed meanwhile', { error: String(error) }),
    )
  }

  /** Somebody has come or gone. */
  private async moved(person: string): Promise<void> {
    for (const { saved: table } of await this.watched(person)) {
      this.guests.tellPresence(table)
      this.duties.note(await this.tables.reckon(table.id))
      if (rematchIsDue(table, this.momentOf(table))) await this.laying.follow(table)
    }
    this.tellHall()
  }

  /** Somebody has another name or emblem. */
  async renamed(person: string): Promise<void> {
    this.among.tellHouse({ type: 'renamed', person })
    await this.tellRenamed(person)
  }
  async tellRenamed(person: string): Promise<void> {
    for (const held of await this.watched(person)) await this.guests.changed(held, held.saved)
    this.tellHall()
  }

  /** Tables of this person at which somebody is. */
  private async watched(person: string): Promise<readonly Held[]> {
    if (this.closed) return []
    const { db } = this.ports.store
    const rows = await db.selectFrom('seats').select('table_id').where('person', '=', person).execute()
    const ids = rows.map(({ table_id }) => table_id).filter(this.guests.isWatched)
    const all = await Promise.all(ids.map((id) => this.tables.load(id)))
    return all.filter((held) => held !== null)
  }

  private sweepLater(): void {
    this.sweeping = this.ports.clock.after(SWEEP_MS, () => {
      sweep(this)
        .catch((error) => this.ports.log('sweeping failed', { error: String(error) }))
        .then(() => this.sweepLater())
    })
  }
}
