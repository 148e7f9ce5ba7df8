/** The board, the court and the twelve visits, as everybody sees them. */
import type { Seat } from '@durbar/kernel'
import { CITY_NAMES, FORTRESS_AT, PROVINCE_NAMES, PROVINCE_OF } from '../data/board.ts'
import { PERSONS } from '../data/cards.ts'
import {
  BONUS_NAMES,
  COURT,
  type CourtItem,
  DRAWS_CARD,
  type Good,
  PROVINCE_TILES,
  TILE_GOODS,
} from '../data/tiles.ts'
import type { Bidder } from '../events.ts'
import { bonusOn, bonusPoints } from '../rules/bonus.ts'
import { palacePoints } from '../rules/chain.ts'
import { tilePoints } from '../rules/goods.ts'
import { bidderName, GONE, here, NOBODY, type State, stock } from '../state.ts'

/** What a palace on a city would mean for a seat now. */
export interface Prospect {
  /** All palace points of this withdrawal with a palace there: the chain, the visited province included. */
  readonly palaces: number
  /** Points of the bonus tile for a normal palace. */
  readonly bonus: number
  /** Whether the bonus tile would bring a card. */
  readonly card: boolean
}
export interface CityView {
  readonly id: string
  readonly province: string
  /** Who owns it. */
  readonly palace: Bidder | null
  readonly crownPalace: Bidder | null
  /** The crown stands here until the next visit. */
  readonly crown: boolean
  readonly fortress: boolean
  readonly bonus: string | null
  /** For the cities of the visited province: by seat. */
  readonly prospects: readonly Prospect[] | null
}
export interface RouteView {
  readonly visit: number
  readonly province: string
  readonly tile: string
  readonly goods: readonly Good[]
  readonly holder: Seat | 'board' | 'court' | 'out'
}
export interface CourtView {
  readonly item: CourtItem
  readonly there: boolean
  /** Tokens of this person in the stock; null for crown and tile. */
  readonly stock: number | null
}

const ownerOf = (s: Readonly<State>, owner: number) => (owner === NOBODY ? null : bidderName(s, owner))
const seatsOf = (s: Readonly<State>) => Array.from({ length: s.seats }, (_, seat) => seat)

function prospects(s: Readonly<State>, city: number): Prospect[] {
  const fortress = bonusOn(s, city)
  return seatsOf(s).map((seat) => ({
    palaces: palacePoints(s, seat, here(s), city),
    bonus: fortress < 0 ? 0 : bonusPoints(s, seat, fortress),
    card: fortress >= 0 && DRAWS_CARD[s.bonus[fortress]!]!,
  }))
}

export const cities = (s: Readonly<State>): CityView[] =>
  CITY_NAMES.map((id, city) => {
    const visited = PROVINCE_OF[city] === here(s)
    const fortress = bonusOn(s, city)
    return {
      id,
      province: PROVINCE_NAMES[PROVINCE_OF[city]!]!,
      palace: ownerOf(s, s.normal[city]!),
      crownPalace: ownerOf(s, s.crowned[city]!),
      crown: visited && s.crowned[city] !== NOBODY,
      fortress: FORTRESS_AT[city]! >= 0,
      bonus: fortress < 0 ? null : BONUS_NAMES[s.bonus[fortress]!]!,
      prospects: visited && s.result === null ? prospects(s, city) : null,
    }
  })

function holder(s: Readonly<State>, visit: number): RouteView['holder'] {
  const owner = s.tiles[visit - 1]!
  if (owner === GONE) return 'out'
  if (owner !== NOBODY) return owner
  // Won, but not yet scored: it is on its way from the court to the player who is placing palaces.
  if (visit !== s.visit) return 'board'
  return atCourt(s, COURT.indexOf('provinceTile')) ? 'court' : s.stack.at(-1)!.seat!
}
const atCourt = (s: Readonly<State>, item: number) => (s.court & (1 << item)) !== 0

export const route = (s: Readonly<State>): RouteView[] =>
  s.route.map((province, i) => ({
    visit: i + 1,
    province: PROVINCE_NAMES[province]!,
    tile: PROVINCE_TILES[i]!,
    goods: TILE_GOODS[i]!,
    holder: holder(s, i + 1),
  }))

export const court = (s: Readonly<State>): CourtView[] =>
  COURT.map((item, i) => ({ item, there: atCourt(s, i), stock: i < PERSONS ? stock(s, i) : null }))

/** What the tile at court would bring each seat; null once it is won. */
export const tileAtCourt = (s: Readonly<State>): number[] | null =>
  s.result === null && atCourt(s, COURT.indexOf('provinceTile'))
    ? seatsOf(s).map((seat) => tilePoints(s, seat))
    : null
