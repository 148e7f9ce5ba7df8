/** What the sentences need to know of the seat that is asked, or whose turn it is. */

import { type NodeId, ROADS, type RoadId, VILLAGES, type VillageId, villagesOn } from '../data/board.ts'
import type { View } from '../view/index.ts'
import type { PlayerView } from '../view/player.ts'
import type { Move } from '../vocabulary.ts'

const seatOf = (view: View): number => view.me ?? view.turn?.seat ?? 0
export const asked = (view: View): PlayerView => view.players[seatOf(view)]!
export const goldOf = (view: View): number => asked(view).gold ?? 0
export const standsAt = (view: View): PlayerView['architect'] => asked(view).architect
export const palacePriceOf = (view: View): number => asked(view).palacePrice
/** What the passage of a road costs this seat; 0 where it is closed. */
export const tollOf = (view: View, road: string): number =>
  view.board.roads.find((each) => each.id === road)?.tolls?.[seatOf(view)] ?? 0

/** The villages of a road in which no house stands. */
export const emptyOn = (view: View, road: RoadId): readonly VillageId[] =>
  villagesOn(ROADS.indexOf(road)).flatMap((village) =>
    view.board.villages[village]!.houses.length === 0 ? [VILLAGES[village]!] : [],
  )
/** Where the house of a move was to stand. */
export function targetOf(move: Move): NodeId | null {
  if (move.type === 'buildHouse') return move.node
  if (move.type === 'moveHouse') return move.to
  return move.type === 'placeStartHouse' ? move.village : null
}
/** What the cheapest way to a place costs; null = no open road leads there. */
export const priceOfWay = (view: View, to: NodeId): number | null =>
  asked(view).ways?.find((way) => way.to === to)?.price ?? null
/** The actions of the disc of whoever is at turn. */
export const actionsSet = (view: View) => asked(view).disc ?? []
/** Those of the actions at hand of which a part is open. */
export const actionsOpen = (view: View) =>
  (view.turn?.slots ?? []).flatMap(({ action, parts }) =>
    action !== null && parts.some(({ open }) => open) ? [action] : [],
  )
/** Whether a free site of this size is left where the architect stands. */
export const hasSite = (view: View, size: 'large' | 'small'): boolean =>
  (view.board.cities.find(({ id }) => id === standsAt(view))?.sites[size] ?? null) !== null
