/** What the log is told. A card is told when it is laid open, so nothing here is secret. */
import type { Seat } from '@durbar/kernel'
import type { Wish } from './data/feathers.ts'

export const ENDS = ['feathersGone'] as const

export interface Score {
  readonly feathers: number
  readonly wish: number
  readonly open: number
  readonly total: number
}

export type Event =
  | { readonly t: 'taken'; readonly seat: Seat; readonly count: number; readonly left: number }
  | { readonly t: 'opened'; readonly seat: Seat; readonly wish: Wish }
  | {
      readonly t: 'scored'
      readonly seat: Seat
      readonly wish: Wish
      readonly score: Score
      readonly place: number
    }

export const redact = (event: Event): Event => event
