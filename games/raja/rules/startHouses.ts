/** RJ-5.10 to RJ-5.13 The start houses. */
import {
  type Action,
  choice,
  type Decision,
  type Frame,
  fields,
  frameSeat,
  type Procedure,
  type Seat,
} from '@durbar/kernel'
import { VILLAGES } from '../data/board.ts'
import { CARDS } from '../data/characters.ts'
import { MOST_SEATS, START_HOUSES, SUPPLY_HOUSES } from '../data/material.ts'
import type { Event } from '../events.ts'
import { hasRoom, nextInOrder, oneHouse, rank, type State } from '../state.ts'
import { REFUSALS } from './refusals.ts'

/** The frame's step is the lap. */
const LAPS: readonly (readonly Frame[])[] = Array.from({ length: START_HOUSES }, (_, step) =>
  Array.from({ length: MOST_SEATS }, (_, seat) => Object.freeze({ rule: 'startHouse', seat, step })),
)

/** RJ-5.10: ascending card order, four laps. */
export const startHouses: Procedure<State, Event> = {
  run(g) {
    g.then(LAPS[0]![nextInOrder(g.s, 0)]!)
  },
}

/** The seat with the next higher card, -1 = the lap is over. No card changes hands meanwhile (RJ-R-32). */
function nextInLap(s: Readonly<State>, seat: Seat): number {
  let next = -1
  let lowest = CARDS + 1
  for (let other = 0; other < s.seats; other++) {
    const number = rank(s, other)
    if (number > rank(s, seat) && number < lowest) {
      next = other
      lowest = number
    }
  }
  return next
}

const placeStartHouse: Action<State, Event, 'placeStartHouse', { readonly village: string }> = {
  verb: 'placeStartHouse',
  noun: fields({ village: choice(VILLAGES) }),
  candidates(_s, _seat, _at, add) {
    for (let village = 0; village < VILLAGES.length; village++) add(village)
  },
  refuse: (s, _seat, village) => (hasRoom(s, village) ? null : REFUSALS.villageFull),
  perform(g, seat, village) {
    const { s } = g
    s.villages[village]! += oneHouse(seat)
    s.stock[seat]!--
    g.tell?.({ t: 'startHousePlaced', seat, village: VILLAGES[village]! })
  },
}

export const startHouse: Decision<State, Event> = {
  who: frameSeat,
  actions: [placeStartHouse],
  done(g, at) {
    const next = nextInLap(g.s, at.seat!)
    if (next >= 0) return g.then(LAPS[at.step!]![next]!)
    const lap = LAPS[at.step! + 1]
    if (lap) g.then(lap[nextInOrder(g.s, 0)]!)
  },
}

/** RJ-5.13: six houses from the quarry for everybody. */
export const supplies: Procedure<State, Event> = {
  run(g) {
    const { s } = g
    for (let seat = 0; seat < s.seats; seat++) {
      s.quarry[seat]! -= SUPPLY_HOUSES
      s.stock[seat]! += SUPPLY_HOUSES
    }
    g.tell?.({ t: 'supplied', houses: SUPPLY_HOUSES })
  },
}
