/** The court: everything that happens behind the sockets, put together. */
import type { Seat } from '@durbar/kernel'
import type { Clock } from '@durbar/match'
import {
  type CourtTable,
  decide,
  decideForBot,
  fallingDue,
  type Moment,
  type Ports,
  personsAt,
  rematchIsDue,
} from '@durbar/match/court'
import type { TableIntent } from '@durbar/protocol/court/intents'
import type { Store } from '../store/store.ts'
import { BotTurns, type Think } from './bot-turns.ts'
import { newSecret } from './chance.ts'
import type { Change, Step } from './commits.ts'
import { Deliveries } from './deliveries.ts'
import { DueTimes } from './due-times.ts'
import { Guests } from './guests.ts'
import { type HallPorts, rowsOf } from './hall.ts'
import { Laying } from './laying.ts'
import type { Held, Sender } from './logs.ts'
import { owedBy } from './owing.ts'
import { People } from './people.ts'
import { Presence } from './presence.ts'
import { Pushes, pushKeys } from './pushes.ts'
import { recordFor, writeRecord } from './records.ts'
import { Rests } from './rests.ts'
import { sweep } from './sweeping.ts'
import { type Outcome, Tables } from './tables.ts'
import { Talk } from './talk.ts'
import { TurnPushes } from './turn-pushes.ts'

export interface CourtPorts {
  readonly store: Store
  readonly clock: Clock
  readonly gameOf: Ports['gameOf']
  readonly think: Think
  /** Something an operator should know; never a secret. */
  log(what: string, details?: object): void
  readonly at?: (step: Step) => void
  readonly mayPushTo?: (endpoint: string) => boolean
  /** What tables are sealed with; left out: chance. For a game that is to be dealt the same way again. */
  readonly newSecret?: () => string
  /** Whom a push service may write to, as a mailto: or https: address. */
  readonly contact?: string
}

const NOBODY = 'mailto:nobody@durbar.invalid'

