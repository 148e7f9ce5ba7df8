/** A table on this device: the authority, the seat it faces, and the bots, behind the messages of the protocol. */
import { type AnyGame, isRefused, type Refused, type Seat } from '@durbar/kernel'
import type { Intent, Notice, Opening, SeatPlan, TableSummary } from '@durbar/protocol/messages'
import { Authority } from './authority.ts'
import { BotSeats } from './bot-seats.ts'
import { hides } from './hiding.ts'
import { HotSeat } from './hot-seat.ts'
import type { Answer } from './intent.ts'
import type { Kept } from './kept.ts'
import type { Clock, Think } from './ports.ts'

export interface TablePorts {
  readonly clock: Clock
  readonly think: Think
  post(notice: Notice): void
  /** After every change. `standing` is what anybody may see, for whoever lists tables. */
  keep(table: { readonly summary: TableSummary; readonly standing: unknown; readonly kept: Kept }): void
}

/** Which table it is, and who sits at it. */
type TablePlan = Pick<Opening, 'id' | 'seats'>
type TableIntent = Extract<Intent, { type: 'play' | 'undo' | 'hint' | 'face' | 'tell' | 'retry' }>

export class LocalTable {
  readonly authority: Authority
  private readonly plan: TablePlan
  private readonly ports: TablePorts
  private readonly bots: BotSeats
  private readonly hotSeat: HotSeat
  /** Bots move again, as often as somebody likes. */
  private readonly yielding: readonly Seat[]
  /** The last revision that was told. */
  private told = -1

  constructor(authority: Authority, plan: TablePlan, ports: TablePorts) {
    this.authority = authority
    this.plan = plan
    this.ports = ports
    this.hotSeat = new HotSeat(seatsOf(plan.seats, 'person'))
    this.yielding = seatsOf(plan.seats, 'bot')
    this.bots = new BotSeats(authority, plan.seats, ports, {
      thinking: (seat, share) => ports.post({ type: 'thinking', seat, share }),
      moved: (answer) => this.changed(answer.from),
      failed: (seat, failure) => ports.post({ type: 'botFailed', seat, ...failure }),
    })
  }

  static begin(game: AnyGame, opening: Opening, key: string, ports: TablePorts): LocalTable | Refused {
    const { seats, options } = opening
    const authority = Authority.begin(game, ports.clock, { seats: seats.length, options, key })
    return isRefused(authority) ? authority : new LocalTable(authority, opening, ports)
  }

  static resume(
    game: AnyGame,
    plan: TablePlan,
    kept: Kept,
    key: string,
    ports: TablePorts,
  ): LocalTable | Refused {
    if (plan.seats.length !== kept.match.seats)
      return { refused: `${plan.seats.length} seats at a table for ${kept.match.seats}` }
    const authority = Authority.resume(game, ports.clock, kept, key)
    return isRefused(authority) ? authority : new LocalTable(authority, plan, ports)
  }

  get id(): string {
    return this.plan.id
  }

  /** Tells everything and lets the bots begin. */
  open(): void {
    this.keep()
    this.settle()
    this.tell(0)
    this.bots.ask()
  }

  /** Nobody plays here any more; what is kept stays as it is. */
  close(): void {
    this.bots.close()
  }

  async handle(intent: TableIntent): Promise<void> {
    if (intent.type === 'play') this.answer(this.authority.play(intent))
    else if (intent.type === 'undo') this.answer(this.authority.undo(intent, this.yielding))
    else if (intent.type === 'face') this.face(intent.seat)
    else if (intent.type === 'tell') this.tell(intent.since)
    else if (intent.type === 'retry') this.bots.retry(intent.seat)
    else await this.hint(intent.seat)
  }

  private answer(answer: Answer): void {
    if (answer.type === 'done') {
      // What was answered before has been told before.
      if (answer.revision > this.told) this.changed(answer.from)
      else this.tell(this.authority.ply)
    } else {
      this.ports.post(answer)
      this.tell(this.authority.ply)
    }
  }

  private face(seat: Seat): void {
    if (!this.hotSeat.take(seat)) return
    this.authority.faced(seat)
    this.tell(0)
  }

  private async hint(seat: Seat): Promise<void> {
    const { authority, ports } = this
    if (!authority.awaited.includes(seat)) return
    const { ply, revision } = authority
    const advice = await this.bots.advise(seat)
    if (advice === null) return
    if ('why' in advice) ports.post({ type: 'botFailed', seat: null, ...advice })
    else ports.post({ type: 'hint', ply, revision, choices: advice })
  }

  private changed(from: number): void {
    this.keep()
    const before = this.hotSeat.facing
    this.settle()
    this.tell(this.hotSeat.facing === before ? from : 0)
    this.bots.ask()
  }

  private settle(): void {
    const { authority } = this
    this.hotSeat.settle(authority.awaited, authority.over, (seat) => hides(authority, seat))
  }

  private keep(): void {
    const { authority } = this
    const standing = authority.over ? null : authority.viewFor('observer')
    this.ports.keep({ summary: this.summary(), standing, kept: authority.kept() })
  }

  private summary(): TableSummary {
    const { authority, plan } = this
    const { from } = authority.position.match
    return {
      id: plan.id,
      game: authority.game.id,
      seats: plan.seats,
      options: authority.position.match.options,
      updated: this.ports.clock.now(),
      ply: authority.ply,
      over: authority.over,
      result: authority.position.state.result,
      yours: this.hotSeat.waiting(authority.awaited).length > 0,
      ...(from ? { from: from.ply } : {}),
    }
  }

  private tell(since: number): void {
    const { authority } = this
    const { facing } = this.hotSeat
    const viewer = facing ?? (authority.over ? 'archive' : 'observer')
    const update = authority.updateFor(viewer, since, this.yielding)
    this.told = authority.revision
    this.ports.post({
      ...update,
      type: 'update',
      summary: this.summary(),
      handTo: this.hotSeat.handTo(authority.awaited),
    })
    for (const [seat, failure] of this.bots.failed) this.ports.post({ type: 'botFailed', seat, ...failure })
  }
}

const seatsOf = (seats: readonly SeatPlan[], kind: SeatPlan['kind']): Seat[] =>
  seats.flatMap((plan, seat) => (plan.kind === kind ? [seat] : []))
