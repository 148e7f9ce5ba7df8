/** Who is paid, the most first; equal amounts do not occur in a scoring. */
import type { Purse } from '../events.ts'

export const byRank = (gold: Purse): readonly number[] =>
  gold.flatMap((n, seat) => (n > 0 ? [seat] : [])).toSorted((a, b) => gold[b]! - gold[a]!)
