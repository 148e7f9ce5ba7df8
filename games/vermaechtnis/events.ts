/** What the log and the animation are told. Nothing here is secret: everybody sees the whole table. */
import type { Seat } from '@durbar/kernel'
import type { AntiqueId } from './data/antiques.ts'
import type { CollectionId, Effect } from './data/collections.ts'

/** VM-8.1. An offer emptied by a grey card counts as sold out (VM-R20). */
export const DAY_ENDS = ['offerEmpty', 'coinsGone'] as const
export type DayEnd = (typeof DAY_ENDS)[number]

export interface Score {
  readonly antiques: number
  readonly collections: number
  readonly money: number
  readonly total: number
  /** After the surrender: breaks ties. */
  readonly kept: number
}

export type Event =
  | { readonly t: 'coinTaken'; readonly seat: Seat; readonly price: number }
  | { readonly t: 'bought'; readonly seat: Seat; readonly antique: AntiqueId; readonly price: number }
  | {
      readonly t: 'collectionTaken'
      readonly seat: Seat
      readonly card: CollectionId
      readonly gaveUp: AntiqueId | null
    }
  | { readonly t: 'declined'; readonly seat: Seat }
  | { readonly t: 'taxPaid'; readonly seat: Seat; readonly amount: number }
  | {
      readonly t: 'effect'
      readonly seat: Seat
      readonly effect: Effect
      readonly lapsed: boolean
      readonly cleared: readonly AntiqueId[]
    }
  | {
      readonly t: 'dayEnded'
      readonly day: number
      readonly reason: DayEnd
      readonly leftOver: readonly AntiqueId[]
    }
  | { readonly t: 'newDay'; readonly day: number; readonly offer: readonly AntiqueId[] }
  | { readonly t: 'surrendered'; readonly seat: Seat; readonly antiques: readonly AntiqueId[] }
  | { readonly t: 'scored'; readonly seat: Seat; readonly score: Score; readonly place: number }

export const redact = (event: Event): Event => event
