/** A transport to the court: the same notices and intents as of a worker, so that nobody behind it knows which. */
import { HotSeat } from '@durbar/match/hot-seat'
import type { TableIntent } from '@durbar/protocol/court/intents'
import type { Intent, MatchUpdate, Notice, TableSummary } from '@durbar/protocol/messages'
import type { Transport } from '../match/transport.ts'
import type { CourtTable, MatchFrame } from './court-table.ts'
import { plansOf } from './seat-plans.ts'
import { Story } from './story.ts'

export class SocketTransport implements Transport {
  private readonly table: CourtTable
  private readonly listeners = new Set<(notice: Notice) => void>()
  private hotSeat = new HotSeat([])
  private yours = ''
  /** Who sits where, as it was last told on. */
  private plans = ''
  private resigned = false
  private last: MatchUpdate | null = null
  private readonly story = new Story()
  private readonly unheard: () => void
  private readonly unwatch: () => void
  private readonly unsubscribe: () => void

  constructor(table: CourtTable) {
    this.table = table
    this.unwatch = table.watch((frame) => this.hear(frame))
    this.unsubscribe = table.subscribe(() => this.seated())
    this.unheard = table.connection.subscribe(() => {
      if (table.connection.get() === 'broken') this.story.breaks()
    })
  }

  send(intent: Intent): void {
    if (intent.type === 'open') {
      this.seated()
      if (this.yours === '') this.table.face(null, 0)
    } else if (intent.type === 'play') {
      const { key, type, seat, ply, revision, move } = intent
      void this.intend({ type, seat, ply, revision, move }, key)
    } else if (intent.type === 'undo') {
      const { key, type, seat, ply, revision } = intent
      void this.intend({ type, seat, ply, revision }, key)
    } else if (intent.type === 'face') {
      if (!this.hotSeat.take(intent.seat)) return
      this.story.forget()
      this.table.face(intent.seat, 0)
    } else if (intent.type === 'tell') this.table.face(this.hotSeat.facing, intent.since)
    else if (intent.type === 'hint') {
      const { seat, ply, revision } = intent
      this.table.connection.say({ type: 'hint', table: this.table.id, seat, ply, revision })
    }
  }

  receive(listener: (notice: Notice) => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  close(): void {
    this.unwatch()
    this.unsubscribe()
    this.unheard()
    this.listeners.clear()
  }

  private tell(notice: Notice): void {
    for (const listener of this.listeners) listener(notice)
  }

  /** The own seats may change: somebody sat down, a seat was taken over, the person became a spectator. */
  private seated(): void {
    const { told, parted } = this.table.get()
    if (parted === 'gone' && !this.last) this.tell({ type: 'missing', id: this.table.id })
    if (!told) return
    const yours = told.yours.join()
    const resigned = this.hasResigned(this.hotSeat.facing)
    if (resigned !== this.resigned) {
      this.resigned = resigned
      if (this.last) this.post({ ...this.last, told: [] })
    }
    const plans = JSON.stringify(plansOf(told))
    const others = plans !== this.plans
    this.plans = plans
    // Somebody has another name, or somebody else sits there: that is no matter of a move.
    if (yours === this.yours && others && this.last) this.post({ ...this.last, told: [] })
    if (yours === this.yours) return
    this.yours = yours
    this.hotSeat = new HotSeat(told.yours)
    this.last = null
    this.story.forget()
    this.table.face(this.hotSeat.facing, 0)
  }

  private hasResigned(facing: number | null): boolean {
    const seat = this.table.get().told?.seats[facing ?? -1]
    return seat?.kind === 'person' && seat.standIn?.why === 'resigned'
  }

  private async intend(intent: Extract<TableIntent, { type: 'play' | 'undo' }>, key: string): Promise<void> {
    const answer = await this.table.intend(intent, key)
    if (answer.type === 'done') return
    if (answer.type === 'stale') {
      if (intent.type === 'play') this.tell({ type: 'stale', ply: intent.ply, revision: intent.revision })
    } else if (answer.type === 'refused')
      this.tell({ type: 'refused', refused: answer.text, ...(answer.rule ? { rule: answer.rule } : {}) })
    // What stands there is how it is: nothing was done.
    if (this.last && answer.type !== 'stale') this.post({ ...this.last, told: [] })
    if (answer.type === 'failed') this.tell({ type: 'failed', text: 'unwritten' })
  }

  private hear(frame: MatchFrame): void {
    if (frame.type === 'thinking') this.tell({ type: 'thinking', seat: frame.seat, share: frame.share })
    else if (frame.type === 'hint') {
      const { ply, revision, choices } = frame
      if (choices) this.tell({ type: 'hint', ply, revision, choices })
      else this.tell({ type: 'botFailed', seat: null, why: 'silent', text: '' })
    } else this.update(frame)
  }

  private update({ type: _, table: __, hides, ...frame }: Extract<MatchFrame, { type: 'update' }>): void {
    const { told } = this.table.get()
    const update = this.story.whole(frame)
    if (!update) {
      this.askAnew()
      return
    }
    // Told to other eyes than now look on.
    if (!told || update.facing !== this.hotSeat.facing) return
    const before = this.last
    const faced = this.hotSeat.facing
    // Told nothing of it, a curtain never tells too much.
    this.hotSeat.settle(update.awaited, update.result !== null, (seat) => hides?.includes(seat) ?? true)
    const missed = this.story.isBroken
    const follows = this.hotSeat.facing === faced ? this.story.follow(update) : null
    if (!follows) {
      this.askAnew()
      return
    }
    this.last = follows
    this.table.known(this.story.since)
    // Told again after a break, and nothing has happened: what is on its way stays on its way.
    if (before?.revision === follows.revision && follows.told.length === 0) return
    this.post(follows, missed)
  }

  /** What was told does not go on from what is known. */
  private askAnew(): void {
    this.last = null
    this.story.forget()
    this.table.face(this.hotSeat.facing, 0)
  }

  private post(update: MatchUpdate, missed = false): void {
    const { told } = this.table.get()
    if (!told) return
    const over = update.result !== null
    const waiting = this.hotSeat.waiting(update.awaited)
    const summary: TableSummary = {
      id: told.id,
      game: told.arrangement.game,
      seats: plansOf(told),
      options: told.arrangement.options,
      updated: told.now,
      ply: update.ply,
      over,
      result: update.result,
      yours: waiting.length > 0,
    }
    const handTo = over || told.yours.length < 2 ? null : this.hotSeat.handTo(update.awaited)
    // Whoever has resigned is asked nothing any more.
    const question = this.hasResigned(update.facing) ? null : update.question
    this.tell({ ...update, question, type: 'update', summary, handTo, ...(missed ? { missed } : {}) })
  }
}
