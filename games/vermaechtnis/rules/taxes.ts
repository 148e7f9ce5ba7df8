/** VM-7 Step 3: taxes. VM-10 The effects of the grey sides. */
import { moment, type Seat, seated } from '@durbar/kernel'
import { antiqueAt } from '../data/antiques.ts'
import { effectOf } from '../data/collections.ts'
import { GREY_RUPEES, MONEY_CAP } from '../data/market.ts'
import { earn, remove, rupeesOf } from '../state.ts'
import { procedure, type Scope } from './book.ts'

/** VM-7.1: what is left of so much money at the end of a turn. */
export const afterTaxes = (rupees: number): number => Math.min(rupees, MONEY_CAP)

function payTaxes(g: Scope, seat: Seat): void {
  const amount = rupeesOf(g.s, seat) - afterTaxes(rupeesOf(g.s, seat))
  if (amount === 0) return
  earn(g.s, seat, -amount)
  g.tell?.({ t: 'taxPaid', seat, amount })
}

/** VM-7.1: everything above eight rupees goes to the bank. */
export const taxes = procedure(moment('taxes', seated), (g, { seat }) => payTaxes(g, seat))

/** The antiques of the offer leave the game face down. */
export function clearOffer({ s }: Scope): readonly number[] {
  const gone = s.offer.filter((antique) => antique >= 0)
  for (const antique of gone) remove(s, antique)
  s.offer.fill(-1)
  return gone
}

/** VM-10.2, VM-10.3: mandatory, and the very last thing in the turn. */
export const instantEffect = procedure(moment('instantEffect', seated), (g, { seat }) => {
  const { s } = g
  const card = s.taken
  s.taken = -1
  if (card < 0 || !s.greySide) return
  const effect = effectOf(card)
  // VM-R24: an extra turn earned in an extra turn lapses, the other effects do not.
  const lapsed = effect === 'extra' && s.inExtraTurn
  const cleared = effect === 'clear' ? clearOffer(g) : []
  if (effect === 'extra') s.extraTurn = !lapsed
  if (effect === 'rupees') earn(s, seat, GREY_RUPEES)
  g.tell?.({ t: 'effect', seat, effect, lapsed, cleared: cleared.map(antiqueAt) })
  if (effect === 'rupees') payTaxes(g, seat)
})
