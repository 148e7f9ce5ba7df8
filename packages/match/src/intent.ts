/** What a seat asks of a match, and what comes of it. */
import type { Refused, Seat } from '@durbar/kernel'

/** Which state somebody answers. `revision` tells two states of the same ply apart after something was taken back. */
export interface At {
  readonly ply: number
  readonly revision?: number
}

export interface Intent extends At {
  readonly seat: Seat
  /** Sent twice with the same key, it is carried out once and answered twice. */
  readonly key?: string
}

export type Answer =
  /** Everything from the ply `from` on is to be told anew. */
  | { readonly type: 'done'; readonly ply: number; readonly revision: number; readonly from: number }
  | ({ readonly type: 'refused' } & Refused)
  /** What was answered is no longer asked; here is what is. */
  | { readonly type: 'stale'; readonly ply: number; readonly revision: number }
