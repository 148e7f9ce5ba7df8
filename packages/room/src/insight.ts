import type { Moves, Seat } from '@durbar/kernel'

/**
 * What a learned judgement reads of a position: numbers of the order of one, by name. The network looks at every
 * seat with the same eyes: it reads that seat's row, the sum of the other seats' rows, and the row of the table.
 */
export interface Features<S> {
  /** Of every seat for itself: what it has, what is in its reach, when it moves. */
  readonly seat: readonly string[]
  /** Of the table as a whole, the same for all seats: how far the game is, what lies open. */
  readonly table: readonly string[]
  /**
   * Fills `out`, which holds zeros: a row for each seat, then that of the table. Allocates nothing, uses plain
   * arithmetic only (the same numbers in every engine), and reads whatever an imagined state holds.
   */
  read(s: Readonly<S>, out: Float64Array): void
}

/** What bots of a game have learned by playing against themselves, see `training/`. */
export interface Learned {
  /** The network that reads the features, as `training/` writes it: fetched only when a bot that uses it sits down. */
  network(): Promise<string>
  /** How a search should use it, as measured in the arena: settings of the search by name, all that are not usual. */
  readonly search: Readonly<Record<string, number>>
  /** Iterations of level 5, and of the one that nobody beats. */
  readonly efforts: readonly [number, number]
}

export interface LuckInsight {
  /**
   * So many moves are played on before a position is looked at. To the end where an evaluation in between believes in
   * what the price of it takes back later.
   */
  readonly rollout: number
  /** How much of what those playouts show is seen in results: 1 is all of it. */
  readonly seen: number
}

/** What a bot knows of a game beside its rules. */
export interface Insight<S> {
  /** The gap in points between two seats that makes one of them the likely winner (about 73 %). */
  readonly spread?: number
  /** How a search should treat this game, as measured in the arena: settings of the search by name. */
  readonly search?: Readonly<Record<string, number>>
  /** How the judge tells what chance gave, as measured by `durbar review --luck`. */
  readonly luck?: LuckInsight
  /**
   * The temperature of levels 1, 2 and 3: a move that is worse by this much, as a share of the opponents beaten, is
   * still chosen 1/e times as often as the best.
   */
  readonly carelessness?: readonly [number, number, number]
  /** Iterations that make level 4 and the level 5 of before bots had learned; how long anybody waits for them stands beside the levels. */
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
  readonly features?: Features<S>
  /** None: its bots are those of the hand-written evaluation. */
  readonly learned?: Learned
  readonly weights: Readonly<Record<string, number>>
  /** What each seat's position is worth, in points of the final score. Sees the whole (imagined) state. */
  evaluate(s: Readonly<S>, out: Float64Array, weights: Readonly<Record<string, number>>): void
}
