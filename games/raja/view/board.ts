/** The board as everybody sees it: cities, villages, roads with their tolls, the track. */
import type { Seat } from '@durbar/kernel'
import {
  CITIES,
  type CityId,
  cityAt,
  FIELDS,
  type FieldId,
  farEnd,
  fieldId,
  type JunctionId,
  junctionAt,
  ROADS,
  type RoadId,
  roadAt,
  roadsFrom,
  VILLAGES,
  type VillageId,
} from '../data/board.ts'
import { type Card, homeCard, MONK } from '../data/characters.ts'
import { villageLimit } from '../data/material.ts'
import { fieldOf } from '../data/track.ts'
import { fieldFor } from '../rules/palace.ts'
import { CLOSED, cheapestWays, connected, ownPrice, receipts, toll } from '../rules/roads.ts'
import { type Parts, pointsByPart, reward } from '../rules/scoring.ts'
import { lowest } from '../rules/track.ts'
import {
  architectOf,
  BASE,
  EMPTY,
  goldOf,
  holds,
  housesIn,
  housesOf,
  NEUTRAL,
  ownIn,
  palaceOn,
  type State,
} from '../state.ts'

export interface CityView {
  readonly id: CityId
  /** Seven fields, the large one first. 'neutral' = blocked by a colour not in play (RJ-11.2.4). */
  readonly fields: readonly { readonly id: FieldId; readonly owner: Seat | 'neutral' | null }[]
  /** The field a palace of each size would be built on (RJ-R-15), null = none of this size is free. */
  readonly sites: { readonly large: FieldId | null; readonly small: FieldId | null }
  /** Houses, points, and gold if the city were scored now, per seat. */
  readonly houses: readonly number[]
  readonly points: readonly number[]
  /** What the points are made of, per seat (RJ-8.2). */
  readonly parts: readonly Parts[]
  readonly reward: readonly number[]
  /** RJ-5.12: some way leads here from the start place. */
  readonly connected: boolean
  /** Pro versions: the card that is at home here. */
  readonly homeOf: Card | null
}

export interface RoadView {
  readonly id: RoadId
  /** What the passage would pay to the owners, per travelling seat; null = closed. */
  readonly tolls: readonly number[] | null
}

export interface WayView {
  readonly to: JunctionId
  readonly roads: readonly RoadId[]
  /** What it costs the traveller: nothing with the Wandering Monk, whose tolls the bank pays. */
  readonly price: number
  readonly bankPays: boolean
  /** What each seat receives. */
  readonly received: readonly number[]
  readonly affordable: boolean | null
}

export interface BoardView {
  readonly cities: readonly CityView[]
  /** The owners of the houses. */
  readonly villages: readonly { readonly id: VillageId; readonly houses: readonly Seat[] }[]
  /** How many houses a village holds (RJ-4.4). */
  readonly villageLimit: number
  readonly roads: readonly RoadView[]
  /** Crests from the bottom up; field = numbered field, null below them. */
  readonly track: readonly {
    readonly city: CityId
    readonly position: number
    readonly field: number | null
  }[]
  /** RJ-6.4: where the Maharaja is expected next. */
  readonly next: CityId
}

const perSeat = (s: Readonly<State>, of: (seat: Seat) => number) => s.gold.map((_, seat) => of(seat))
const siteOf = (s: Readonly<State>, city: number, large: boolean): FieldId | null => {
  const field = fieldFor(s, city, large)
  return field < 0 ? null : fieldId(city, field)
}
const owner = (palace: number) => (palace === EMPTY ? null : palace === NEUTRAL ? 'neutral' : palace)

function cityView(s: Readonly<State>, city: number, isConnected: boolean): CityView {
  const { points, payout, monopoly } = reward(s, city)
  return {
    id: cityAt(city),
    fields: Array.from({ length: FIELDS }, (_, field) => ({
      id: fieldId(city, field),
      owner: owner(palaceOn(s, city, field)),
    })),
    sites: { large: siteOf(s, city, true), small: siteOf(s, city, false) },
    houses: perSeat(s, (seat) => housesOf(s, seat, city)),
    points,
    parts: s.gold.map((_, seat) => pointsByPart(s, seat, city)),
    reward: payout.map((gold, seat) => gold + (monopoly[seat] ?? 0)),
    connected: isConnected,
    homeOf: s.version === BASE ? null : homeCard(city),
  }
}

export function boardView(s: Readonly<State>): BoardView {
  const reached = connected(s)
  return {
    cities: CITIES.map((_, city) => cityView(s, city, reached[city] ?? false)),
    villages: VILLAGES.map((id, village) => ({
      id,
      houses: s.gold.flatMap((_, seat) => Array<Seat>(ownIn(housesIn(s, village), seat)).fill(seat)),
    })),
    villageLimit: villageLimit(s.seats),
    roads: ROADS.map((id, road) => ({
      id,
      tolls: toll(s, 0, road) === CLOSED ? null : perSeat(s, (seat) => toll(s, seat, road)),
    })),
    track: s.crests
      .map((position, city) => ({
        city: cityAt(city),
        position,
        field: fieldOf(position) > 0 ? fieldOf(position) : null,
      }))
      .sort((a, b) => a.position - b.position),
    next: cityAt(lowest(s.crests)),
  }
}

/** The offer of a journey: its price and who receives it, so that no client computes a toll. */
export function waysOf(s: Readonly<State>, seat: Seat, goldSeen: boolean): WayView[] {
  const bankPays = holds(s, seat, MONK)
  return cheapestWays(s, seat).map(({ to, roads, toll: gold, received }) => ({
    to: junctionAt(to),
    roads: roads.map((road) => roadAt(road)),
    price: ownPrice(s, seat, gold),
    bankPays,
    received,
    affordable: goldSeen ? ownPrice(s, seat, gold) <= goldOf(s, seat) : null,
  }))
}

export interface JourneyView {
  readonly road: RoadId
  readonly to: JunctionId
  readonly price: number
  readonly bankPays: boolean
  readonly received: readonly number[]
}
/** The roads that lie open before the architect. */
export function journeysOf(s: Readonly<State>, seat: Seat): JourneyView[] {
  const from = architectOf(s, seat)
  return roadsFrom(from).flatMap((road) => {
    const gold = toll(s, seat, road)
    if (gold === CLOSED) return []
    return {
      road: roadAt(road),
      to: junctionAt(farEnd(road, from)),
      price: ownPrice(s, seat, gold),
      bankPays: holds(s, seat, MONK),
      received: receipts(s, seat, road),
    }
  })
}
