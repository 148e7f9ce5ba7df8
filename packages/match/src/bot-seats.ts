/**
 * The seats of bots: who must be asked, whose answer nobody wants any more, and what went wrong. A bot that throws,
 * falls silent or answers nonsense is told to whoever watches and waits to be asked again; the match never hangs on
 * it unsaid.
 */
import type { Seat } from '@durbar/kernel'
import type { HintChoice, SeatPlan } from '@durbar/protocol/messages'
import { type Failure, type Thought, thoughtOf } from './asking.ts'
import type { Authority } from './authority.ts'
import type { Answer, At } from './intent.ts'
import type { Clock, Think } from './ports.ts'

const HINT_LEVEL = 'level5'

interface BotWatch {
  thinking(seat: Seat, share: number): void
  /** This seat's move was made. */
  moved(answer: Extract<Answer, { type: 'done' }>): void
  failed(seat: Seat, failure: Failure): void
}

/** A question under way: which state it is about, and how it is called off. */
interface Pending {
  readonly at: Required<At>
  readonly stop: AbortController
}

export class BotSeats {
  private readonly authority: Authority
  private readonly seats: readonly SeatPlan[]
  private readonly ports: { readonly clock: Clock; readonly think: Think }
  private readonly watch: BotWatch
  private readonly busy = new Map<Seat, Pending>()
  private advising: Pending | null = null
  private readonly failures = new Map<Seat, Failure>()

  constructor(
    authority: Authority,
    seats: readonly SeatPlan[],
    ports: { readonly clock: Clock; readonly think: Think },
    watch: BotWatch,
  ) {
    this.authority = authority
    this.seats = seats
    this.ports = ports
    this.watch = watch
  }

  /** After every change: calls off what is no longer asked, and asks every bot that is awaited and has not failed. */
  ask(): void {
    const { awaited } = this.authority
    this.callOff(({ at }) => !this.authority.isCurrent(at))
    for (const seat of this.failures.keys()) if (!awaited.includes(seat)) this.failures.delete(seat)
    for (const seat of awaited) {
      const plan = this.seats[seat]
      if (plan?.kind !== 'bot' || this.busy.has(seat) || this.failures.has(seat)) continue
      const pending = this.begin()
      this.busy.set(seat, pending)
      void this.decide(seat, plan.level, pending)
    }
  }

  retry(seat: Seat): void {
    this.failures.delete(seat)
    this.ask()
  }

  /** Nobody is at the table any more. */
  close(): void {
    this.callOff(() => true)
  }

  /** Those that wait to be asked again. */
  get failed(): ReadonlyMap<Seat, Failure> {
    return this.failures
  }

  /** The best choices of a person's seat; null: the question has changed meanwhile, or was asked again. */
  async advise(seat: Seat): Promise<readonly HintChoice[] | Failure | null> {
    this.advising?.stop.abort()
    const pending = this.begin()
    this.advising = pending
    const thought = await this.thoughtOf(seat, HINT_LEVEL, pending, () => {})
    if (this.advising === pending) this.advising = null
    if (thought === null || !this.authority.isCurrent(pending.at)) return null
    if ('why' in thought) return thought
    return thought.choices.length > 0 ? thought.choices : [{ move: thought.move, share: 1, place: 0 }]
  }

  private begin(): Pending {
    const { ply, revision } = this.authority
    return { at: { ply, revision }, stop: new AbortController() }
  }

  private callOff(which: (pending: Pending) => boolean): void {
    for (const [seat, pending] of this.busy)
      if (which(pending)) {
        this.busy.delete(seat)
        pending.stop.abort()
      }
    if (this.advising && which(this.advising)) this.advising.stop.abort()
  }

  private async decide(seat: Seat, level: string, pending: Pending): Promise<void> {
    this.watch.thinking(seat, 0)
    const thought = await this.thoughtOf(seat, level, pending, (share) => this.watch.thinking(seat, share))
    if (thought === null) return
    this.busy.delete(seat)
    if ('why' in thought) {
      // What a bot could not do with a question that is gone, nobody needs to know.
      if (this.authority.isCurrent(pending.at)) this.fail(seat, thought)
      else this.ask()
      return
    }
    const answer = this.authority.play({ seat, ...pending.at, move: thought.move })
    if (answer.type === 'done') this.watch.moved(answer)
    else if (answer.type === 'stale') this.ask()
    else this.fail(seat, { why: 'nonsense', text: answer.refused })
  }

  private fail(seat: Seat, failure: Failure): void {
    this.failures.set(seat, failure)
    this.watch.failed(seat, failure)
  }

  private thoughtOf(
    seat: Seat,
    level: string,
    { stop }: Pending,
    progress: (share: number) => void,
  ): Promise<Thought> {
    const { match, state } = this.authority.position
    const log = match.log.map(({ move, sum }) => ({ move, sum }))
    const question = { state, seat, level, seed: this.authority.seedFor(seat), log }
    // Whoever has fallen silent need not go on either.
    return thoughtOf(question, this.ports, progress, stop.signal).finally(() => stop.abort())
  }
}
