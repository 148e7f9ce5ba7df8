/**
 * What an evaluation works out on its way, in this order: the table as it would be if the auction under way ended now,
 * then for each seat what it believes, and what it expects of everybody. Made once: an evaluation allocates nothing.
 */
import { OF_CATEGORY } from '../data/antiquities.ts'
import { MOST_SEATS } from '../data/box.ts'

export interface Outlook {
  readonly purse: Float64Array
  readonly cards: Int32Array
  /** Values and cards still in the stacks, by category. */
  readonly toCome: Float64Array
  readonly cardsToCome: Float64Array
  auctionsLeft: number
}

export interface Belief {
  /** Known fakes that nothing has saved. */
  fakes: number
  /** Cards that may be fake for all the seat knows. */
  doubtful: number
  /** Chance that a doubtful card is genuine. */
  trust: number
}

export interface Thought {
  /** By `lookAhead`. */
  readonly outlook: Outlook
  /** By `believeLike`. */
  readonly belief: Belief
  /** By `reckonTotals`: expected totals by seat and category. */
  readonly totals: Float64Array
  /** By `sets`: how many cards of each category will count. */
  readonly held: Float64Array
}

export const newThought = (): Thought => ({
  outlook: {
    purse: new Float64Array(MOST_SEATS),
    cards: new Int32Array(MOST_SEATS),
    toCome: new Float64Array(OF_CATEGORY.length),
    cardsToCome: new Float64Array(OF_CATEGORY.length),
    auctionsLeft: 0,
  },
  belief: { fakes: 0, doubtful: 0, trust: 1 },
  totals: new Float64Array(MOST_SEATS * OF_CATEGORY.length),
  held: new Float64Array(OF_CATEGORY.length),
})
