/** What the log and the animation are told. Only what a peek showed is secret. */
import type { Seat, Viewer } from '@durbar/kernel'
import type { FakeId } from './data/antiquities.ts'
import type { CardId } from './data/cards.ts'
import type { Category } from './data/categories.ts'

/** The game has one end (WH-2.3). */
export const ENDS = ['allAuctioned'] as const

/** How a secret auction was decided: alone on top, by Excalibur (WH-10.3), or nearest to the auctioneer (WH-6.11). */
export type Decided = 'highest' | 'excalibur' | 'nearest'

/** Why a seat gets the points of a majority, or none. */
export type Why =
  /** WH-9.6: a total of 0 never places. */
  | 'noTotal'
  | 'first'
  | 'second'
  /** WH-9.8: two tied for first share the second-place points, two tied for second get nothing. */
  | 'tiedFirst'
  | 'tiedSecond'
  /** WH-9.9: more than two tied for first or second. */
  | 'crowd'
  /** WH-9.10: second-highest, but the tied leaders used up both places. */
  | 'placeUsedUp'
  | 'behind'

/** WH-9.7: who came before whom although they were equal. */
export interface TieBreak {
  readonly seat: Seat
  readonly over: Seat
  readonly by: 'yata' | 'nessus' | 'both'
}

export interface Majority {
  readonly category: Category
  readonly totals: readonly number[]
  /** 0 = none. */
  readonly places: readonly number[]
  readonly points: readonly number[]
  readonly why: readonly Why[]
  readonly tieBreaks: readonly TieBreak[]
}

export interface Account {
  readonly ingots: number
  /** WH-9.2 */
  readonly gold: number
  /** Cards of each category as they serve in sets. */
  readonly counts: readonly number[]
  /** What the Philosopher's Stone stands for; null = no Stone. */
  readonly stone: Category | null
  /** WH-9.4 */
  readonly sets: number
  /** By category. */
  readonly majorities: readonly number[]
  /** WH-10.2: 0 or less. */
  readonly malleus: number
  readonly total: number
  /** 1 with Yata no Kagami, -1 with the Shirt of Nessus, else 0. */
  readonly tieBreak: number
  readonly place: number
  /** The scored collection, by card number. */
  readonly scored: readonly CardId[]
}

/** WH-9.1: where every point comes from. */
export interface Breakdown {
  readonly categories: readonly Majority[]
  readonly accounts: readonly Account[]
  /** WH-9.12: places decided by Yata or Nessus although the totals are equal. */
  readonly tieBreaks: readonly TieBreak[]
}

export type Event =
  | { readonly t: 'begun'; readonly seat: Seat }
  | {
      readonly t: 'revealed'
      readonly seat: Seat
      readonly category: Category
      readonly card: CardId
      readonly secret: boolean
    }
  | { readonly t: 'income'; readonly seat: Seat; readonly amount: number }
  | { readonly t: 'bid'; readonly seat: Seat; readonly amount: number; readonly matched: boolean }
  | { readonly t: 'passed'; readonly seat: Seat; readonly byItself: boolean }
  | { readonly t: 'pawned'; readonly seat: Seat; readonly card: CardId; readonly amount: number }
  | { readonly t: 'fistsOpened'; readonly bids: readonly number[] }
  | {
      readonly t: 'won'
      readonly seat: Seat
      readonly card: CardId
      readonly amount: number
      readonly decided: Decided
    }
  | { readonly t: 'unsold'; readonly card: CardId }
  | { readonly t: 'paid'; readonly seat: Seat; readonly to: Seat; readonly amount: number }
  | { readonly t: 'surcharge'; readonly seat: Seat; readonly amount: number }
  | { readonly t: 'curseVoid'; readonly seat: Seat; readonly card: CardId }
  | { readonly t: 'gave'; readonly seat: Seat; readonly to: Seat; readonly amount: number }
  | {
      readonly t: 'peeked'
      readonly seat: Seat
      readonly gap: number
      readonly slot: number
      /** How many counterfeits the gap has. */
      readonly of: number
      readonly counterfeit: FakeId | null
    }
  | { readonly t: 'wealth'; readonly seat: Seat; readonly amount: number }
  | { readonly t: 'freed'; readonly seat: Seat; readonly card: CardId }
  | {
      readonly t: 'exchanged'
      readonly seat: Seat
      readonly own: CardId
      readonly with: Seat
      readonly theirs: CardId
    }
  | { readonly t: 'notExchanged'; readonly seat: Seat; readonly possible: boolean }
  | { readonly t: 'redeemed'; readonly seat: Seat; readonly card: CardId }
  | { readonly t: 'certified'; readonly seat: Seat; readonly seal: CardId; readonly card: CardId }
  | { readonly t: 'unveiled'; readonly gaps: readonly (readonly FakeId[])[] }
  | { readonly t: 'neutralised'; readonly seat: Seat; readonly counterfeit: FakeId }
  | { readonly t: 'notNeutralised'; readonly seat: Seat }
  | { readonly t: 'unmasked'; readonly seat: Seat; readonly card: CardId; readonly pawned: boolean }
  | { readonly t: 'arkTook'; readonly seat: Seat; readonly amount: number }
  | { readonly t: 'scored'; readonly breakdown: Breakdown }

/** That somebody looked, and where, is public; what it was is not (section 5 of the reference). */
export function redact(event: Event, who: Viewer): Event {
  return event.t === 'peeked' && who !== event.seat && who !== 'archive'
    ? { ...event, counterfeit: null }
    : event
}
