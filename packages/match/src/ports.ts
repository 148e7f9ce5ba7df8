/** What a match needs from outside; everything else in this package is a function of what it is told. */
import type { Core, Entry, MoveObject, Seat } from '@durbar/kernel'
import type { HintChoice } from '@durbar/protocol/messages'

export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  /** Calls once, later; the answer calls it off. */
  after(milliseconds: number, then: () => void): () => void
}

export interface BotQuestion {
  readonly state: Core
  readonly seat: Seat
  readonly level: string
  readonly seed: number
  /** How it came to this, for a bot that goes on thinking where it was at its last decision. */
  readonly log: readonly Pick<Entry, 'move' | 'sum'>[]
}

/**
 * Asks a bot somewhere else. What comes back may be late, nonsense, or never come. `calledOff` is aborted when
 * nobody wants the answer any more.
 */
export type Think = (
  question: BotQuestion,
  progress: (share: number) => void,
  calledOff: AbortSignal,
) => Promise<{ readonly move: MoveObject; readonly choices: readonly HintChoice[] } | null>
