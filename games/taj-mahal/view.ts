/** What a person at the table sees, built up from what that person may know. */
import type { Seat, Viewer } from '@durbar/kernel'
import { PROVINCE_NAMES } from './data/board.ts'
import { CARDS, SPECIALS, SUITS } from './data/cards.ts'
import { COURT, type CourtItem, type Good, LAST_VISIT, TILE_GOODS } from './data/tiles.ts'
import { tilePoints } from './rules/goods.ts'
import { here, listed, NOBODY, type State, takenBy } from './state.ts'
import {
  type CityView,
  type CourtView,
  cities,
  court,
  crown,
  type RouteView,
  route,
  tileAtCourt,
} from './view/board.ts'
import { bestPlaces } from './view/leaving.ts'
import { type BidderView, bidder, type PlayerView, player } from './view/players.ts'

/** What is awaited. */
export interface Asked {
  readonly rule: string
  readonly seat: Seat
  /** The palaces still to place, the one asked for included; the crown palace is always the last. */
  readonly normalPalaces: number
  readonly crownPalace: boolean
  /** What this withdrawal took from court; empty while the turn is open. */
  readonly won: readonly CourtItem[]
  /** Points of the province tile that are still to come in this withdrawal. */
  readonly tilePoints: number | null
  /** Where the palace asked for would bring most, with all that are still to place; null = no palace is asked for. */
  readonly best: string | null
}

export interface View {
  /** The seat this view belongs to; null for spectators. */
  readonly me: Seat | null
  readonly neutralPrince: boolean
  readonly visit: number
  readonly visits: number
  /** The province visited now, and the goods on its tile. */
  readonly province: string
  readonly goods: readonly Good[]
  readonly startSeat: Seat
  /** null when the game is over. */
  readonly asked: Asked | null
  readonly route: readonly RouteView[]
  readonly court: readonly CourtView[]
  /** By seat: what the province tile at court is worth; null once it is gone. */
  readonly tileAtCourt: readonly number[] | null
  readonly cities: readonly CityView[]
  /** The city whose palace wears the crown; null = it lies at court. */
  readonly crown: string | null
  /** From left to right. */
  readonly supply: readonly string[]
  readonly drawPile: number
  readonly discardPile: readonly string[]
  /** Special cards nobody has earned yet. */
  readonly specialsOnTable: readonly string[]
  readonly players: readonly PlayerView[]
  /** TM-V: the prince's row; null without him. */
  readonly prince: BidderView | null
  readonly places: readonly number[] | null
  /** With aids: the cards this viewer has not placed: in the draw pile or unknown in a hand, in no order. */
  readonly unseen?: readonly string[]
  /** The archive alone: the draw pile, top first. */
  readonly pile?: readonly string[]
}

const names = (cards: readonly number[]) => cards.map((card) => CARDS[card]!)

const scoresTile = (s: Readonly<State>) =>
  (s.stack as readonly { readonly rule: string; readonly tile?: boolean }[]).some(
    (frame) => frame.rule === 'scoring' && frame.tile,
  )

function asked(s: Readonly<State>): Asked | null {
  const at = s.stack.at(-1)
  if (!at || s.result !== null) return null
  const placing = s.stack.filter((frame) => frame.rule === 'place') as readonly { readonly crown?: boolean }[]
  const pending = {
    palaces: placing.filter((frame) => !frame.crown).length,
    crown: placing.some((frame) => frame.crown),
    tile: scoresTile(s),
  }
  return {
    rule: at.rule,
    seat: at.seat!,
    normalPalaces: pending.palaces,
    crownPalace: pending.crown,
    won: at.rule === 'turn' ? [] : COURT.filter((_, item) => takenBy(s, item) === at.seat),
    tilePoints: scoresTile(s) ? tilePoints(s, at.seat!) : null,
    best: at.rule === 'place' ? bestPlaces(s, at.seat!, pending).cities[0]! : null,
  }
}

function unseen(s: Readonly<State>, who: Viewer): string[] {
  const hidden = s.pile.slice()
  for (let seat = 0; seat < s.seats && s.result === null; seat++)
    if (seat !== who && who !== 'archive')
      for (const card of listed(
        s.hands.map((set, i) => set & ~s.known[i]!),
        seat * SUITS,
      ))
        hidden.push(card)
  return names(hidden).sort()
}

export function view(s: Readonly<State>, who: Viewer, aids = false): View {
  return {
    me: typeof who === 'number' ? who : null,
    neutralPrince: s.prince,
    visit: s.visit,
    visits: LAST_VISIT,
    province: PROVINCE_NAMES[here(s)]!,
    goods: TILE_GOODS[s.visit - 1]!,
    startSeat: s.startSeat,
    asked: asked(s),
    route: route(s),
    court: court(s),
    tileAtCourt: tileAtCourt(s),
    cities: cities(s),
    crown: crown(s),
    supply: names(s.supply),
    drawPile: s.pile.length,
    discardPile: names(listed(s.discard)),
    specialsOnTable: SPECIALS.filter((_, special) => s.specials[special] === NOBODY),
    players: Array.from({ length: s.seats }, (_, seat) => player(s, seat, who, aids)),
    prince: s.prince ? bidder(s, s.seats) : null,
    places: s.result?.places ?? null,
    ...(aids ? { unseen: unseen(s, who) } : {}),
    ...(who === 'archive' ? { pile: names(s.pile.toReversed()) } : {}),
  }
}
