/** What a person at the table sees. All seats and spectators see the same. */
import type { Seat, Table, Viewer } from '@durbar/kernel'
import { ANTIQUES, KINDS, type Kind } from './data/antiques.ts'
import { COLLECTIONS, REQUIRES } from './data/collections.ts'
import { SALES_DAYS, tradeCardId, tradeRow } from './data/market.ts'
import type { Event, Score } from './events.ts'
import { takeCoin } from './rules/action.ts'
import { loneAntiques, score } from './rules/scoring.ts'
import { taxes } from './rules/taxes.ts'
import { bank, cards, clone, listed, ownsOfKind, price, type State } from './state.ts'

export interface PlayerView {
  readonly rupees: number
  /** What the leftmost coin would leave in the purse, taxes paid. */
  readonly coinBrings: number
  /** Sorted by kind (VM-4.7). */
  readonly antiques: readonly string[]
  readonly collections: readonly string[]
  /** What would be surrendered if the game ended now. */
  readonly lone: readonly string[]
  /** For every card in the supply: the antiques still missing. */
  readonly missing: Readonly<Record<string, Partial<Record<Kind, number>>>>
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
  readonly offer: readonly (string | null)[]
  /** 0 when no coin is left. */
  readonly price: number
  readonly trade: readonly { readonly id: string; readonly price: number; readonly coin: boolean }[]
  readonly supply: readonly string[]
  readonly bank: number
  readonly deck: number
  readonly removed: number
  readonly players: readonly PlayerView[]
  readonly places: readonly number[] | null
  /** With aids: the antiques still to come, in no order; it can be worked out from what was seen. */
  readonly toCome?: readonly string[]
  /** The archive alone: the draw pile, top first. */
  readonly pile?: readonly string[]
}

const names = (antiques: readonly number[]) => antiques.map((antique) => ANTIQUES[antique]!)

function missing(s: Readonly<State>, seat: Seat, card: number): Partial<Record<Kind, number>> {
  const short: Partial<Record<Kind, number>> = {}
  KINDS.forEach((kind, i) => {
    const lacking = REQUIRES[card]![i]! - ownsOfKind(s, seat, i)
    if (lacking > 0) short[kind] = lacking
  })
  return short
}

/** A table on which something is tried out: nothing is told, drawn or asked. */
const trial = (s: State): Table<State, Event> => ({
  s,
  roll: () => 0,
  shuffle: () => {},
  reveal: () => {},
  then: () => {},
  tell: null,
})

function coinBrings(s: Readonly<State>, seat: Seat): number {
  if (s.coins === 0) return 0
  const then = trial(clone(s))
  takeCoin.perform(then, seat, 0, { rule: 'action', seat })
  taxes.run(then, { rule: 'taxes', seat })
  return then.s.rupees[seat]! - s.rupees[seat]!
}

function player(s: Readonly<State>, seat: Seat): PlayerView {
  return {
    rupees: s.rupees[seat]!,
    coinBrings: coinBrings(s, seat),
    antiques: names(listed(s.antiques, seat * KINDS.length)),
    collections: cards(s.collections[seat]!).map((card) => COLLECTIONS[card]!),
    lone: names(loneAntiques(s, seat)),
    missing: Object.fromEntries(cards(s.supply).map((card) => [COLLECTIONS[card]!, missing(s, seat, card)])),
    score: score(s, seat),
  }
}

export function view(s: Readonly<State>, who: Viewer, aids = false): View {
  const row = tradeRow(s.seats)
  return {
    me: typeof who === 'number' ? who : null,
    greySide: s.greySide,
    startSeat: s.startSeat,
    day: s.day,
    days: SALES_DAYS,
    active: s.stack.at(-1)?.seat ?? null,
    inExtraTurn: s.inExtraTurn,
    offer: s.offer.map((antique) => (antique < 0 ? null : ANTIQUES[antique]!)),
    price: price(s),
    trade: row.map((each, i) => ({
      id: tradeCardId(s.seats, i),
      price: each,
      coin: i >= row.length - s.coins,
    })),
    supply: cards(s.supply).map((card) => COLLECTIONS[card]!),
    bank: bank(s),
    deck: s.deck.length,
    removed: listed(s.removed).length,
    players: s.rupees.map((_, seat) => player(s, seat)),
    places: s.result?.places ?? null,
    ...(aids ? { toCome: names(s.deck).sort() } : {}),
    ...(who === 'archive' ? { pile: names(s.deck.toReversed()) } : {}),
  }
}