/** A bot that found no move, or a push service that is away, is tried again after this. */
const AGAIN_MS = 30_000
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
  /** Something that the hall shows has changed. */
  hallChanged: () => void = () => {}
  private readonly rests: Rests
  private readonly bots: BotTurns
  private readonly dues: DueTimes
  private readonly deliveries = new Deliveries()
  private readonly turnPushes: TurnPushes
  private sweeping: () => void = () => {}
  private closed = false

  private constructor(ports: CourtPorts, pushes: Pushes, rests: Rests) {
    const { store, clock } = ports
    const now = () => clock.now()
    this.ports = ports
    this.pushes = pushes
    this.rests = rests
    this.people = new People(store, now)
    this.presence = new Presence(now, (person) => this.meanwhile(this.moved(person)))
    this.turnPushes = new TurnPushes(pushes, this.presence)
    this.talk = new Talk(store, this.people, now)
    const momentOf = (table: CourtTable) => this.momentOf(table)
    this.guests = new Guests({ people: this.people, presence: this.presence, momentOf })
    this.tables = new Tables({
      store,
      gameOf: ports.gameOf,
      now,
      momentOf,
      publish: (change) => this.publish(change),
      also: (change) => this.recording(change),
      ...(ports.at ? { at: ports.at } : {}),
      trouble: (error) => ports.log(error instanceof Error ? error.message : 'something failed'),
    })
    this.laying = new Laying({
      store,
      gameOf: ports.gameOf,
      tables: this.tables,
      momentOf,
      newSecret: ports.newSecret ?? newSecret,
    })
    this.dues = new DueTimes(clock, (id, kind) => this.meanwhile(this.work(id, kind)))
    this.bots = new BotTurns({
      think: ports.think,
      play: (id, move) => this.tables.act(id, (table, moment) => decideForBot({ table, moment }, move)),
      progress: (id, seat, share) => this.tellAll(id, { type: 'thinking', table: id, seat, share }),
      failed: (id, error) => {
        ports.log('a bot found no move', { table: id, error: String(error) })
        this.dues.later(id, 'bots', now() + AGAIN_MS)
      },
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
    await court.dues.takeUp(store)
    court.sweepLater()
    return court
  }

  /** Everything that was acknowledged is on disk already. */
  async close(): Promise<void> {
    this.closed = true
    this.sweeping()
    this.dues.close()
    this.bots.close()
    await this.tables.commits.settled()
    await this.rests.end()
  }

  momentOf(table: CourtTable): Moment {
    return {
      now: this.ports.clock.now(),
      rests: this.rests.all,
      goneSince: (person) => this.presence.goneSince(person),
      delivered: (seat) => this.deliveries.of(table, seat),
    }
  }

  intend(
    id: string,
    person: string,
    invited: boolean,
    intent: TableIntent,
    sender: Sender,
  ): Promise<Outcome> {
    const actor = { person, invited }
    return this.tables.act(
      id,
      (table, moment, ports) => decide({ table, actor, moment, ports }, intent),
      sender,
    )
  }

  /** The question of this revision is before somebody's eyes. */
  seen(table: CourtTable, seat: Seat, revision: number): void {
    // Only here, not on disk: what is owed there falls due a moment later, and that does no harm.
    if (this.deliveries.note(table, seat, revision, this.ports.clock.now()))
      this.dues.set(table.id, owedBy(table, this.momentOf(table)))
  }

  async advise(table: CourtTable, seat: Seat) {
    return this.bots.advise(table, seat)
  }

  private tellAll(
    id: string,
    frame: Parameters<ReturnType<Guests['atTable']>[number]['device']['send']>[0],
  ): void {
    const words = typeof frame === 'string' ? frame : JSON.stringify(frame)
    for (const { device } of this.guests.atTable(id)) device.send(words)
  }

  private recording({ after, held, entries }: Pick<Change, 'after' | 'held' | 'entries'>) {
    if (!entries.some(({ what }) => what.type === 'ended')) return undefined
    return async (db: Parameters<typeof writeRecord>[0]) => {
      await this.people.meet(personsAt(after))
      await writeRecord(
        db,
        after,
        recordFor(after, held.ports, (person) => this.people.tell(person)),
      )
    }
  }

  private async publish({ held, before, after, owed }: Change): Promise<void> {
    this.dues.set(after.id, owed)
    await this.guests.changed(held, after)
    if (personsAt(before).join() !== personsAt(after).join()) this.guests.tellPresence(after)
    this.bots.ask(after)
    await this.tellYours(after)
    if (after.phase !== 'playing' || before.phase !== after.phase) this.hallChanged()
    if (rematchIsDue(after, this.momentOf(after))) await this.laying.follow(after)
    if (after.phase === 'playing' && before.phase === 'dealing')
      this.meanwhile(this.turnPushes.begun(after, this.momentOf(after)))
    if (after.phase === 'over' || after.phase === 'closed') this.tidy(after)
  }

  private tidy(table: CourtTable): void {
    this.deliveries.forget(table)
    this.turnPushes.forget(table)
  }

  /** To devices of this table's persons that are at court and look elsewhere. */
  private async tellYours(table: CourtTable): Promise<void> {
    const watching = new Set(this.guests.atTable(table.id).map(({ device }) => device))
    for (const person of personsAt(table)) {
      const elsewhere = this.elsewhere(person).filter((device) => !watching.has(device))
      if (elsewhere.length === 0) continue
      const [row] = await rowsOf({ ...this.hallPorts, tableOf: async () => table }, [table.id], person)
      for (const device of elsewhere) device.send({ type: 'yours', table: row! })
    }
  }
  /** Every device of this person that is connected; whoever holds the sockets knows. */
  elsewhere: (person: string) => readonly ReturnType<Guests['atTable']>[number]['device'][] = () => []

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
      await this.reckon(table.id)
      if (rematchIsDue(table, this.momentOf(table))) await this.laying.follow(table)
    }
    this.hallChanged()
  }

  /** Somebody has another name or emblem. */
  async renamed(person: string): Promise<void> {
    for (const held of await this.watched(person)) await this.guests.changed(held, held.saved)
    this.hallChanged()
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

  private async reckon(id: string): Promise<void> {
    this.dues.set(id, await this.tables.reckon(id))
  }

  private async work(id: string, kind: string): Promise<void> {
    const table = await this.tables.tableOf(id)
    if (!table || this.closed) return
    if (kind === 'bots') return this.bots.ask(table)
    if (kind.startsWith('push ')) return await this.push(table, kind.slice('push '.length))
    const outcome = await this.tables.act(id, fallingDue)
    const now = (await this.tables.tableOf(id))!
    if (rematchIsDue(now, this.momentOf(now))) await this.laying.follow(now)
    if (outcome.type === 'failed') this.dues.later(id, kind, this.ports.clock.now() + AGAIN_MS)
    else await this.reckon(id)
    // Devices may open what they add from now on.
    const held = await this.tables.load(id)
    if (held && now.dealing) await this.guests.changed(held, now)
  }

  private async push(table: CourtTable, person: string): Promise<void> {
    const kind = `push ${person}`
    const later = await this.turnPushes.turn(table, person, this.momentOf(table))
    if (later === null) await this.tables.settle(table.id, kind)
    else this.dues.later(table.id, kind, later)
  }

  private sweepLater(): void {
    this.sweeping = this.ports.clock.after(SWEEP_MS, () => {
      sweep(this)
        .catch((error) => this.ports.log('sweeping failed', { error: String(error) }))
        .then(() => this.sweepLater())
    })
  }
}
