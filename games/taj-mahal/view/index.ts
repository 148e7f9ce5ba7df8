/** What a person at the table sees, built up from what that person may know. */
import type { Look, Seat, Viewer } from '@durbar/kernel'
import { chronicle, type Story } from '../chronicle.ts'
import { type CityId, type ProvinceId, provinceAt } from '../data/board.ts'
import { type CardId, cardNames, type DeckId, deckAt, SPECIALS, type SpecialId } from '../data/cards.ts'
import { COURT, type CourtItem, type Good, goodsAt, LAST_VISIT } from '../data/tiles.ts'
import { unseenBy } from '../knowledge.ts'
import { tilePoints } from '../rules/goods.ts'
import { type Awaited, awaited, pendingIn } from '../rules/under-way.ts'
import { here, holderOf, listed, NOBODY, type State, takenBy } from '../state.ts'
import {
  type CityView,
  type CourtView,
  cities,
  court,
  crown,
  type RouteView,
  route,
  tileAtCourt,
} from './board.ts'
import { imagined } from './foresight.ts'
import { bestPlace, leaving } from './leaving.ts'
import { type BidderView, bidder, type PlayerView, player } from './players.ts'

/** What is awaited. */
interface Asked {
  readonly rule: Awaited['rule']
  readonly seat: Seat
  /** The palaces still to place, the one asked for included; the crown palace is always the last. */
  readonly normalPalaces: number
  readonly crownPalace: boolean
  /** What this withdrawal took from court; empty while the turn is open. */
  readonly won: readonly CourtItem[]
  /** Points of the province tile that are still to come in this withdrawal. */
  readonly tilePoints: number | null
  /** Where the palace asked for would bring most, with all that are still to place; null = no palace is asked for. */
  readonly best: CityId | null
}

export interface View {
  /** The seat this view belongs to; null for spectators. */
  readonly me: Seat | null
  readonly neutralPrince: boolean
  readonly visit: number
  readonly visits: number
  /** The province visited now, and the goods on its tile. */
  readonly province: ProvinceId
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
  readonly crown: CityId | null
  /** From left to right. */
  readonly supply: readonly DeckId[]
  readonly drawPile: number
  readonly discardPile: readonly CardId[]
  /** Special cards nobody has earned yet. */
  readonly specialsOnTable: readonly SpecialId[]
  readonly players: readonly PlayerView[]
  /** TM-V: the prince's row; null without him. */
  readonly prince: BidderView | null
  readonly places: readonly number[] | null
  /** With aids: the cards this viewer has not placed: in the draw pile or unknown in a hand, in no order. */
  readonly unseen?: readonly CardId[]
  /** The archive alone: the draw pile, top first. */
  readonly pile?: readonly CardId[]
}

function asked(s: Readonly<State>, world: Readonly<State>): Asked | null {
  const at = awaited(s)
  if (at === null) return null
  const pending = pendingIn(s)
  return {
    rule: at.rule,
    seat: at.seat,
    normalPalaces: pending.palaces,
    crownPalace: pending.crown,
    won: at.rule === 'turn' ? [] : COURT.filter((_, item) => takenBy(s, item) === at.seat),
    tilePoints: pending.tile ? tilePoints(s, at.seat) : null,
    best: at.rule === 'place' ? bestPlace(world, at.seat) : null,
  }
}

/** All lies open but the hands; what is foreseen is foreseen in a world that nobody can tell from this one. */
export function looks(s: Readonly<State>): Look<View, Story> {
  const world = imagined(s)
  const going = Array.from({ length: s.seats }, (_, seat) => leaving(world, seat))
  const open = {
    neutralPrince: s.prince,
    visit: s.visit,
    visits: LAST_VISIT,
    province: provinceAt(here(s)),
    goods: goodsAt(s.visit),
    startSeat: s.startSeat,
    asked: asked(s, world),
    route: route(s),
    court: court(s),
    tileAtCourt: tileAtCourt(s),
    cities: cities(s, world),
    crown: crown(s),
    supply: s.supply.map(deckAt),
    drawPile: s.pile.length,
    discardPile: cardNames(listed(s.discard)),
    specialsOnTable: SPECIALS.filter((_, special) => holderOf(s, special) === NOBODY),
  }
  return {
    as: (who, aids = false, story = chronicle.begin(s.seats)) => ({
      me: typeof who === 'number' ? who : null,
      ...open,
      players: story.points.map((_, seat) => player(s, seat, going[seat]!, story, who, aids)),
      prince: s.prince ? bidder(s, s.seats) : null,
      places: s.result?.places ?? null,
      ...(aids ? { unseen: cardNames(unseenBy(s, who)).sort() } : {}),
      ...(who === 'archive' ? { pile: cardNames(s.pile.toReversed()) } : {}),
    }),
  }
}

export const view = (s: Readonly<State>, who: Viewer, aids = false, story?: Story): View =>
  looks(s).as(who, aids, story)
