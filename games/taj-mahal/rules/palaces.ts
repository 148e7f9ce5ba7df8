/** TM-5.3 to TM-5.9 Palaces and the crown palace. */
import {
  type Action,
  choice,
  type Decision,
  type Frame,
  fields,
  frameSeat,
  type Scope,
  type Seat,
} from '@durbar/kernel'
import { CITY_COUNT, CITY_NAMES, FIRST_CITY, PROVINCE_OF } from '../data/board.ts'
import type { Event } from '../events.ts'
import { bidderName, here, NOBODY, type State } from '../state.ts'
import { scoreBonus } from './bonus.ts'
import { REFUSALS } from './refusals.ts'

interface Placing extends Frame {
  readonly seat: Seat
  readonly crown: boolean
}
const placing = (crown: boolean) => {
  const made = [0, 1, 2, 3, 4].map((seat): Placing => Object.freeze({ rule: 'place', seat, crown }))
  return (seat: Seat) => made[seat]!
}
export const normalPalace = placing(false)
export const crownPalace = placing(true)

/** A city has room for one normal palace, and for one that came with the crown (TM-R-6). */
export function build(g: Scope<State, Event>, bidder: number, city: number, crown: boolean): void {
  if (crown) g.s.crowned[city] = bidder
  else g.s.normal[city] = bidder
  g.tell?.({ t: 'placed', bidder: bidderName(g.s, bidder), city: CITY_NAMES[city]!, crown })
}

export const place: Action<State, Event, 'place', { readonly city: string }, Placing> = {
  verb: 'place',
  noun: fields({ city: choice(CITY_NAMES) }),
  candidates(s, _seat, _at, add) {
    const province = here(s)
    const first = FIRST_CITY[province]!
    for (let city = first; city < first + CITY_COUNT[province]!; city++) add(city)
  },
  mistakes(s, _seat, _at, add) {
    for (let city = 0; city < CITY_NAMES.length; city++) if (PROVINCE_OF[city] !== here(s)) add(city)
  },
  refuse(s, _seat, city, at) {
    if (PROVINCE_OF[city] !== here(s)) return REFUSALS.otherProvince
    // TM-5.7: the crown palace may stand beside another. TM-5.8: a crown palace leaves the city free.
    return at.crown || s.normal[city] === NOBODY ? null : REFUSALS.cityTaken
  },
  perform(g, seat, city, at) {
    build(g, seat, city, at.crown)
    // TM-5.9: the crown palace never takes a bonus tile.
    if (!at.crown) scoreBonus(g, seat, city)
  },
}

/** Asked for every palace, also when one city is left. */
export const placeAPalace: Decision<State, Event, Placing> = { who: frameSeat, actions: [place] }
