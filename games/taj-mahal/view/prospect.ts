/** What one palace would bring, as the rules themselves place it. */
import type { Foreseen, Seat } from '@durbar/kernel'
import type { CityId } from '../data/board.ts'
import { CITY_NAMES } from '../data/board.ts'
import type { Event } from '../events.ts'
import { explain, palacePoints } from '../rules/chain.ts'
import { isPlacing, place } from '../rules/palaces.ts'
import { clone, here, NOBODY, type State } from '../state.ts'
import { ahead, follow } from './foresight.ts'
import { accountOf } from './withdrawal.ts'

/** What a palace on a city would mean for a seat now. */
export interface Prospect {
  /** All palace points of this withdrawal with a palace there: the chain, the visited province included. */
  readonly palaces: number
  /** The cities of that chain. */
  readonly chain: readonly CityId[]
  /** Points of the bonus tile for a normal palace; none for the crown palace that this seat is placing. */
  readonly bonus: number
  /** Whether the bonus tile would bring a card. */
  readonly card: boolean
}
/** A palace that stands, as far as its placing was foreseen. */
export function prospectOf(
  { state, events }: Foreseen<State, Event>,
  seat: Seat,
  before: Readonly<State>,
): Prospect {
  const { bonusPoints, bonusCards } = accountOf(events, seat)
  return {
    palaces: palacePoints(state, seat, here(before)),
    chain: explain(state, seat, here(before)).cities,
    bonus: bonusPoints,
    card: bonusCards > 0,
  }
}

/** As if this seat were asked for a palace; where one stands already, it can only be that of the crown (TM-5.7). */
export function prospect(world: Readonly<State>, seat: Seat, city: CityId): Prospect {
  const at = world.stack.at(-1)
  const placesCrown = at !== undefined && isPlacing(at) && at.seat === seat && at.crown
  const taken = world.normal[CITY_NAMES.indexOf(city)] !== NOBODY
  const now = clone(world)
  now.stack = [place(seat, placesCrown || taken)]
  return prospectOf(follow(now, seat, ahead.read({ type: 'place', city })), seat, world)
}
