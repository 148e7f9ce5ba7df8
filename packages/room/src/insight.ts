import type { Moves, Seat } from '@durbar/kernel'

/** What a bot knows of a game beside its rules. */
export interface Insight<S> {
  /** The gap in points between two seats that makes one of them the likely winner (about 73 %). */
  readonly spread?: number
  /** How a search should treat this game, as measured in the arena: settings of the search by name. */
  readonly search?: Readonly<Record<string, number>>
  /**
   * The temperature of levels 1, 2 and 3: a move that is worse by this much, as a share of the opponents beaten, is
   * still chosen 1/e times as often as the best.
   */
  readonly carelessness?: readonly [number, number, number]
  /** Iterations that make levels 4 and 5; how long anybody waits for them stands beside the levels. */
  readonly efforts?: readonly [number, number]
  /**
   * Narrows a list of legal moves, in place, to those that are worth a thought. A search uses it for everything but
   * the decision it was asked about, where many moves differ only by degrees.
   */
  plausible?(s: Readonly<S>, seat: Seat, list: Moves): void
  /**
   * What a sentence about a move can point at, counted for one seat by name: cards that stay in hand, gold that is
   * left. Only what that seat can see. `texts/reasons.ts` has words for each.
   */
  facts?(s: Readonly<S>, seat: Seat): Readonly<Record<string, number>>
  readonly weights: Readonly<Record<string, number>>
  /** What each seat's position is worth, in points of the final score. Sees the whole (imagined) state. */
  evaluate(s: Readonly<S>, out: Float64Array, weights: Readonly<Record<string, number>>): void
}
