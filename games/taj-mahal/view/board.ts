/** The board, the court and the twelve visits, as everybody sees them. */
import type { Seat } from '@durbar/kernel'
import { CITY_NAMES, type CityId, type ProvinceId, provinceAt, provinceOf } from '../data/board.ts'
import { ELEPHANT, PERSONS, tally } from '../data/cards.ts'
import { type BonusId, bonusAt, COURT, type CourtItem, type ProvinceTileId, tileOf } from '../data/tiles.ts'
import type { Bidder } from '../events.ts'
import { bonusOn } from '../rules/bonus.ts'
import { tilePoints } from '../rules/goods.ts'
import {
  atCourt,
  bidderName,
  bonusTileOn,
  GONE,
  here,
  NOBODY,
  type State,
  shown,
  stock,
  takenBy,
} from '../state.ts'
import { type Prospect, prospect } from './prospect.ts'

/** A city where something stands or lies, or may be built now. Where it lies on the map is in the data. */
export interface CityView {
  readonly id: CityId
  /** Who owns it. */
  readonly palace: Bidder | null
  /** Likewise the palace that came with the crown. */
  readonly crownPalace: Bidder | null
  readonly bonus: BonusId | null
  /** In the visited province alone: by seat. */
  readonly prospects?: readonly Prospect[]
}
export interface RouteView {
  readonly visit: number
  readonly province: ProvinceId
  readonly tile: ProvinceTileId
  readonly holder: Seat | 'board' | 'court' | 'out'
}
export interface CourtView {
  readonly item: CourtItem
  readonly there: boolean
  /** Tokens of this person in the stock; null for crown and tile. */
  readonly stock: number | null
  /** Who took it in this visit. */
  readonly takenBy: Bidder | null
  /** Who shows its symbol, most first; only those still in the visit have a row. */
  readonly standing: readonly { readonly bidder: Bidder; readonly shown: number }[]
  /** By how much the first is ahead of the second; 0 = tied, or nobody shows it. */
  readonly lead: number
  /** By seat: the symbols still missing for a majority; 0 = the seat would win it by leaving now. */
  readonly missing: readonly number[]
}

const ownerOf = (s: Readonly<State>, owner: number) => (owner === NOBODY ? null : bidderName(s, owner))
const seatsOf = (s: Readonly<State>) => Array.from({ length: s.seats }, (_, seat) => seat)

export const cities = (s: Readonly<State>, world: Readonly<State>): CityView[] =>
  CITY_NAMES.flatMap((id, city) => {
    const open = s.result === null && provinceOf(city) === here(s)
    const fortress = bonusOn(s, city)
    if (!open && fortress < 0 && s.normal[city] === NOBODY && s.crowned[city] === NOBODY) return []
    return {
      id,
      palace: ownerOf(s, s.normal[city]!),
      crownPalace: ownerOf(s, s.crowned[city]!),
      bonus: fortress < 0 ? null : bonusAt(bonusTileOn(s, fortress)),
      ...(open ? { prospects: seatsOf(s).map((seat) => prospect(world, seat, id)) } : {}),
    }
  })

/** The city whose palace wears the crown until the next visit; null = it lies at court. */
export function crown(s: Readonly<State>): CityId | null {
  const city = s.crowned.findIndex((owner, at) => owner !== NOBODY && provinceOf(at) === here(s))
  return CITY_NAMES[city] ?? null
}

function holder(s: Readonly<State>, visit: number): RouteView['holder'] {
  const owner = s.tiles[visit - 1]!
  if (owner === GONE) return 'out'
  if (owner !== NOBODY) return owner
  if (visit !== s.visit) return 'board'
  if (atCourt(s, ELEPHANT)) return 'court'
  // Won, but not yet scored: it is on its way from the court to the player who is placing palaces.
  return takenBy(s, ELEPHANT)
}

export const route = (s: Readonly<State>): RouteView[] =>
  s.route.map((province, i) => ({
    visit: i + 1,
    province: provinceAt(province),
    tile: tileOf(i + 1),
    holder: holder(s, i + 1),
  }))

export const court = (s: Readonly<State>): CourtView[] =>
  COURT.map((item, i) => {
    const tallies = s.rows.map((row) => tally(shown(row), i))
    const standing = tallies
      .map((count, bidder) => ({ bidder: bidderName(s, bidder), shown: count }))
      .filter((each) => each.shown > 0)
      .sort((a, b) => b.shown - a.shown)
    return {
      item,
      there: atCourt(s, i),
      stock: i < PERSONS ? stock(s, i) : null,
      takenBy: ownerOf(s, takenBy(s, i)),
      standing,
      lead: (standing[0]?.shown ?? 0) - (standing[1]?.shown ?? 0),
      missing: seatsOf(s).map((seat) => missing(tallies, seat)),
    }
  })

/** TM-5.2: one more than any other, and at least one. */
const missing = (tallies: readonly number[], seat: Seat) =>
  Math.max(0, 1 + Math.max(0, ...tallies.filter((_, other) => other !== seat)) - tallies[seat]!)

/** What the tile at court would bring each seat; null once it is won. */
export const tileAtCourt = (s: Readonly<State>): number[] | null =>
  s.result === null && atCourt(s, ELEPHANT) ? seatsOf(s).map((seat) => tilePoints(s, seat)) : null
