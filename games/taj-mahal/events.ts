/** What the log and the animation are told. Secret are a card drawn from the pile and the order of a shuffle. */
import type { Seat, Viewer } from '@durbar/kernel'
import type { ColourId, SymbolId } from './data/cards.ts'
import type { Good } from './data/tiles.ts'
import type { Source } from './state.ts'

export const ENDS = ['twelveVisits'] as const

/** One symbol in the comparison of a withdrawal. */
export interface Comparison {
  readonly symbol: SymbolId
  readonly own: number
  /** The most any other row shows. */
  readonly best: number
  /** Whether its prize still lay at court. */
  readonly atCourt: boolean
  readonly won: boolean
}
/** The points for one good: 1 for itself and 1 for each tile that matches. */
export interface GoodPoints {
  readonly good: Good
  readonly points: number
  readonly matches: readonly string[]
}
/** A province that the chain reaches, and own cities along roads from the visited province to it. */
export interface Reached {
  readonly province: string
  readonly road: readonly string[]
}

/** Who acts: a seat, or the neutral prince of TM-V. */
export type Bidder = Seat | 'prince'

export type Event =
  | {
      readonly t: 'visit'
      readonly visit: number
      readonly province: string
      readonly tile: string
      readonly goods: readonly Good[]
      readonly startSeat: Seat
      readonly supply: readonly string[]
    }
  | {
      readonly t: 'played'
      readonly seat: Seat
      readonly card: string
      readonly extra: string | null
      readonly points: number
    }
  | { readonly t: 'withdrew'; readonly bidder: Bidder; readonly compared: readonly Comparison[] }
  | { readonly t: 'placed'; readonly bidder: Bidder; readonly city: string; readonly crown: boolean }
  | {
      readonly t: 'bonus'
      readonly bidder: Bidder
      readonly city: string
      readonly tile: string
      readonly points: number
      /** Tiles owned that show the same good; empty for points and card tiles. */
      readonly matches: readonly string[]
    }
  | {
      readonly t: 'provinceTile'
      readonly seat: Seat
      readonly tile: string
      readonly points: number
      readonly goods: readonly GoodPoints[]
    }
  | {
      readonly t: 'palaces'
      readonly seat: Seat
      readonly points: number
      readonly cities: readonly string[]
      readonly reached: readonly Reached[]
    }
  | {
      readonly t: 'discarded'
      readonly bidder: Bidder
      readonly cards: readonly string[]
      readonly kept: readonly string[]
    }
  | {
      readonly t: 'drew'
      readonly seat: Seat
      readonly card: string | null
      readonly why: 'bonus' | 'unplayed'
    }
  | { readonly t: 'nothingToDraw'; readonly seat: Seat }
  | { readonly t: 'took'; readonly seat: Seat; readonly cards: readonly string[]; readonly asked: boolean }
  | { readonly t: 'reshuffled'; readonly count: number; readonly order: readonly string[] | null }
  | { readonly t: 'turnedUp'; readonly card: string; readonly kept: boolean }
  | { readonly t: 'swept'; readonly cards: readonly string[] }
  | {
      readonly t: 'exchanged'
      readonly seat: Seat
      readonly token: SymbolId
      readonly special: string
      /** Whose hand it came from; null = the table. The own seat: it was there already (TM-8.3). */
      readonly from: Seat | null
    }
  | {
      readonly t: 'visitEnded'
      readonly visit: number
      readonly tile: string | null
      readonly bonus: readonly string[]
    }
  | {
      readonly t: 'scored'
      readonly seat: Seat
      readonly hand: readonly string[]
      readonly colour: ColourId | null
      readonly points: Readonly<Record<Source, number>>
      readonly total: number
      readonly place: number
    }

export function redact(event: Event, who: Viewer): Event {
  if (who === 'archive') return event
  if (event.t === 'reshuffled') return { t: 'reshuffled', count: event.count, order: null }
  if (event.t === 'drew' && event.seat !== who)
    return { t: 'drew', seat: event.seat, card: null, why: event.why }
  return event
}
