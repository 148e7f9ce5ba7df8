/**
 * What touching a place means. A village or city can be built in, be left by a house, receive one, or be travelled
 * to; which of these is meant follows from what is left of the legal moves.
 */
import type { Language } from '@durbar/room'
import type { Choosing, Touch } from '@durbar/table'
import {
  farEnd,
  JUNCTIONS,
  type JunctionId,
  junctionAt,
  type NodeId,
  ROADS,
  type RoadId,
  roadAt,
  roadsFrom,
  type VillageId,
} from '../../data/board.ts'
import { whereTo } from '../../texts/names.ts'
import type { View } from '../../view/index.ts'
import type { Vocabulary } from '../../vocabulary.ts'
import * as touch from '../touches.ts'

/** A house is being moved: from where, if that is settled. */
function moving({ left, touches }: Choosing<Vocabulary>): { readonly from: NodeId | null } | null {
  const origins = left.flatMap((move) => (move.type === 'moveHouse' ? [move.from] : []))
  const [first = null] = origins
  if (touches.length === 0 || first === null || origins.length < left.length) return null
  return { from: origins.every((each) => each === first) ? first : null }
}

function whileMoving(choosing: Choosing<Vocabulary>, id: NodeId | JunctionId): Touch | null {
  const house = moving(choosing)
  if (!house) return null
  if (id === 'S') return touch.NOTHING
  if (house.from === null) return touch.from(id)
  if (house.from !== id) return touch.to(id)
  // As the origin was touched, so that it stays chosen and can be let go.
  return choosing.touches.find((touched) => touch.isFrom(touched, id)) ?? touch.from(id)
}

export const villageTokens = (choosing: Choosing<Vocabulary>, id: VillageId): Touch =>
  whileMoving(choosing, id) ?? touch.village(id)

/** The first road of the cheapest way; else the road that would lead there if it were open. */
function roadTowards(view: View, to: JunctionId): RoadId | null {
  const me = view.players[view.me ?? -1]
  if (!me || me.architect === to) return null
  const way = me.ways?.find((each) => each.to === to)
  // A way that nobody can pay for leads nowhere: the road there says what it lacks.
  if (way && way.affordable !== false) return way.roads[0] ?? null
  const at = JUNCTIONS.indexOf(me.architect)
  const direct = roadsFrom(at).find((road) => farEnd(road, at) === JUNCTIONS.indexOf(to))
  return direct === undefined ? null : roadAt(direct)
}

/** Where a road leads from the architect: "nach Ajmer". */
export function roadEnd(view: View, road: RoadId, language: Language): string {
  const at = JUNCTIONS.indexOf(view.players[view.me ?? 0]!.architect)
  return whereTo(junctionAt(farEnd(ROADS.indexOf(road), at)), language)
}

export function junctionTokens(choosing: Choosing<Vocabulary>, view: View, id: JunctionId): Touch {
  const house = whileMoving(choosing, id)
  if (house) return house
  const isHere = view.players[view.me ?? -1]?.architect === id
  return isHere && id !== 'S' ? touch.here(id) : touch.elsewhere(id, roadTowards(view, id))
}
