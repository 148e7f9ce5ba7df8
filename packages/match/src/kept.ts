/** What is kept of a match. The key of its dice lies apart. */
import type { Match } from '@durbar/kernel'

export interface Kept {
  readonly match: Match
  readonly times: readonly number[]
  /** Counts every change, also those that take something back. */
  readonly revision: number
}
