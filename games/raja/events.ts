/** What the log and the animation are told. An event names a disc only when it is turned up: nothing to redact. */
import type { Seat } from '@durbar/kernel'

export const ENDS = ['palaces', 'track', 'guard'] as const
export type End = (typeof ENDS)[number]

/** Gold per seat. */
export type Purse = readonly number[]

export type Event =
  | { readonly t: 'characterPicked'; readonly seat: Seat; readonly card: number }
  | { readonly t: 'bid'; readonly seat: Seat; readonly amount: number }
  | { readonly t: 'bidPassed'; readonly seat: Seat }
  | { readonly t: 'auctionWon'; readonly seat: Seat; readonly price: number }
  | { readonly t: 'startHousePlaced'; readonly seat: Seat; readonly village: string }
  | { readonly t: 'supplied'; readonly houses: number }
  | {
      readonly t: 'roundBegan'
      readonly round: number
      readonly city: string
      readonly field: number
      readonly next: string
    }
  | { readonly t: 'discsSet' }
  | { readonly t: 'turnBegan'; readonly seat: Seat; readonly actions: readonly string[] }
  | { readonly t: 'traderGold'; readonly seat: Seat; readonly gold: number }
  | { readonly t: 'yogiChip'; readonly seat: Seat }
  | {
      readonly t: 'travelled'
      readonly seat: Seat
      readonly road: string
      readonly from: string
      readonly to: string
      readonly toll: number
      readonly bankPays: boolean
      readonly received: Purse
    }
  | { readonly t: 'coinsTaken'; readonly seat: Seat; readonly gold: number }
  | {
      readonly t: 'houseBuilt'
      readonly seat: Seat
      readonly node: string
      readonly price: number
      readonly slot: number | string
    }
  | {
      readonly t: 'houseMoved'
      readonly seat: Seat
      readonly from: string
      readonly to: string
      readonly closed: boolean
      readonly slot: number | string
    }
  | { readonly t: 'housesTaken'; readonly seat: Seat; readonly houses: number }
  | {
      readonly t: 'palaceBuilt'
      readonly seat: Seat
      readonly city: string
      readonly field: string
      readonly size: 'large' | 'small'
      readonly price: number
      readonly built: number
    }
  | {
      readonly t: 'crestShifted'
      readonly seat: Seat
      readonly city: string
      readonly passed: readonly string[]
      readonly next: string
    }
  | {
      readonly t: 'characterTaken'
      readonly seat: Seat
      readonly card: number
      readonly putBack: number | null
    }
  | {
      readonly t: 'characterRobbed'
      readonly seat: Seat
      readonly from: Seat
      readonly card: number
      readonly putBack: number
    }
  | { readonly t: 'replacementChosen'; readonly seat: Seat; readonly card: number }
  | {
      readonly t: 'charactersSwapped'
      readonly seat: Seat
      readonly with: Seat
      readonly take: number
      readonly give: number
    }
  | { readonly t: 'recruiting'; readonly seat: Seat; readonly from: Seat }
  | { readonly t: 'characterSurrendered'; readonly seat: Seat; readonly to: Seat; readonly card: number }
  | { readonly t: 'chipUsed'; readonly seat: Seat; readonly action: string }
  | {
      readonly t: 'turnEnded'
      readonly seat: Seat
      /** The actions left incomplete; each gives every other player `gold` / their number. */
      readonly incomplete: readonly string[]
      readonly gold: number
    }
  | {
      readonly t: 'cityScored'
      readonly city: string
      readonly points: Purse
      readonly gold: Purse
      readonly monopoly: boolean
    }
  | {
      readonly t: 'gameEnded'
      readonly end: End
      readonly palaces: readonly number[]
      readonly gold: Purse
      readonly places: readonly number[]
    }

export const redact = (event: Event): Event => event
