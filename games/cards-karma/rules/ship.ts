/** CK-6 Action C: take a ship. */
import type { Action } from '@durbar/kernel'
import { SHIP } from '../data/cards.ts'
import type { Event } from '../events.ts'
import { type State, typeAt } from '../state.ts'
import { lay } from './frames.ts'
import { type Purchase, pay } from './payment.ts'
import { EXACT_PURCHASE, exactMistakes, exactPayments, isDie, refuseExact } from './payment-exact.ts'
import { takeFromGrid } from './piles.ts'
import { REFUSALS } from './refusals.ts'

/** CK-6.1. Also a ship whose reward would be void (CK-R-18). */
export const buyShip: Action<State, Event, 'buyShip', Purchase> = {
  verb: 'buyShip',
  noun: EXACT_PURCHASE,
  candidates(s, seat, _at, add) {
    for (let slot = 0; slot < s.grid.length; slot++)
      if (typeAt(s, slot) === SHIP) exactPayments(s, seat, slot, add)
  },
  mistakes(s, seat, _at, add) {
    for (let slot = 0; slot < s.grid.length; slot++)
      if (typeAt(s, slot) === SHIP) exactMistakes(s, seat, slot, add)
  },
  refuse: (s, seat, noun) => refuseExact(s, seat, noun, REFUSALS.notExactShip),
  perform(g, seat, noun) {
    g.then(lay(seat, takeFromGrid(g, pay(g, seat, noun, isDie))))
  },
}
