/** What a match needs from outside; everything else in this package is a function of what it is told. */
import type { Core, MoveObject, Seat } from '@durbar/kernel'
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
  /** Think this long instead of the bot's own number of iterations. */
  readonly milliseconds: number | null
  readonly seed: number
}

/** Asks a bot somewhere else. What comes back may be late, nonsense, or never come. */
export type Think = (
  question: BotQuestion,
  progress: (share: number) => void,
) => Promise<{ readonly move: MoveObject; readonly choices: readonly HintChoice[] } | null>
