/** The court: everything that happens behind the sockets, put together. */
import type { Seat } from '@durbar/kernel'
import { type CourtTable, decide, type Moment, rematchIsDue } from '@durbar/match/court'
import type { TableIntent } from '@durbar/protocol/court/intents'
import { alone } from '../bus/alone.ts'
import { Metrics } from '../operation/metrics.ts'
import { Among } from './among.ts'
import { newId, newSecret } from './chance.ts'
import type { CourtPorts } from './court-ports.ts'
import { Deliveries } from './deliveries.ts'
import { Duties } from './duties.ts'
import { Guests } from './guests.ts'
import type { HallPorts } from './hall.ts'
import { HallPushes } from './hall-pushes.ts'
import { Heralds } from './heralds.ts'
import { Invitations } from './invitations.ts'
import { Knocks } from './knocks.ts'
import { Laying } from './laying.ts'
import type { Sender } from './logs.ts'
import { OwedRows } from './owed-rows.ts'
import { People } from './people.ts'
import { Presence } from './presence.ts'
import { Publishing } from './publishing.ts'
import { Pushes, pushKeys } from './pushes.ts'
import { recordingOf } from './records.ts'
import { Rests } from './rests.ts'
import { ReviewRows } from './review-rows.ts'
import { Reviews } from './reviews.ts'
import { sweepOften } from './sweeping.ts'
import { type Outcome, Tables } from './tables.ts'
import { Talk } from './talk.ts'
import { TurnPushes } from './turn-pushes.ts'

const NOBODY = 'mailto:nobody@durbar.invalid'

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
  readonly heralds: Heralds
  readonly publishing: Publishing
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
    this.among = new Among(this, bus)
    this.heralds = new Heralds(this)
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
      changed: (table) => meanwhile(this.heralds.tellPresence(table)),
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
      publish: (change, bots) => this.publishing.changed(change, bots),
      caughtUp: (held, before) => this.publishing.caughtUp(held, before),
      follow: this.among.follow,
      unfollow: this.among.unfollow,
      also: (change) => recordingOf(change, this.people),
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
    const { guests, tables, laying, heralds, among, turnPushes, hallPushes, invitations, deliveries } = this
    this.duties = new Duties({
      ...{ store, clock, rows, tables, laying, guests, turnPushes, momentOf, meanwhile },
      think: ports.think,
      log: (what, details) => ports.log(what, details),
      progress: (table, seat, share) => {
        const word = { type: 'thinking', table, seat, share } as const
        heralds.tellAll(table, word)
        among.tellTable(word)
      },
    })
    this.publishing = new Publishing({
      ...{ guests, heralds, among, laying, deliveries, invitations, turnPushes, hallPushes },
      duties: this.duties,
      ...{ momentOf, meanwhile },
      trace: (what, { id: table, revision }, details) =>
        ports.trace?.(what, { node: bus.node, table, revision, ...details }),
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
    court.sweeping = sweepOften(court)
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

  /** Nobody waits for it; what goes wrong is told. */
  meanwhile(doing: Promise<unknown>): void {
    doing.catch(
      (error) => this.closed || this.ports.log('something failed meanwhile', { error: String(error) }),
    )
  }

  /** Somebody has come or gone. */
  private async moved(person: string): Promise<void> {
    for (const { saved: table } of await this.heralds.watched(person)) {
      this.guests.tellPresence(table)
      this.duties.note(await this.tables.reckon(table.id))
      if (rematchIsDue(table, this.momentOf(table))) await this.laying.follow(table)
    }
    this.heralds.tellHall()
  }
}
