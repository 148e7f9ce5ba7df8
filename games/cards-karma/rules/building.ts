/** CK-5 Action B: take a building. */
import * as bits from '@durbar/kernel/bits'
import { BUILDING, costColorOf } from '../data/cards.ts'
import { DIE_COLORS } from '../data/names.ts'
import { cardIn, slotsWith } from '../state.ts'
import { may } from './book.ts'
import { lay } from './lay.ts'
import { hasDice, pay } from './payment.ts'
import {
  BUILDING_PURCHASE,
  buildingPayments,
  everything,
  includesDie,
  refuseBuilding,
} from './payment-sum.ts'
import { takeFromGrid } from './piles.ts'

/** Order: payment, the card leaves the grid, grid check, then it is laid (CK-10.6). */
export const buyBuilding = may({
  verb: 'buyBuilding',
  noun: BUILDING_PURCHASE,
  candidates: (s, seat, _at, add) => buildingPayments(s, seat, add),
  // All one has of the right colour, and of the first other colour: too little, too much, or wrong.
  mistakes(s, seat, _at, add) {
    for (const slot of bits.members(slotsWith(s, BUILDING))) {
      const cost = costColorOf(cardIn(s, slot))
      const all = everything(s, seat, slot, cost)
      if (refuseBuilding(s, seat, all) !== null) add(all)
      const other = DIE_COLORS.findIndex(
        (_, color) => color !== cost && hasDice(everything(s, seat, slot, color)),
      )
      if (other >= 0) add(everything(s, seat, slot, other))
    }
  },
  refuse: refuseBuilding,
  perform(g, seat, noun) {
    g.then(lay(seat, takeFromGrid(g, pay(g, seat, noun, includesDie))))
  },
})
