/** What lies before each player, and what of it this viewer may see. */
import type { Seat, Viewer } from '@durbar/kernel'
import {
  CARDS,
  COLOURS,
  type ColourId,
  FIRST_SPECIAL,
  PERSONS,
  SUITS,
  SYMBOLS,
  type SymbolId,
  tally,
} from '../data/cards.ts'
import { BONUS_NAMES, COURT, type CourtItem, GOODS, type Good, PROVINCE_TILES } from '../data/tiles.ts'
import { handPoints, pointsOf } from '../rules/hands.ts'
import { majorities } from '../rules/withdraw.ts'
import {
  handSize,
  isInside,
  listed,
  owned,
  type Source,
  type State,
  score,
  shown,
  visitColour,
} from '../state.ts'
import { type Leaving, leaving } from './leaving.ts'

/** A row and what it is worth at this moment. */
export interface BidderView {
  readonly inVisit: boolean
  /** In the order laid; an extra card follows its coloured card. */
  readonly row: readonly string[]
  readonly symbols: Readonly<Record<SymbolId, number>>
  /** The colour of the visit; null = still free. */
  readonly colour: ColourId | null
  /** What would be won by withdrawing now. */
  readonly leads: readonly CourtItem[]
  /** On the board. */
  readonly palaces: number
}
export interface HandPoints {
  readonly handSpecial: number
  readonly handWhite: number
  readonly handColour: number
}
export interface PlayerView extends BidderView {
  readonly score: number
  readonly points: Readonly<Record<Source, number>>
  /** Coloured and white cards; special cards are open and listed below. */
  readonly handSize: number
  /** The same cards; null = not for this viewer's eyes. */
  readonly hand: readonly string[] | null
  /** What the hand would score now; only where the hand is seen. */
  readonly handPoints: HandPoints | null
  /** What withdrawing now would bring; null for whoever has left. */
  readonly leaving: Leaving | null
  /** With aids: what everybody knows of this hand, because it was taken from the open supply. */
  readonly known?: readonly string[]
  /** In the hand; those lying in the row are listed there. */
  readonly specials: readonly string[]
  readonly tokens: Readonly<Record<string, number>>
  readonly goods: Readonly<Record<Good, number>>
  /** Province tiles and goods tiles owned. */
  readonly tiles: readonly string[]
}

const record = <K extends string>(keys: readonly K[], value: (i: number) => number) =>
  Object.fromEntries(keys.map((key, i) => [key, value(i)])) as Record<K, number>

const cardNames = (sets: readonly number[], seat: Seat) =>
  listed(sets, seat * SUITS).map((card) => CARDS[card]!)

export function bidder(s: Readonly<State>, who: number): BidderView {
  const row = s.rows[who]!
  const colour = visitColour(row)
  const won = isInside(s, who) ? majorities(s, who) : 0
  const built = (owners: readonly number[]) => owners.filter((owner) => owner === who).length
  return {
    inVisit: isInside(s, who) && s.result === null,
    row: row.map((card) => CARDS[card]!),
    symbols: record(SYMBOLS, (symbol) => tally(shown(row), symbol)),
    colour: colour < 0 ? null : COLOURS[colour]!,
    leads: COURT.filter((_, item) => won & (1 << item)),
    palaces: built(s.normal) + built(s.crowned),
  }
}

/** TM-9.2: after the final scoring the cards may be shown; before it a hand is its owner's secret. */
const seesHand = (s: Readonly<State>, seat: Seat, viewer: Viewer) =>
  viewer === seat || viewer === 'archive' || s.result !== null

export function player(s: Readonly<State>, seat: Seat, viewer: Viewer, aids: boolean): PlayerView {
  const seen = seesHand(s, seat, viewer)
  const row = s.rows[seat]!
  const bonus = s.bonus.filter((_, fortress) => s.bonusOf[fortress] === seat)
  return {
    ...bidder(s, seat),
    score: score(s, seat),
    points: pointsOf(s, seat),
    handSize: handSize(s, seat),
    hand: seen ? cardNames(s.hands, seat) : null,
    handPoints: seen ? handPoints(s, seat) : null,
    leaving: leaving(s, seat),
    ...(aids ? { known: cardNames(s.known, seat) } : {}),
    specials: CARDS.slice(FIRST_SPECIAL).filter(
      (_, special) => s.specials[special] === seat && !row.includes(FIRST_SPECIAL + special),
    ),
    tokens: record(SYMBOLS.slice(0, PERSONS), (person) => s.tokens[seat * PERSONS + person]!),
    goods: record(GOODS, (good) => owned(s, seat, good)),
    tiles: [
      ...PROVINCE_TILES.filter((_, i) => s.tiles[i] === seat),
      ...bonus.map((tile) => BONUS_NAMES[tile]!),
    ],
  }
}
