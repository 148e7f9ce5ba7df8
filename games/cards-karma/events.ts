/** What the log and the animation are told: every link of a chain, with what set it off. */
import type { Seat, Viewer } from '@durbar/kernel'
import type { CardId } from './data/cards.ts'
import type { Bonus, Reward } from './data/names.ts'

/** Why the game is over: the pass was played out (CK-15.1), or the elephant's karma did it (CK-R-39). */
export const ENDS = ['passPlayedOut', 'elephant'] as const
export type End = (typeof ENDS)[number]

/** A card that shows its die face. */
export interface Die {
  readonly card: CardId
  readonly value: number
}
export type Token = 'fame' | 'coins' | 'karma' | 'stewards'
/** What a gain comes from. */
export type Cause =
  | 'building'
  | 'printedCoin'
  | 'reward'
  | 'palace'
  | 'bonus'
  | 'set'
  | 'sale'
  | 'threeKarma'
  | 'threeStewards'
  | 'elephant'
export type Family = 'buildings' | 'goods'
export type SetEffect = 'same' | 'different'

export type Event =
  | { readonly t: 'arranged'; readonly seat: Seat; readonly order: readonly Bonus[] }
  | { readonly t: 'round'; readonly round: number; readonly elephant: Seat }
  | { readonly t: 'elephant'; readonly seat: Seat }
  | { readonly t: 'secondPass'; readonly round: number }
  | { readonly t: 'turn'; readonly seat: Seat; readonly kind: 'regular' | 'bonus' | 'steward' }
  /** A card of the grid is paid for. */
  | {
      readonly t: 'paid'
      readonly seat: Seat
      readonly card: CardId
      readonly slot: number
      readonly dice: readonly Die[]
      readonly karma: number
      readonly stewards: number
    }
  | { readonly t: 'stewardDice'; readonly seat: Seat }
  /**
   * A card becomes a die in hand, from a slot or (null) from the draw pile. Its value is the owner's secret.
   */
  | {
      readonly t: 'die'
      readonly seat: Seat
      readonly card: CardId
      readonly slot: number | null
      readonly value: number | null
    }
  | {
      readonly t: 'discarded'
      readonly seat: Seat
      readonly dice: readonly Die[]
      readonly cause: 'handLimit' | 'set' | 'palace'
    }
  | {
      readonly t: 'laid'
      readonly seat: Seat
      readonly card: CardId
      readonly row: 'buildings' | 'goods' | 'ships'
    }
  | { readonly t: 'palace'; readonly seat: Seat; readonly card: CardId; readonly action: number }
  | { readonly t: 'topCard'; readonly seat: Seat; readonly card: CardId }
  | { readonly t: 'rowBroken'; readonly seat: Seat; readonly by: CardId; readonly dice: readonly Die[] }
  | { readonly t: 'rowComplete'; readonly seat: Seat; readonly ships: readonly CardId[] }
  /** `from`: whose last ship is copied; null = the ship just laid. */
  | {
      readonly t: 'reward'
      readonly seat: Seat
      readonly ship: CardId
      readonly reward: Reward
      readonly from: Seat | null
    }
  /** A step that found nothing, or was declined. */
  | { readonly t: 'nothing'; readonly seat: Seat; readonly step: 'goods' | 'palace' | 'ship' }
  | {
      readonly t: 'gain'
      readonly seat: Seat
      readonly what: Token
      readonly n: number
      readonly cause: Cause
    }
  /** Three karma or three stewards go back. */
  | { readonly t: 'three'; readonly seat: Seat; readonly of: 'karma' | 'stewards' }
  | {
      readonly t: 'set'
      readonly seat: Seat
      readonly family: Family
      readonly effect: SetEffect
      readonly cards: readonly CardId[]
      readonly coins: number
      readonly stewards: number
    }
  | { readonly t: 'shipSet'; readonly seat: Seat }
  | {
      readonly t: 'turned'
      readonly seat: Seat
      readonly position: number
      readonly by: 'fame' | 'coins'
      readonly bonus: Bonus
      readonly turned: number
    }
  | { readonly t: 'bonus'; readonly seat: Seat; readonly bonus: Bonus }
  | { readonly t: 'bonusTurn'; readonly seat: Seat; readonly waiting: number }
  | {
      readonly t: 'grid'
      readonly cause: 'empty' | 'round'
      readonly cards: readonly { readonly slot: number; readonly card: CardId }[]
    }
  /** `order`: the new draw pile, top first; for the archive alone. */
  | {
      readonly t: 'reshuffle'
      readonly size: number
      readonly top: CardId
      readonly order: readonly CardId[] | null
    }
  | {
      readonly t: 'over'
      readonly end: End
      readonly scores: readonly number[]
      readonly places: readonly number[]
    }

export function redact(event: Event, who: Viewer): Event | null {
  if (who === 'archive') return event
  if (event.t === 'die' && event.seat !== who) return { ...event, value: null }
  if (event.t === 'reshuffle') return { ...event, order: null }
  return event
}
