/**
 * The page's end of a match: starts the workers, paces what they tell, and keeps the log. A bot's moves are
 * shown one after the other, as fast as the person likes; its own are shown at once.
 */
import type { MoveObject, Seat } from '@durbar/kernel'
import type { Settings } from '@durbar/table'
import type { FromHost, HintChoice, Opening, Role, ToHost, Told, Update } from './messages.ts'
import MatchWorker from './worker.ts?worker'

const THINKING_STEPS = 5

export interface MatchState {
  readonly shown: Update | null
  /** A move is on its way, or the device was taken: what was asked is answered. */
  readonly sent: boolean
  readonly log: readonly Told[]
  /** Moves that have happened and wait to be shown. */
  readonly waiting: number
  readonly stepping: boolean
  readonly thinking: { readonly seat: Seat; readonly share: number } | null
  readonly hint: { readonly ply: number; readonly choices: readonly HintChoice[] } | null
  readonly hinting: boolean
  readonly missing: boolean
  /** The record is damaged. */
  readonly unreadable: boolean
  /** This device keeps the match. */
  readonly kept: boolean
  readonly trouble: string | null
}

/** Between two moves of bots, by the speed setting. */
const PAUSE_MS = [0, 1900, 950, 380] as const

const EMPTY: MatchState = {
  shown: null,
  sent: false,
  log: [],
  waiting: 0,
  stepping: false,
  thinking: null,
  hint: null,
  hinting: false,
  missing: false,
  unreadable: false,
  kept: true,
  trouble: null,
}

export class MatchClient {
  private state = EMPTY
  private readonly listeners = new Set<() => void>()
  private readonly queue: Update[] = []
  private readonly host = new MatchWorker()
  private readonly bots = new MatchWorker()
  private timer: ReturnType<typeof setTimeout> | null = null
  private lastShown = 0
  speed: Settings['speed'] = 2
  /** Called for every update that is shown, with what is new in it. */
  onTold: ((told: readonly Told[], update: Update) => void) | null = null

  constructor(start: { readonly opening: Opening } | { readonly id: string }) {
    const channel = new MessageChannel()
    const employ = (worker: Worker, role: Role & { port: MessagePort }) =>
      worker.postMessage(role, [role.port])
    employ(this.bots, { role: 'bots', port: channel.port1 })
    employ(this.host, { role: 'host', port: channel.port2 })
    this.host.addEventListener('message', (event: MessageEvent<FromHost>) => this.receive(event.data))
    this.send('opening' in start ? { type: 'new', opening: start.opening } : { type: 'open', id: start.id })
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }
  readonly get = (): MatchState => this.state

  readonly play = (move: MoveObject) => {
    if (this.state.sent) return
    this.set({ sent: true })
    this.send({ type: 'play', move })
  }
  readonly undo = () => this.send({ type: 'undo' })
  readonly takeFront = (seat: Seat) => {
    if (this.state.sent) return
    this.set({ sent: true })
    this.send({ type: 'front', seat })
  }
  readonly caption = (text: string) => this.send({ type: 'caption', text })
  readonly hint = () => {
    this.set({ hinting: true })
    this.send({ type: 'hint' })
  }
  readonly dismissHint = () => this.set({ hint: null })
  readonly setStepping = (stepping: boolean) => {
    this.set({ stepping })
    if (!stepping) this.pace()
  }
  /** Shows the next move that waits. */
  readonly step = () => this.showNext()
  /** Shows everything that waits. */
  readonly skip = () => {
    while (this.queue.length > 0) this.showNext()
  }

  close(): void {
    if (this.timer) clearTimeout(this.timer)
    this.host.terminate()
    this.bots.terminate()
    this.listeners.clear()
  }

  private send(message: ToHost): void {
    this.host.postMessage(message)
  }

  private set(change: Partial<MatchState>): void {
    this.state = { ...this.state, ...change }
    for (const listener of this.listeners) listener()
  }

  /** In a few steps: every one of them draws the page, and a touch should not have to wait for it. */
  private think(seat: Seat, exact: number): void {
    const share = Math.floor(exact * THINKING_STEPS) / THINKING_STEPS
    const { thinking } = this.state
    if (thinking?.seat !== seat || thinking.share !== share) this.set({ thinking: { seat, share } })
  }

  private receive(message: FromHost): void {
    if (message.type === 'update') this.enqueue(message)
    else if (message.type === 'thinking') this.think(message.seat, message.share)
    else if (message.type === 'hint') this.set({ hint: message, hinting: false })
    else if (message.type === 'missing') this.set({ missing: true })
    else if (message.type === 'unreadable') this.set({ unreadable: true })
    else if (message.type === 'kept') {
      if (message.kept !== this.state.kept) this.set({ kept: message.kept })
    } else if (message.type === 'trouble') this.set({ trouble: message.text })
  }

  private enqueue(update: Update): void {
    const { shown } = this.state
    this.queue.push(update)
    const latest = update.told.at(-1)
    const byBot = latest?.by != null && update.card.seats[latest.by]?.kind === 'bot'
    const follows = shown !== null && update.told[0]?.ply === shown.ply + this.queue.length
    if (!byBot || !follows) this.skip()
    else {
      this.set({ waiting: this.queue.length })
      this.pace()
    }
  }

  private pace(): void {
    if (this.timer || this.state.stepping || this.queue.length === 0) return
    const wait = Math.max(0, this.lastShown + PAUSE_MS[this.speed] - performance.now())
    if (wait === 0) this.showNext()
    else
      this.timer = setTimeout(() => {
        this.timer = null
        if (!this.state.stepping) this.showNext()
      }, wait)
  }

  private showNext(): void {
    const update = this.queue.shift()
    if (!update) return
    const before = this.state.shown
    const from = update.told[0]?.ply ?? this.state.log.length
    // A question that is asked again unchanged (somebody else chose meanwhile) keeps what was touched.
    const same =
      before?.question &&
      update.question &&
      JSON.stringify(before.question) === JSON.stringify(update.question)
    const shown = same ? { ...update, question: before.question } : update
    this.lastShown = performance.now()
    const moved = before?.ply !== update.ply
    this.set({
      shown,
      sent: false,
      log: [...this.state.log.filter((each) => each.ply < from), ...update.told],
      waiting: this.queue.length,
      thinking: update.awaited.some((seat) => update.card.seats[seat]!.kind === 'bot')
        ? this.state.thinking
        : null,
      hint: moved ? null : this.state.hint,
      hinting: moved ? false : this.state.hinting,
      trouble: null,
    })
    this.onTold?.(update.told, update)
    this.pace()
  }
}
