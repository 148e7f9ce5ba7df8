/** What a person at the table sees. All seats and spectators see the same. */
import type { Look, Seat, Viewer } from '@durbar/kernel'
import * as bits from '@durbar/kernel/bits'
import { type AntiqueId, antiqueAt, KINDS, type Kind, kindAt } from '../data/antiques.ts'
import { type CollectionId, collectionAt, needsOf } from '../data/collections.ts'
import { SALES_DAYS, tradeCardId, tradeRow } from '../data/market.ts'
import type { Score } from '../events.ts'
import { affords } from '../rules/action.ts'
import { loneAntiques, score } from '../rules/scoring.ts'
import { bank, collectionsOf, listed, ownsOfKind, price, rupeesOf, type State } from '../state.ts'

/** How many of each kind are still wanted. */
type Missing = Readonly<Partial<Record<Kind, number>>>

type Completes = Readonly<Partial<Record<Kind, readonly CollectionId[]>>>

export interface PlayerView {
  readonly rupees: number
  /** The purse holds the price of an antique (VM-4.5). */
  readonly affords: boolean
  /** Sorted by kind (VM-4.7). */
  readonly antiques: readonly AntiqueId[]
  readonly collections: readonly CollectionId[]
  /** What would be surrendered if the game ended now. */
  readonly lone: readonly AntiqueId[]
  /** For every card in the supply: the antiques still missing. */
  readonly missing: Readonly<Partial<Record<CollectionId, Missing>>>
  /** The cards of the supply that one more antique of a kind would complete; kinds that complete none are left out. */
  readonly completes: Completes
  readonly score: Score
}

export interface View {
  /** The seat this view belongs to; null for spectators. */
  readonly me: Seat | null
  readonly greySide: boolean
  readonly startSeat: Seat
  readonly day: number
  readonly days: number
  /** Whose turn it is; null when the game is over. */
  readonly active: Seat | null
  readonly inExtraTurn: boolean
  readonly offer: readonly (AntiqueId | null)[]
  /** 0 when no coin is left. */
  readonly price: number
  readonly trade: readonly { readonly id: string; readonly price: number; readonly coin: boolean }[]
  readonly supply: readonly CollectionId[]
  readonly bank: number
  readonly deck: number
  readonly removed: number
  readonly players: readonly PlayerView[]
  readonly places: readonly number[] | null
  /** With aids: the antiques still to come, in no order; it can be worked out from what was seen. */
  readonly toCome?: readonly AntiqueId[]
  /** The archive alone: the draw pile, top first. */
  readonly pile?: readonly AntiqueId[]
}

const names = (antiques: readonly number[]) => antiques.map(antiqueAt)

/** What this seat still lacks for every card of the supply. A card that lacks one piece is completed by that piece. */
function wanted(s: Readonly<State>, seat: Seat): Pick<PlayerView, 'missing' | 'completes'> {
  const missing: Partial<Record<CollectionId, Missing>> = {}
  const byKind: CollectionId[][] = KINDS.map(() => [])
  for (let rest = s.supply; rest; rest &= rest - 1) {
    const card = bits.lowest(rest)
    const short: Partial<Record<Kind, number>> = {}
    let pieces = 0
    let last = 0
    for (const { kind, number } of needsOf(card)) {
      const lacking = number - ownsOfKind(s, seat, kind)
      if (lacking <= 0) continue
      short[kindAt(kind)] = lacking
      pieces += lacking
      last = kind
    }
    missing[collectionAt(card)] = short
    if (pieces === 1) byKind[last]!.push(collectionAt(card))
  }
  const completes: Partial<Record<Kind, readonly CollectionId[]>> = {}
  for (let kind = 0; kind < KINDS.length; kind++)
    if (byKind[kind]!.length > 0) completes[kindAt(kind)] = byKind[kind]!
  return { missing, completes }
}

function player(s: Readonly<State>, seat: Seat): PlayerView {
  return {
    rupees: rupeesOf(s, seat),
    affords: affords(s, seat),
    antiques: names(listed(s.antiques, seat * KINDS.length)),
    collections: bits.members(collectionsOf(s, seat)).map(collectionAt),
    lone: names(loneAntiques(s, seat)),
    ...wanted(s, seat),
    score: score(s, seat),
  }
}

/** The table is open to all: they see the same of it. */
export function looks(s: Readonly<State>): Look<View, unknown> {
  const row = tradeRow(s.seats)
  const open = {
    greySide: s.greySide,
    startSeat: s.startSeat,
    day: s.day,
    days: SALES_DAYS,
    active: s.stack.at(-1)?.seat ?? null,
    inExtraTurn: s.inExtraTurn,
    offer: s.offer.map((antique) => (antique < 0 ? null : antiqueAt(antique))),
    price: price(s),
    trade: row.map((each, i) => ({
      id: tradeCardId(s.seats, i),
      price: each,
      coin: i >= row.length - s.coins,
    })),
    supply: bits.members(s.supply).map(collectionAt),
    bank: bank(s),
    deck: s.deck.length,
    removed: listed(s.removed).length,
    players: s.rupees.map((_, seat) => player(s, seat)),
    places: s.result?.places ?? null,
  }
  let toCome: readonly AntiqueId[] | undefined
  const deck = () => {
    toCome ??= names(s.deck).sort()
    return toCome
  }
  return {
    as: (who, aids = false) => ({
      me: typeof who === 'number' ? who : null,
      ...open,
      ...(aids ? { toCome: deck() } : {}),
      ...(who === 'archive' ? { pile: names(s.deck.toReversed()) } : {}),
    }),
  }
}

export const view = (s: Readonly<State>, who: Viewer, aids = false): View => looks(s).as(who, aids)
