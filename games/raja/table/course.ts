/** A journey over several roads: touching the city at its end means all of it. */
import type { Course, Language, Touch } from '@durbar/table'
import { whereTo } from '../texts/names.ts'
import type { WayView } from '../view/board.ts'
import type { Brings } from '../view/brings.ts'
import type { View } from '../view/index.ts'
import type { Move } from '../vocabulary.ts'
import { isElsewhere } from './touches.ts'
import { words } from './words/index.ts'

/** The way to the place that was touched last, if that is what was touched and it can be paid for. */
export function wayTouched(touches: readonly Touch[], view: View): WayView | null {
  const touched = touches.at(-1)
  const ways = view.players[view.me ?? -1]?.ways ?? []
  const way = touched && ways.find(({ to, roads }) => roads[0] && isElsewhere(touched, to, roads[0]))
  return way && way.affordable !== false ? way : null
}

export function course(
  touches: readonly Touch[],
  view: View,
  language: Language,
): Course<Move, Brings> | null {
  const way = wayTouched(touches, view)
  const me = view.me
  if (!way || me === null) return null
  const toll = (road: string) => view.board.roads.find(({ id }) => id === road)?.tolls?.[me]
  const price = new Map(way.roads.map((road) => [road, way.bankPays ? 0 : toll(road)]))
  return {
    name: words(language).journey(whereTo(way.to, language), way.price),
    moves: way.roads.map((road) => ({ type: 'travel', road })),
    asTold: (move, brings) =>
      move.type === 'travel' && brings?.gold[me] === -(price.get(move.road) ?? Number.NaN),
  }
}
