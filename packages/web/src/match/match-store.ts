/** The page's end of a match: what is shown of it now, whatever carries its messages. */
import type { MoveObject, Seat } from '@durbar/kernel'
import type { Intent, Notice, Told, Update } from '@durbar/protocol/messages'
import type { Settings } from '@durbar/table'
import { freshKey } from '../chance.ts'
import { updateAsBefore } from './as-before.ts'
import { atOnce, type Beat, beatsOf, type Halting, type Timing } from './beats.ts'
import { Course, type Step } from './course.ts'
import { EMPTY, type MatchState } from './match-state.ts'
import { Pacing } from './pacing.ts'
import type { Transport } from './transport.ts'

const THINKING_STEPS = 10
/** What happened while the line was broken is told faster. */
const CATCHING_UP = 1.5

interface Answered {
  readonly seat: Seat
  readonly ply: number
  readonly revision: number
}

export class MatchStore {
  private state = EMPTY
  private readonly listeners = new Set<(byHand: boolean) => void>()
  /** What changes now, the person at the device changes. */
  private byHand = false
  private readonly transport: Transport
  private readonly pacing = new Pacing<Beat>((beat) => this.show(beat))
  /** The ply up to which everything is shown or waits. */
  private latest: number | null = null
  /** The moves that were asked for last in one word, also when they are made: they are taken back together. */
  private course: Course | null = null
  /** How long the table takes to show an event. */
  timing: Timing = () => 0
  /** Which events are done to whoever looks on. */
  halting: Halting = () => false
  /** Called for every beat that is shown, with what is new in it. */
  onTold: ((told: readonly Told[], update: Update) => void) | null = null

  constructor(transport: Transport, start: Extract<Intent, { type: 'new' | 'open' }>) {
    this.transport = transport
    transport.receive((notice) => this.receive(notice))
    transport.send(start)
  }

  readonly subscribe = (listener: (byHand: boolean) => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }
  readonly get = (): MatchState => this.state

  /** An answer to what the person has before their eyes, which may be a moment old; `onward` follows by itself. */
  readonly play = (
    move: MoveObject,
    seen: Update | null = this.state.shown,
    onward: readonly Step[] = [],
  ) => {
    const at = this.facing(seen)
    if (!at || this.state.sent) return
    this.course = onward.length > 0 ? new Course(at.ply, onward) : null
    this.hand(() => this.send(move, at))
  }
  readonly undo = () => {
    const at = this.facing()
    if (!at) return
    this.course?.turnBack(at.ply)
    this.transport.send({ type: 'undo', ...at, key: freshKey() })
  }
  /** This person has taken the device. */
  readonly face = (seat: Seat) => {
    if (this.state.sent) return
    this.setByHand({ sent: true })
    this.transport.send({ type: 'face', seat })
  }
  readonly hint = () => {
    const at = this.facing()
    if (!at) return
    this.setByHand({ hinting: true, hintFailed: false })
    this.transport.send({ type: 'hint', ...at })
  }
  readonly dismissHint = () => this.setByHand({ hint: null })
  readonly retry = (seat: Seat) => {
    this.setByHand({ botFailed: null })
    this.transport.send({ type: 'retry', seat })
  }
  /** Plays here what another window has open. */
  readonly takeOver = () => {
    this.setByHand({ status: 'loading' })
    this.transport.send({ type: 'takeOver' })
  }
  readonly setStepping = (stepping: boolean) => {
    this.hand(() => {
      this.pacing.setStepping(stepping)
      this.set({ stepping })
    })
  }
  /** Shows the next beat that waits. */
  readonly step = () => this.hand(() => this.pacing.step())
  /** Shows everything that waits, up to what was done to whoever looks on. */
  readonly skip = () => this.hand(() => this.pacing.skip())

  /** While something is pressed no beat follows by itself. */
  get held(): boolean {
    return this.pacing.held
  }
  hold(held: boolean): void {
    this.pacing.hold(held)
  }

  setSpeed(speed: Settings['speed']): void {
    this.pacing.speed = speed
  }

  close(): void {
    this.pacing.close()
    this.listeners.clear()
    this.transport.close()
  }

  private send(move: MoveObject, at: Answered): void {
    this.set({ sent: true, strayed: false })
    this.transport.send({ type: 'play', ...at, key: freshKey(), move })
  }

  /** What was asked for in one word goes on, or back, when the table stands still. */
  private goOn(now: Update): void {
    if (!this.course || this.state.waiting > 0) return
    const next = this.course.next(now)
    const at = this.facing(now)
    if (next === 'back') this.undo()
    else if (next === 'strayed' || (next && !at)) this.set({ strayed: true })
    else if (next && at) this.send(next, at)
  }

