/** What the log and the animation are told. An event names a disc only when it is turned up: nothing to redact. */
import type { Seat } from '@durbar/kernel'
import type { ActionId, Slot } from './data/actions.ts'
import type { CityId, FieldId, JunctionId, NodeId, RoadId, VillageId } from './data/board.ts'
import type { Card } from './data/characters.ts'
import type { Size } from './data/material.ts'

export const ENDS = ['palaces', 'track', 'guard'] as const
export type End = (typeof ENDS)[number]

/** Gold per seat. */
export type Purse = readonly number[]

export type Event =
  | { readonly t: 'characterPicked'; readonly seat: Seat; readonly card: Card }
  | { readonly t: 'bid'; readonly seat: Seat; readonly amount: number }
  | { readonly t: 'bidPassed'; readonly seat: Seat }
  | { readonly t: 'auctionWon'; readonly seat: Seat; readonly price: number }
  | { readonly t: 'startHousePlaced'; readonly seat: Seat; readonly village: VillageId }
  | { readonly t: 'supplied'; readonly houses: number }
  | {
      readonly t: 'roundBegan'
      readonly round: number
      readonly city: CityId
      readonly field: number
      readonly next: CityId
    }
  | { readonly t: 'discsSet' }
  | { readonly t: 'turnBegan'; readonly seat: Seat; readonly actions: readonly ActionId[] }
  | { readonly t: 'traderGold'; readonly seat: Seat; readonly gold: number }
  | { readonly t: 'yogiChip'; readonly seat: Seat }
  | {
      readonly t: 'travelled'
      readonly seat: Seat
      readonly road: RoadId
      readonly from: JunctionId
      readonly to: JunctionId
      readonly toll: number
      readonly bankPays: boolean
      readonly received: Purse
    }
  | { readonly t: 'coinsTaken'; readonly seat: Seat; readonly gold: number }
  | {
      readonly t: 'houseBuilt'
      readonly seat: Seat
      readonly node: NodeId
      readonly price: number
      readonly slot: Slot
    }
  | {
      readonly t: 'houseMoved'
      readonly seat: Seat
      readonly from: NodeId
      readonly to: NodeId
      readonly closed: boolean
      readonly slot: Slot
    }
  | { readonly t: 'housesTaken'; readonly seat: Seat; readonly houses: number }
  | {
      readonly t: 'palaceBuilt'
      readonly seat: Seat
      readonly city: CityId
      readonly field: FieldId
      readonly size: Size
      readonly price: number
      readonly built: number
    }
  | {
      readonly t: 'crestShifted'
      readonly seat: Seat
      readonly city: CityId
      readonly passed: readonly CityId[]
      readonly next: CityId
    }
  | {
      readonly t: 'characterTaken'
      readonly seat: Seat
      readonly card: Card
      readonly putBack: Card | null
    }
  | {
      readonly t: 'characterRobbed'
      readonly seat: Seat
      readonly from: Seat
      readonly card: Card
      readonly putBack: Card
    }
  | { readonly t: 'replacementChosen'; readonly seat: Seat; readonly card: Card }
  | {
      readonly t: 'charactersSwapped'
      readonly seat: Seat
      readonly with: Seat
      readonly take: Card
      readonly give: Card
    }
  | { readonly t: 'recruiting'; readonly seat: Seat; readonly from: Seat }
  | { readonly t: 'characterSurrendered'; readonly seat: Seat; readonly to: Seat; readonly card: Card }
  | { readonly t: 'chipUsed'; readonly seat: Seat; readonly action: ActionId }
  | {
      readonly t: 'turnEnded'
      readonly seat: Seat
      /** The actions left incomplete; each gives every other player `gold` / their number. */
      readonly incomplete: readonly ActionId[]
      readonly gold: number
    }
  | {
      readonly t: 'cityScored'
      readonly city: CityId
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
