/** What the log and the animation are told. Only what a peek showed is secret. */
import type { Seat, Viewer } from '@durbar/kernel'
import type { Category } from './data/categories.ts'
import type { Breakdown } from './rules/breakdown.ts'

/** The game has one end (WH-2.3). */
export const ENDS = ['allAuctioned'] as const

/** How a secret auction was decided: alone on top, by Excalibur (WH-10.3), or nearest to the auctioneer (WH-6.11). */
export type Decided = 'highest' | 'excalibur' | 'nearest'

export type Event =
  | { readonly t: 'begun'; readonly seat: Seat }
  | {
      readonly t: 'revealed'
      readonly seat: Seat
      readonly category: Category
      readonly card: string
      readonly secret: boolean
    }
  | { readonly t: 'income'; readonly seat: Seat; readonly amount: number }
  | { readonly t: 'bid'; readonly seat: Seat; readonly amount: number; readonly matched: boolean }
  | { readonly t: 'passed'; readonly seat: Seat; readonly byItself: boolean }
  | { readonly t: 'pawned'; readonly seat: Seat; readonly card: string; readonly amount: number }
  | { readonly t: 'fistsOpened'; readonly bids: readonly number[] }
  | {
      readonly t: 'won'
      readonly seat: Seat
      readonly card: string
      readonly amount: number
      readonly decided: Decided
    }
  | { readonly t: 'unsold'; readonly card: string }
  | { readonly t: 'paid'; readonly seat: Seat; readonly to: Seat; readonly amount: number }
  | { readonly t: 'surcharge'; readonly seat: Seat; readonly amount: number }
  | { readonly t: 'curseVoid'; readonly seat: Seat; readonly card: string }
  | { readonly t: 'gave'; readonly seat: Seat; readonly to: Seat; readonly amount: number }
  | {
      readonly t: 'peeked'
      readonly seat: Seat
      readonly gap: number
      readonly slot: number
      /** How many counterfeits the gap has. */
      readonly of: number
      readonly counterfeit: string | null
    }
  | { readonly t: 'wealth'; readonly seat: Seat; readonly amount: number }
  | { readonly t: 'freed'; readonly seat: Seat; readonly card: string }
  | {
      readonly t: 'exchanged'
      readonly seat: Seat
      readonly own: string
      readonly with: Seat
      readonly theirs: string
    }
  | { readonly t: 'notExchanged'; readonly seat: Seat; readonly possible: boolean }
  | { readonly t: 'redeemed'; readonly seat: Seat; readonly card: string }
  | { readonly t: 'certified'; readonly seat: Seat; readonly seal: string; readonly card: string }
  | { readonly t: 'unveiled'; readonly gaps: readonly (readonly string[])[] }
  | { readonly t: 'neutralised'; readonly seat: Seat; readonly counterfeit: string }
  | { readonly t: 'notNeutralised'; readonly seat: Seat }
  | { readonly t: 'unmasked'; readonly seat: Seat; readonly card: string; readonly pawned: boolean }
  | { readonly t: 'arkTook'; readonly seat: Seat; readonly amount: number }
  | { readonly t: 'scored'; readonly breakdown: Breakdown }

/** That somebody looked, and where, is public; what it was is not (section 5 of the reference). */
export function redact(event: Event, who: Viewer): Event {
  return event.t === 'peeked' && who !== event.seat && who !== 'archive'
    ? { ...event, counterfeit: null }
    : event
}
