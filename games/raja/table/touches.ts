/** What touching the things of this table says. No token is made anywhere else. */
import { sameTouch, type Touch, touchesOf } from '@durbar/table'
import { ACTIONS, type ActionId, type Slot } from '../data/actions.ts'
import type { CityId, JunctionId, NodeId, RoadId, VillageId } from '../data/board.ts'
import type { Card } from '../data/characters.ts'
import type { Size } from '../data/material.ts'
import type { Move } from '../vocabulary.ts'

const { touch, all, nth } = touchesOf<Move>()
type Verb = Move['type']

/** For things that no move names: they answer with their rule. */
export const NOTHING: Touch = []
export const CHIP: Touch = [touch('type', 'useChip')]
export const TRAVEL: Touch = [touch('type', 'travel')]
export const END: Touch = [touch('type', 'endTurn')]
export const PASS: Touch = [touch('type', 'passBid')]

export const bid = (amount: number): Touch => [touch('amount', amount)]
/** The action that a chip stands for. */
export const chipFor = (action: ActionId): Touch => [touch('action', action)]
/** A card is taken, picked or given up; or, if it is an own one, given in a swap. */
export const card = (id: Card): Touch => [touch('card', id), touch('take', id), touch('give', id)]
export const recruit = (seat: number): Touch => [all(touch('type', 'recruitCharacter'), touch('seat', seat))]
export const crest = (city: CityId): Touch => [touch('city', city)]
export const palace = (size: Size): Touch => [touch('size', size)]

/** One part of a slot, by any of the verbs that carry it out; for a city house, in this city. */
export const part = (slot: Slot, verbs: readonly Verb[], city?: CityId): Touch =>
  verbs.map((verb) => {
    const own = all(touch('slot', slot), touch('type', verb))
    return city === undefined ? own : all(own, touch('node', city))
  })

// ── Places ──────────────────────────────────────────────────────────────────────────────────────────

export const road = (id: RoadId): Touch => [touch('road', id)]
/** The road itself, and no place that it leads to. */
export const isRoad = (touched: Touch, id: RoadId): boolean =>
  touched.length === 1 && touched[0] === touch('road', id)
export const from = (id: NodeId): Touch => [touch('from', id)]
export const isFrom = (touched: Touch, id: NodeId): boolean => touched.includes(touch('from', id))
export const to = (id: NodeId): Touch => [touch('to', id)]
export const village = (id: VillageId): Touch => [touch('village', id), touch('node', id), touch('from', id)]
/** The city of the own architect. */
export const here = (id: CityId): Touch => [touch('node', id), touch('from', id)]
/** Somewhere else: the first road of the way there, if there is one, or to build where one is not. */
export function elsewhere(id: JunctionId, first: RoadId | null): Touch {
  const way = first === null ? [] : [touch('road', first)]
  if (id !== 'S') return [...way, touch('node', id)]
  return first === null ? NOTHING : [...way, all(touch('type', 'travel'), touch('road', first))]
}

/** What was touched is this place, by this first road. */
export const isElsewhere = (touched: Touch, id: JunctionId, first: RoadId): boolean =>
  sameTouch(touched, elsewhere(id, first))

// ── The disc ────────────────────────────────────────────────────────────────────────────────────────

const pointer = (action: ActionId, n: number) => nth(touch('actions', action), n)
/** Turns a pointer to an action; n = 2: beside the other one, which shows it already. */
export const turn = (action: ActionId, n: 1 | 2): Touch => [pointer(action, n)]
const TURNS: ReadonlyMap<string, ActionId> = new Map(
  ACTIONS.flatMap((action) => [1, 2].map((n) => [pointer(action, n), action] as const)),
)
/** The action that this touch turned a pointer to, if that is what it did. */
export const turnedTo = ([token]: Touch): ActionId | undefined =>
  token === undefined ? undefined : TURNS.get(token)
