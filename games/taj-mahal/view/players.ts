/** What lies before each player, and what of it this viewer may see. */
import type { Seat, Viewer } from '@durbar/kernel'
import type { Points, Story } from '../chronicle.ts'
import {
  type CardId,
  type ColourId,
  cardNames,
  colourAt,
  FIRST_SPECIAL,
  PERSON_IDS,
  type PersonId,
  SPECIALS,
  type SpecialId,
  SUITS,
  SYMBOLS,
  type SymbolId,
  tally,
} from '../data/cards.ts'
import {
  bonusAt,
  COURT,
  type CourtItem,
  GOODS,
  type Good,
  type OwnedTileId,
  PROVINCE_TILES,
} from '../data/tiles.ts'
import type { HandPoints } from '../events.ts'
import { seesHand } from '../knowledge.ts'
import { handPoints } from '../rules/hands.ts'
import { majorities } from '../rules/withdraw.ts'
import {
  cardsOf,
  handSize,
  holderOf,
  isInside,
  listed,
  owned,
  rowOf,
  type State,
  score,
  shown,
  tokensOf,
  visitColour,
} from '../state.ts'
import type { Leaving } from './withdrawal.ts'

/** A row and what it is worth at this moment. */
export interface BidderView {
  readonly inVisit: boolean
  /** In the order laid; an extra card follows its coloured card. */
  readonly row: readonly CardId[]
  readonly symbols: Readonly<Record<SymbolId, number>>
  /** The colour of the visit; null = still free. */
  readonly colour: ColourId | null
  /** What would be won by withdrawing now. */
  readonly leads: readonly CourtItem[]
  /** On the board. */
  readonly palaces: number
}
export interface PlayerView extends BidderView {
  readonly score: number
  readonly points: Points
  /** Coloured and white cards; special cards are open and listed below. */
  readonly handSize: number
  /** The same cards; null = not for this viewer's eyes. */
  readonly hand: readonly CardId[] | null
  /** What the hand would score now; only where the hand is seen. */
  readonly handPoints: HandPoints | null
  /** What withdrawing now would bring; null for whoever has left. */
  readonly leaving: Leaving | null
  /** With aids: all points of this visit so far. */
  readonly visitPoints?: number
  /** With aids: what everybody knows of this hand, because it was taken from the open supply. */
  readonly known?: readonly CardId[]
  /** In the hand; those lying in the row are listed there. */
  readonly specials: readonly SpecialId[]
  readonly tokens: Readonly<Record<PersonId, number>>
  readonly goods: Readonly<Record<Good, number>>
  /** Province tiles and goods tiles owned. */
  readonly tiles: readonly OwnedTileId[]
}

const record = <K extends string>(keys: readonly K[], value: (i: number) => number) =>
  Object.fromEntries(keys.map((key, i) => [key, value(i)])) as Record<K, number>

export function bidder(s: Readonly<State>, who: number): BidderView {
  const row = rowOf(s, who)
  const colour = visitColour(row)
  const won = isInside(s, who) ? majorities(s, who) : 0
  const built = (owners: readonly number[]) => owners.filter((owner) => owner === who).length
  return {
    inVisit: isInside(s, who) && s.result === null,
    row: cardNames(row),
    symbols: record(SYMBOLS, (symbol) => tally(shown(row), symbol)),
    colour: colour < 0 ? null : colourAt(colour),
    leads: COURT.filter((_, item) => won & (1 << item)),
    palaces: built(s.normal) + built(s.crowned),
  }
}

export function player(
  s: Readonly<State>,
  seat: Seat,
  leaving: Leaving | null,
  { points, visit }: Story,
  viewer: Viewer,
  aids: boolean,
): PlayerView {
  const seen = seesHand(s, seat, viewer)
  const row = rowOf(s, seat)
  const bonus = s.bonus.filter((_, fortress) => s.bonusOf[fortress] === seat)
  return {
    ...bidder(s, seat),
    score: score(s, seat),
    points: { ...points[seat]! },
    handSize: handSize(s, seat),
    hand: seen ? cardNames(cardsOf(s, seat)) : null,
    handPoints: seen ? handPoints(s, seat) : null,
    leaving,
    ...(aids ? { visitPoints: visit[seat]!, known: cardNames(listed(s.known, seat * SUITS)) } : {}),
    specials: SPECIALS.filter(
      (_, special) => holderOf(s, special) === seat && !row.includes(FIRST_SPECIAL + special),
    ),
    tokens: record(PERSON_IDS, (person) => tokensOf(s, seat, person)),
    goods: record(GOODS, (good) => owned(s, seat, good)),
    tiles: [...PROVINCE_TILES.filter((_, i) => s.tiles[i] === seat), ...bonus.map(bonusAt)],
  }
}
