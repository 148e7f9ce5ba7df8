/** RJ-5.10 to RJ-5.13 The start houses. */
import { choice, fields, moment, type Seat, type Seated } from '@durbar/kernel'
import { VILLAGES, villageAt } from '../data/board.ts'
import { CARDS } from '../data/characters.ts'
import { START_HOUSES, SUPPLY_HOUSES } from '../data/material.ts'
import { fetchHouses, hasRoom, nextInOrder, putHouseFromStock, rank, type State } from '../state.ts'
import { decision, may, procedure } from './book.ts'
import { REFUSALS } from './refusals.ts'

/** RJ-5.10: ascending card order, four laps. */
export const startHouses = procedure(moment('startHouses'), (g) => g.then(startHouse(nextInOrder(g.s, 0), 0)))

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

const placeStartHouse = may({
  verb: 'placeStartHouse',
  noun: fields({ village: choice(VILLAGES) }),
  candidates(_s, _seat, _at, add) {
    for (let village = 0; village < VILLAGES.length; village++) add(village)
  },
  refuse: (s, _seat, village) => (hasRoom(s, village) ? null : REFUSALS.villageFull),
  perform(g, seat, village) {
    putHouseFromStock(g.s, seat, village)
    g.tell?.({ t: 'startHousePlaced', seat, village: villageAt(village) })
  },
})

interface Lap extends Seated {
  readonly step: number
}

export const startHouse = decision(
  moment('startHouse', (rule: 'startHouse', seat: Seat, step: number): Lap => ({ rule, seat, step })),
  {
    actions: [placeStartHouse],
    done(g, { seat, step }) {
      const next = nextInLap(g.s, seat)
      if (next >= 0) g.then(startHouse(next, step))
      else if (step + 1 < START_HOUSES) g.then(startHouse(nextInOrder(g.s, 0), step + 1))
    },
  },
)

/** RJ-5.13: six houses from the quarry for everybody. */
export const supplies = procedure(moment('supplies'), (g) => {
  for (let seat = 0; seat < g.s.seats; seat++) fetchHouses(g.s, seat, SUPPLY_HOUSES)
  g.tell?.({ t: 'supplied', houses: SUPPLY_HOUSES })
})
