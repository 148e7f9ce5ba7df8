/** What a place shows, in words: for screen readers. */
import { type Language, type NameOf, whoOf } from '@durbar/room'
import { type CityId, VILLAGE } from '../../data/board.ts'
import { SHORT_ROUNDS } from '../../data/material.ts'
import type { BoardView } from '../../view/board.ts'
import type { View } from '../../view/index.ts'
import { type Words, words } from '../words/index.ts'

export function villageTelling(board: BoardView, index: number, name: NameOf, w: Words): string {
  const { houses } = board.villages[index]!
  const owners = houses.map(name)
  const room = w.room(board.villageLimit - houses.length)
  return VILLAGE[index] && owners.length > 0
    ? `${w.houses(houses.length)}: ${owners.join(', ')}; ${room}`
    : room
}

/** When a city is scored: now, next, or in how many rounds if nobody touches the track. */
export function when(view: View, city: CityId, w: Words): string {
  if (view.maharaja === city && view.result === null) return w.scoredNow
  const place = view.board.track.findIndex((each) => each.city === city)
  // The short game has its rounds counted; the long one ends with the track.
  if (view.ending !== null || (view.short && view.round + place + 1 > SHORT_ROUNDS)) return w.scoredNoMore
  return place === 0 ? w.scoredNext : w.scoredLater(place + 1)
}

export function cityTelling(view: View, id: CityId, name: NameOf, language: Language): string {
  const w = words(language)
  const { label } = whoOf(language, name)
  const city = view.board.cities.find((each) => each.id === id)!
  const seats = city.points.flatMap((points, seat) =>
    points > 0 ? `${label(seat)} ${w.points(points)}, ${w.gold(city.reward[seat]!)}` : [],
  )
  const architects = view.players.flatMap((player, seat) => (player.architect === id ? [label(seat)] : []))
  return [
    when(view, id, w),
    seats.length > 0 ? seats.join('; ') : w.nobody,
    ...(architects.length > 0 ? [`${w.architect}: ${architects.join(', ')}`] : []),
  ].join('. ')
}
