/** What a move certainly brings, read off where the rules themselves lead: gold for everybody, the crests' new order. */
import type { Foreseen, Seat } from '@durbar/kernel'
import { type CityId, cityAt } from '../data/board.ts'
import type { Event } from '../events.ts'
import { scoringOrder } from '../rules/track.ts'
import { goldOf, type State } from '../state.ts'

export type Brings = {
  /** Per seat; what is paid is negative. */
  readonly gold: readonly number[]
  /** All crests from the bottom up; null = they stay as they are. */
  readonly order: readonly CityId[] | null
}

export function brings({ state }: Foreseen<State, Event>, _seat: Seat, before: Readonly<State>): Brings {
  const moved = state.crests.some((position, city) => position !== before.crests[city])
  return {
    gold: before.gold.map((gold, seat) => goldOf(state, seat) - gold),
    order: moved ? scoringOrder(state.crests).map(cityAt) : null,
  }
}
