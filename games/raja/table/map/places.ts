/**
 * What touching a place means. A village or city can be built in, be left by a house, receive one, or be travelled
 * to; which of these is meant follows from what is left of the legal moves.
 */
import type { Language } from '@durbar/room'
import type { Choosing, Token } from '@durbar/table'
import { farEnd, JUNCTIONS, type JunctionId, ROADS, ROADS_AT } from '../../data/board.ts'
import { placeName } from '../../texts/names.ts'
import type { View } from '../../view.ts'

/** A house is being moved: from where, if that is settled. */
export function moving(choosing: Choosing): { readonly from: string | null } | null {
  const { left, touches } = choosing
  if (touches.length === 0 || left.length === 0 || !left.every((move) => move.type === 'moveHouse'))
    return null
  const from = left[0]!.from as string
  return { from: left.every((move) => move.from === from) ? from : null }
}

/** The tokens with which the origin was touched, so that it stays chosen and can be let go. */
const touchedAs = (choosing: Choosing, id: string): readonly Token[] =>
  choosing.touches.find((touch) => touch.includes(`from=${id}`)) ?? [`from=${id}`]

function whileMoving(choosing: Choosing, id: string): readonly Token[] | null {
  const house = moving(choosing)
  if (!house) return null
  if (house.from === null) return [`from=${id}`]
  return house.from === id ? touchedAs(choosing, id) : [`to=${id}`]
}

export const villageTokens = (choosing: Choosing, id: string): readonly Token[] =>
  whileMoving(choosing, id) ?? [`village=${id}`, `node=${id}`, `from=${id}`]

/** The first road of the cheapest way; else the road that would lead there if it were open. */
export function roadTowards(view: View, to: JunctionId): string | null {
  const seat = view.me ?? -1
  const me = view.players[seat]
  if (!me || me.architect === to) return null
  const way = me.ways?.find((each) => each.to === to)
  if (way) return way.roads[0]!
  const at = JUNCTIONS.indexOf(me.architect)
  const direct = ROADS_AT[at]!.find((road) => farEnd(road, at) === JUNCTIONS.indexOf(to))
  return direct === undefined ? null : ROADS[direct]!
}

/** Where a road leads from the architect. */
export function roadEnd(view: View, road: string, language: Language): string {
  const at = JUNCTIONS.indexOf(view.players[view.me!]!.architect)
  return placeName(JUNCTIONS[farEnd((ROADS as readonly string[]).indexOf(road), at)]!, language)
}

export function junctionTokens(choosing: Choosing, view: View, id: JunctionId): readonly Token[] {
  const house = whileMoving(choosing, id)
  if (house) return house
  const me = view.players[view.me ?? -1]
  if (me?.architect === id) return [`node=${id}`, `from=${id}`]
  const road = roadTowards(view, id)
  return road ? [`road=${road}`, `node=${id}`] : [`node=${id}`]
}
