/** What this node does because it is owed: clocks, bots' moves and pushes, each taken with a lease. */
import type { Seat } from '@durbar/kernel'
import type { Clock } from '@durbar/match'
import {
  type CourtTable,
  decideForBot,
  fallingDue,
  type Moment,
  nextDue,
  rematchIsDue,
} from '@durbar/match/court'
import type { Store } from '../store/store.ts'
import { BotTurns, type Think } from './bot-turns.ts'
import { DueTimes } from './due-times.ts'
import type { Guests } from './guests.ts'
import type { Laying } from './laying.ts'
import { LEASE_MS, type OwedRows, type Task } from './owed-rows.ts'
import { type Owed, owedBy } from './owing.ts'
import type { Tables } from './tables.ts'
import type { TurnPushes } from './turn-pushes.ts'

/** A bot that found no move, or a push service that is away, is tried again after this. */
const AGAIN_MS = 30_000

interface DutiesPorts {
  readonly store: Store
  readonly clock: Clock
  readonly rows: OwedRows
  readonly tables: Tables
  readonly laying: Laying
  readonly guests: Guests
  readonly turnPushes: TurnPushes
  readonly think: Think
  momentOf(table: CourtTable): Moment
  progress(table: string, seat: Seat, share: number): void
  meanwhile(doing: Promise<unknown>): void
  log(what: string, details?: object): void
}

export class Duties {
  readonly bots: BotTurns
  private readonly ports: DutiesPorts
  private readonly dues: DueTimes
  private renewing: () => void = () => {}
  private closed = false

  constructor(ports: DutiesPorts) {
    const { store, clock, rows, tables, think, log, meanwhile } = ports
    this.ports = ports
    this.dues = new DueTimes({
      clock,
      rows,
      alone: store.alone,
      work: (task) => meanwhile(this.work(task)),
      trouble: (error) => this.closed || log('what is owed cannot be looked at', { error: String(error) }),
    })
    this.bots = new BotTurns({
      think,
      play: (id, move) => tables.act(id, (table, moment) => decideForBot({ table, moment }, move)),
      progress: (id, seat, share) => ports.progress(id, seat, share),
      tooLate: (id) => meanwhile(tables.tableOf(id).then((table) => table && this.bots.ask(table, true))),
      failed: (id, error) => {
        log('a bot found no move', { table: id, error: String(error) })
        this.later({ table: id, kind: 'bots' }, AGAIN_MS)
      },
    })
  }

  async begin(): Promise<void> {
    // Nobody else can be at it: what is held there was held by somebody who is gone.
    if (this.ports.store.alone) await this.ports.rows.release()
    this.dues.begin()
    this.renewLater()
  }

  async close(): Promise<void> {
    this.closed = true
    this.renewing()
    this.bots.close()
    await this.dues.close()
  }

  /** Others need not wait for our leases to end. */
  async handOver(): Promise<void> {
    await this.ports.rows.release()
  }

  /** This was written down. */
  note(owed: Owed): void {
    for (const [kind, due] of owed) if (kind !== 'bots') this.dues.note(due)
  }

  /** A question was seen: what is owed falls due a little sooner than is written. */
  sooner(table: CourtTable): void {
    const due = nextDue(table, this.ports.momentOf(table))
    if (due !== null) this.dues.hint(table.id, due)
  }

  private later(task: Task, ms: number): void {
    const due = this.ports.clock.now() + ms
    this.ports.meanwhile(this.ports.rows.later(task, due))
    this.dues.note(due)
  }

  private renewLater(): void {
    const { clock, rows, meanwhile } = this.ports
    this.renewing = clock.after(LEASE_MS / 3, () => {
      meanwhile(rows.renew('bots', this.bots.tables))
      this.renewLater()
    })
  }

  private async work(task: Task): Promise<void> {
    const held = await this.ports.tables.held.fresh(task.table)
    if (this.closed) return
    if (!held) return this.ports.rows.giveBack(task, null)
    if (task.kind === 'bots') return this.askBots(held.saved, task)
    if (task.kind.startsWith('push ')) return this.push(held.saved, task)
    await this.fallDue(task)
  }

  private async askBots(table: CourtTable, task: Task): Promise<void> {
    this.bots.ask(table, true)
    if (!this.bots.isAt(table.id)) await this.giveBack(task)
  }

  private async fallDue(task: Task): Promise<void> {
    const { tables, laying, guests, momentOf } = this.ports
    const outcome = await tables.act(task.table, fallingDue)
    if (outcome.type === 'failed') return this.later(task, AGAIN_MS)
    const held = await tables.held.load(task.table)
    if (!held) return
    const now = held.saved
    if (rematchIsDue(now, momentOf(now))) await laying.follow(now)
    await this.giveBack(task)
    // Devices may open what they add from now on.
    if (now.dealing) await guests.changed(held, now)
  }

  private async push(table: CourtTable, task: Task): Promise<void> {
    const { rows, turnPushes, momentOf } = this.ports
    const moment = momentOf(table)
    const due = owedBy(table, moment).get(task.kind)
    if (due === undefined) return rows.giveBack(task, null)
    const told = await turnPushes.turn(table, task.kind.slice('push '.length), moment)
    if (told === 'told') await rows.settle(task, due)
    else if (told === 'looking') await rows.giveBack(task, null)
    else this.later(task, told - moment.now)
  }

  private async giveBack(task: Task): Promise<void> {
    const { rows, tables, momentOf } = this.ports
    const table = await tables.tableOf(task.table)
    const due = (table && owedBy(table, momentOf(table)).get(task.kind)) ?? null
    await rows.giveBack(task, due)
    if (due !== null) this.dues.note(due)
  }
}
