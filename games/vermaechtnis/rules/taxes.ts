/** VM-7 Step 3: taxes. VM-10 The effects of the grey sides. */
import type { Procedure, Seat, Table } from '@durbar/kernel'
import { ANTIQUES } from '../data/antiques.ts'
import { EFFECT } from '../data/collections.ts'
import { GREY_RUPEES, MONEY_CAP, OFFER_SIZE } from '../data/market.ts'
import type { Event } from '../events.ts'
import { remove, type State } from '../state.ts'

function payTaxes(g: Table<State, Event>, seat: Seat): void {
  const amount = g.s.rupees[seat]! - MONEY_CAP
  if (amount <= 0) return
  g.s.rupees[seat] = MONEY_CAP
  g.tell?.({ t: 'taxPaid', seat, amount })
}

/** VM-7.1: everything above eight rupees goes to the bank. */
export const taxes: Procedure<State, Event> = {
  run(g, at) {
    payTaxes(g, at.seat!)
  },
}

/** The antiques of the offer leave the game face down. */
export function clearOffer(g: Table<State, Event>): string[] {
  const { s } = g
  const gone: string[] = []
  for (let slot = 0; slot < OFFER_SIZE; slot++) {
    const antique = s.offer[slot]!
    if (antique < 0) continue
    remove(s, antique)
    s.offer[slot] = -1
    if (g.tell) gone.push(ANTIQUES[antique]!)
  }
  return gone
}

/** VM-10.2, VM-10.3: mandatory, and the very last thing in the turn. */
export const instantEffect: Procedure<State, Event> = {
  run(g, at) {
    const { s } = g
    const card = s.taken
    s.taken = -1
    if (card < 0 || !s.greySide) return
    const seat = at.seat!
    const effect = EFFECT[card]!
    // VM-R24: an extra turn earned in an extra turn lapses, the other effects do not.
    const lapsed = effect === 'extra' && s.inExtraTurn
    const cleared = effect === 'clear' ? clearOffer(g) : []
    g.tell?.({ t: 'effect', seat, effect, lapsed, cleared })
    if (effect === 'extra') s.extraTurn = !lapsed
    if (effect === 'rupees') {
      s.rupees[seat]! += GREY_RUPEES
      payTaxes(g, seat)
    }
  },
}
