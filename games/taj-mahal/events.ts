/** What the log and the animation are told. Secret are a card drawn from the pile and the order of a shuffle. */
import type { Seat, Viewer } from '@durbar/kernel'
import type { CityId, ProvinceId } from './data/board.ts'
import type { CardId, ColourId, SpecialId, SymbolId } from './data/cards.ts'
import type { BonusId, Good, OwnedTileId, ProvinceTileId } from './data/tiles.ts'

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
  readonly matches: readonly OwnedTileId[]
}
/** A province that the chain reaches, and own cities along roads from the visited province to it. */
export interface Reached {
  readonly province: ProvinceId
  readonly road: readonly CityId[]
}

/** TM-9.2 */
export interface HandPoints {
  readonly handSpecial: number
  readonly handWhite: number
  readonly handColour: number
}

/** Who acts: a seat, or the neutral prince of TM-V. */
export type Bidder = Seat | 'prince'

export type Event =
  | {
      readonly t: 'visit'
      readonly visit: number
      readonly province: ProvinceId
      readonly tile: ProvinceTileId
      readonly goods: readonly Good[]
      readonly startSeat: Seat
      readonly supply: readonly CardId[]
    }
  | {
      readonly t: 'played'
      readonly seat: Seat
      readonly card: CardId
      readonly extra: CardId | null
      readonly points: number
    }
  | { readonly t: 'withdrew'; readonly bidder: Bidder; readonly compared: readonly Comparison[] }
  | { readonly t: 'placed'; readonly bidder: Bidder; readonly city: CityId; readonly crown: boolean }
  | {
      readonly t: 'bonus'
      readonly bidder: Bidder
      readonly city: CityId
      readonly tile: BonusId
      readonly points: number
      /** Tiles owned that show the same good; empty for points and card tiles. */
      readonly matches: readonly OwnedTileId[]
    }
  | {
      readonly t: 'provinceTile'
      readonly seat: Seat
      readonly tile: ProvinceTileId
      readonly points: number
      readonly goods: readonly GoodPoints[]
    }
  | {
      readonly t: 'palaces'
      readonly seat: Seat
      readonly points: number
      readonly cities: readonly CityId[]
      readonly reached: readonly Reached[]
    }
  | {
      readonly t: 'discarded'
      readonly bidder: Bidder
      readonly cards: readonly CardId[]
      readonly kept: readonly CardId[]
    }
  | {
      readonly t: 'drew'
      readonly seat: Seat
      readonly card: CardId | null
      readonly why: 'bonus' | 'unplayed'
    }
  | { readonly t: 'nothingToDraw'; readonly seat: Seat }
  | { readonly t: 'took'; readonly seat: Seat; readonly cards: readonly CardId[]; readonly asked: boolean }
  | { readonly t: 'reshuffled'; readonly count: number; readonly order: readonly CardId[] | null }
  | { readonly t: 'turnedUp'; readonly card: CardId; readonly kept: boolean }
  | { readonly t: 'swept'; readonly cards: readonly CardId[] }
  | {
      readonly t: 'exchanged'
      readonly seat: Seat
      readonly token: SymbolId
      readonly special: SpecialId
      /** Whose hand it came from; null = the table. The own seat: it was there already (TM-8.3). */
      readonly from: Seat | null
    }
  | {
      readonly t: 'visitEnded'
      readonly visit: number
      readonly tile: ProvinceTileId | null
      readonly bonus: readonly BonusId[]
    }
  | {
      readonly t: 'scored'
      readonly seat: Seat
      readonly hand: readonly CardId[]
      readonly colour: ColourId | null
      /** Of the hand. */
      readonly points: HandPoints
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
