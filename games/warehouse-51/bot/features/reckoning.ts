/** What is worked out of a position, once for all rows, as the imagined world has it. */
import { OF_CATEGORY } from '../../data/antiquities.ts'
import { MOST_SEATS } from '../../data/box.ts'
import { newThought, type Thought } from '../thought.ts'

export const CATEGORIES = OF_CATEGORY.length

const bySeat = () => new Int32Array(MOST_SEATS)
/** seat * CATEGORIES + category */
const byCategory = () => new Int32Array(MOST_SEATS * CATEGORIES)

export interface Reckoning {
  /** The table if the auction under way ended now. */
  readonly thought: Thought
  /** Counterfeits on the table that nothing has cancelled, by their antiquities. */
  fakes: number
  /** Antiquities that belong to nobody yet, the lot among them. */
  forSale: number
  /** Per seat: the fakes on the table that it knows, those of its own that it will save, the cards that will count, the curses that will strike. */
  readonly known: Int32Array
  readonly saved: Int32Array
  readonly counting: Int32Array
  readonly curses: Int32Array
  /** 1 with Yata no Kagami, -1 with the Shirt of Nessus. */
  readonly ties: Int32Array
  readonly totals: Int32Array
  /** Totals in thirds, so that Yata and Nessus decide between equals; 0 without a card. */
  readonly rank: Int32Array
  readonly points: Int32Array
  readonly hope: Float64Array
  readonly cards: Int32Array
  readonly sets: Int32Array
  /** Chance to complete the next set, which categories it lacks (two bits each), and how many cards in all. */
  readonly setHope: Float64Array
  readonly lacking: Int32Array
  readonly lacks: Int32Array
  readonly gold: Int32Array
  readonly malleus: Int32Array
  readonly score: Float64Array
  readonly hoped: Float64Array
}

export const newReckoning = (): Reckoning => ({
  thought: newThought(),
  fakes: 0,
  forSale: 0,
  known: bySeat(),
  saved: bySeat(),
  counting: bySeat(),
  curses: bySeat(),
  ties: bySeat(),
  totals: byCategory(),
  rank: byCategory(),
  points: byCategory(),
  hope: new Float64Array(MOST_SEATS * CATEGORIES),
  cards: byCategory(),
  sets: bySeat(),
  setHope: new Float64Array(MOST_SEATS),
  lacking: bySeat(),
  lacks: bySeat(),
  gold: bySeat(),
  malleus: bySeat(),
  score: new Float64Array(MOST_SEATS),
  hoped: new Float64Array(MOST_SEATS),
})
