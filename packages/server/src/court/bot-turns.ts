/**
 * Bots at tables of the court: every seat that a bot plays has one question in the pool's queue at a time, so that
 * no table waits for another's second one. What is no longer asked is called off.
 */
import type { Answer, Question } from '@durbar/bots'
import type { Seat } from '@durbar/kernel'
import type { At, Authority } from '@durbar/match'
import { type BotMove, botAt, type CourtTable } from '@durbar/match/court'
import type { Attention } from '../thinkers/thinkers.ts'
import type { Outcome } from './tables.ts'

export type Think = (question: Question, attention?: Attention) => Promise<Answer | null>

interface BotTurnsPorts {
  readonly think: Think
  play(table: string, move: BotMove): Promise<Outcome>
  progress(table: string, seat: Seat, share: number): void
  /** What was thought of is no longer asked. */
  tooLate(table: string): void
  /** Nobody could find a move. */
  failed(table: string, error: unknown): void
}

/** Whoever cannot think of anything is replaced by one who always can. */
const SIMPLEST = 'level1'

interface Busy {
  readonly at: Required<At>
  readonly stop: AbortController
}

function questionOf(id: string, authority: Authority, seat: Seat, level: string): Question {
  const { match, state } = authority.position
  const log = match.log.map(({ move, sum }) => ({ move, sum }))
  return { game: match.game, state, seat, level, seed: authority.seedFor(seat), past: { match: id, log } }
}

export class BotTurns {
  private readonly ports: BotTurnsPorts
  private readonly busy = new Map<string, Map<Seat, Busy>>()
  /** Where a move is on its way to the disk. */
  private readonly moving = new Set<string>()

  constructor(ports: BotTurnsPorts) {
    this.ports = ports
  }

  /** Tables at which a bot of ours thinks or moves. */
  get tables(): readonly string[] {
    return [...new Set([...this.busy.keys(), ...this.moving])]
  }

  isAt(table: string): boolean {
    return this.busy.has(table) || this.moving.has(table)
  }

  /** After every change of a table. Bots that are not ours to ask are another node's. */
  ask(table: CourtTable, areOurs = this.isAt(table.id)): void {
    const { authority } = table
    const busy = this.busy.get(table.id) ?? new Map<Seat, Busy>()
    const playing = table.phase === 'playing' && authority !== null
    for (const [seat, { at, stop }] of busy)
      if (!playing || !authority.isCurrent(at) || botAt(table.seats[seat]!) === null) {
        busy.delete(seat)
        stop.abort()
      }
    if (playing && areOurs)
      for (const seat of authority.awaited) {
        const level = botAt(table.seats[seat]!)
        if (level === null || busy.has(seat)) continue
        const one = { at: { ply: authority.ply, revision: authority.revision }, stop: new AbortController() }
        busy.set(seat, one)
        void this.decide(table, seat, level, one)
      }
    if (busy.size > 0) this.busy.set(table.id, busy)
    else this.busy.delete(table.id)
  }

  /** The best choices for a person's seat; null = none could be had. */
  async advise({ id, authority }: CourtTable, seat: Seat): Promise<Answer['choices'] | null> {
    const answer = await this.ports.think(questionOf(id, authority!, seat, 'level5')).catch(() => null)
    if (!answer) return null
    return answer.choices.length > 0 ? answer.choices : [{ move: answer.move, share: 1, place: 0 }]
  }

  close(): void {
    for (const seats of this.busy.values()) for (const { stop } of seats.values()) stop.abort()
    this.busy.clear()
  }

  private async decide(table: CourtTable, seat: Seat, level: string, { at, stop }: Busy): Promise<void> {
    const { signal } = stop
    const progress = (share: number) => signal.aborted || this.ports.progress(table.id, seat, share)
    const thought = (by: string) =>
      this.ports.think(questionOf(table.id, table.authority!, seat, by), { signal, progress })
    try {
      progress(0)
      const answer = await thought(level).catch(() => thought(SIMPLEST))
      if (signal.aborted || !answer) return
      this.done(table.id, seat)
      await this.play(table.id, { seat, ...at, move: answer.move })
    } catch (error) {
      if (signal.aborted) return
      this.done(table.id, seat)
      this.ports.failed(table.id, error)
    }
  }

  private async play(id: string, move: BotMove): Promise<void> {
    this.moving.add(id)
    try {
      const { type } = await this.ports.play(id, move)
      if (type === 'stale') this.ports.tooLate(id)
    } finally {
      this.moving.delete(id)
    }
  }

  private done(id: string, seat: Seat): void {
    const busy = this.busy.get(id)
    if (busy?.delete(seat) && busy.size === 0) this.busy.delete(id)
  }
}
