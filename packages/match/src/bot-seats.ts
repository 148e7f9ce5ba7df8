/**
 * The seats of bots: who must be asked, what came too late, and what went wrong. A bot that throws, falls silent
 * or answers nonsense is told to whoever watches and waits to be asked again; the match never hangs on it unsaid.
 */
import type { MoveObject, Seat } from '@durbar/kernel'
import type { BotFailure, HintChoice, SeatPlan } from '@durbar/protocol/messages'
import type { Answer, Authority } from './authority.ts'
import type { Clock, Think } from './ports.ts'

/** In live play nobody waits longer than this for the strongest bot. */
const LONGEST_MS: Readonly<Record<string, number>> = { level5: 1000 }
/** A bot that thinks says how far it is; one that has said nothing for so long is not thinking. */
const SILENT_AFTER_MS = 30_000
const HINT_LEVEL = 'level5'
const HINT_MS = 900

export interface Failure {
  readonly why: BotFailure
  readonly text: string
}

export interface BotWatch {
  thinking(seat: Seat, share: number): void
  /** This seat's move was made. */
  moved(answer: Extract<Answer, { type: 'done' }>): void
  failed(seat: Seat, failure: Failure): void
}

type Thought = { readonly move: MoveObject; readonly choices: readonly HintChoice[] } | Failure

export class BotSeats {
  private readonly authority: Authority
  private readonly seats: readonly SeatPlan[]
  private readonly clock: Clock
  private readonly think: Think
  private readonly watch: BotWatch
  private readonly busy = new Set<Seat>()
  private readonly failures = new Map<Seat, Failure>()

  constructor(
    authority: Authority,
    seats: readonly SeatPlan[],
    ports: { readonly clock: Clock; readonly think: Think },
    watch: BotWatch,
  ) {
    this.authority = authority
    this.seats = seats
    this.clock = ports.clock
    this.think = ports.think
    this.watch = watch
  }

  /** Asks every bot that is awaited and neither thinks nor has failed. */
  ask(): void {
    const { awaited } = this.authority
    for (const seat of this.failures.keys()) if (!awaited.includes(seat)) this.failures.delete(seat)
    for (const seat of awaited) {
      const plan = this.seats[seat]
      if (plan?.kind !== 'bot' || this.busy.has(seat) || this.failures.has(seat)) continue
      this.busy.add(seat)
      void this.decide(seat, plan.level)
    }
  }

  retry(seat: Seat): void {
    this.failures.delete(seat)
    this.ask()
  }

  /** Those that wait to be asked again. */
  get failed(): ReadonlyMap<Seat, Failure> {
    return this.failures
  }

  /** The best choices of a person's seat; null: the question has changed meanwhile. */
  async advise(seat: Seat): Promise<readonly HintChoice[] | Failure | null> {
    const { ply, revision } = this.authority
    const thought = await this.thoughtOf(seat, HINT_LEVEL, HINT_MS, () => {})
    if (!this.authority.isCurrent({ ply, revision })) return null
    if ('why' in thought) return thought
    return thought.choices.length > 0 ? thought.choices : [{ move: thought.move, share: 1, place: 0 }]
  }

  private async decide(seat: Seat, level: string): Promise<void> {
    const { ply, revision } = this.authority
    this.watch.thinking(seat, 0)
    const thought = await this.thoughtOf(seat, level, LONGEST_MS[level] ?? null, (share) =>
      this.watch.thinking(seat, share),
    )
    this.busy.delete(seat)
    if ('why' in thought) {
      // What a bot could not do with a question that is gone, nobody needs to know.
      if (this.authority.isCurrent({ ply, revision })) this.fail(seat, thought)
      else this.ask()
      return
    }
    const answer = this.authority.play({ seat, ply, revision, move: thought.move })
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
    milliseconds: number | null,
    progress: (share: number) => void,
  ): Promise<Thought> {
    return new Promise((resolve) => {
      const silent = () => resolve({ why: 'silent', text: `no sign for ${SILENT_AFTER_MS / 1000} seconds` })
      let patience = this.clock.after(SILENT_AFTER_MS, silent)
      const settle = (thought: Thought) => {
        patience()
        resolve(thought)
      }
      const question = {
        state: this.authority.position.state,
        seat,
        level,
        milliseconds,
        seed: this.authority.seedFor(seat),
      }
      // A bot may also throw before it has promised anything.
      new Promise<Awaited<ReturnType<Think>>>((answered) => {
        answered(
          this.think(question, (share) => {
            patience()
            patience = this.clock.after(SILENT_AFTER_MS, silent)
            progress(share)
          }),
        )
      }).then(
        (answer) => settle(answer ?? { why: 'nonsense', text: 'no answer' }),
        (error: unknown) =>
          settle({ why: 'threw', text: error instanceof Error ? error.message : `${error}` }),
      )
    })
  }
}