  /** Which state the person at the device answers. */
  private facing(shown = this.state.shown): Answered | null {
    if (!shown || shown.facing === null) return null
    return { seat: shown.facing, ply: shown.ply, revision: shown.revision }
  }

  private set(change: Partial<MatchState>): void {
    this.state = { ...this.state, ...change }
    for (const listener of this.listeners) listener(this.byHand)
  }
  private setByHand(change: Partial<MatchState>): void {
    this.hand(() => this.set(change))
  }
  private hand(act: () => void): void {
    this.byHand = true
    try {
      act()
    } finally {
      this.byHand = false
    }
  }

  private receive(notice: Notice): void {
    if (notice.type === 'update') this.enqueue(notice)
    else if (notice.type === 'thinking') this.think(notice.seat, notice.share)
    else if (notice.type === 'hint') {
      if (this.isShown(notice)) this.set({ hint: notice, hinting: false })
    } else if (notice.type === 'botFailed') {
      if (notice.seat === null) this.set({ hinting: false, hintFailed: true })
      else this.set({ botFailed: { seat: notice.seat, why: notice.why }, thinking: null })
    } else if (notice.type === 'kept') {
      if (notice.kept !== this.state.kept) this.set({ kept: notice.kept })
    } else if (notice.type === 'missing' || notice.type === 'unreadable') this.set({ status: notice.type })
    else if (notice.type === 'elsewhere') {
      this.pacing.showAll()
      this.set({ status: 'elsewhere', sent: false, botFailed: null })
    } else if (notice.type === 'failed')
      this.set({ trouble: notice.text, ...(this.state.shown ? {} : { status: 'failed' }) })
    else if (notice.type === 'stale') this.set({ overtaken: this.state.overtaken + 1 })
    // What was refused or stale is followed by the truth, as an update.
  }

  private isShown({ ply, revision }: { readonly ply: number; readonly revision: number }): boolean {
    return this.state.shown?.ply === ply && this.state.shown.revision === revision
  }

  /** In a few steps: every one of them draws the page, and a touch should not have to wait for it. */
  private think(seat: Seat, exact: number): void {
    const share = Math.floor(exact * THINKING_STEPS) / THINKING_STEPS
    const { thinking } = this.state
    if (thinking?.seat !== seat || thinking.share !== share) this.set({ thinking: { seat, share } })
  }

  /** What goes on from what is known is shown beat by beat, everything else at once. */
  private enqueue(update: Update): void {
    const news = update.told.at(-1)
    const byBot = news?.by != null && update.summary.seats[news.by]?.kind === 'bot'
    const follows = this.latest !== null && update.told[0]?.ply === this.latest + 1
    const moving = this.pacing.speed !== 0 || this.pacing.stepping
    this.latest = update.ply
    const missed = update.missed ? update.told.length : 0
    if (missed > 0) this.pacing.haste = CATCHING_UP
    if (follows && moving && (byBot || news?.views || missed > 0)) {
      if (missed > 0) this.set({ missed: this.state.missed + missed })
      this.pacing.add(...beatsOf(update, this.timing, this.halting))
      if (this.pacing.waiting !== this.state.waiting) this.set({ waiting: this.pacing.waiting })
    } else this.pacing.addAndSkip(atOnce(update))
  }

  private show({ update, told, events, ms }: Beat): void {
    if (this.pacing.waiting === 0) this.pacing.haste = 1
    const before = this.state.shown
    const from = update.told[0]?.ply ?? this.state.log.length
    const shown = before ? updateAsBefore(before, update) : update
    const moved = before?.revision !== update.revision
    const bots = update.awaited.filter((seat) => update.summary.seats[seat]?.kind === 'bot')
    const { thinking, botFailed, hint, hinting, hintFailed } = this.state
    this.set({
      status: 'open',
      shown,
      sent: false,
      log: [...this.state.log.filter((each) => each.ply < from), ...update.told],
      happening: events,
      lasts: ms,
      waiting: this.pacing.waiting,
      missed: this.pacing.waiting > 0 ? this.state.missed : 0,
      halted: this.pacing.halted,
      thinking: bots.length > 0 ? thinking : null,
      botFailed: botFailed && bots.includes(botFailed.seat) ? botFailed : null,
      hint: moved ? null : hint,
      hinting: moved ? false : hinting,
      hintFailed: moved ? false : hintFailed,
      strayed: moved ? false : this.state.strayed,
      trouble: null,
    })
    this.onTold?.(told, update)
    this.goOn(shown)
  }
}
