/** VM-4 Step 1: take a gold coin or buy an antique. */
import { choice, fields, moment, type Seat, seated } from '@durbar/kernel'
import * as bits from '@durbar/kernel/bits'
import { ANTIQUES, antiqueAt, colourOf, kindOf } from '../data/antiques.ts'
import { GOLD } from '../data/market.ts'
import { earn, gain, ownedByAnyone, price, rupeesOf, type State } from '../state.ts'
import { decision, may, plain } from './book.ts'
import { REFUSALS } from './refusals.ts'

/** VM-4.2 "Take a coin". Always possible: a turn begins only while a coin is there (VM-R9), at any wealth (VM-R8). */
const takeCoin = plain('takeCoin', (g, seat) => {
  const { s } = g
  const from = price(s)
  s.coins--
  earn(s, seat, GOLD)
  g.tell?.({ t: 'coinTaken', seat, price: from })
})

const isOnOffer = (s: Readonly<State>, antique: number) => s.offer.indexOf(antique) >= 0

/** VM-4.5: what the purse does not hold cannot be paid. */
export const affords = (s: Readonly<State>, seat: Seat): boolean => rupeesOf(s, seat) >= price(s)

/** VM-4.3 "Buy": any antique of the offer, at the current price. */
const buy = may({
  verb: 'buy',
  noun: fields({ antique: choice(ANTIQUES) }),
  candidates(s, _seat, _at, add) {
    for (const antique of s.offer) if (antique >= 0) add(antique)
  },
  mistakes(s, _seat, _at, add) {
    for (let antique = 0; antique < ANTIQUES.length; antique++)
      if (bits.contains(ownedByAnyone(s, kindOf(antique)), colourOf(antique))) add(antique)
  },
  refuse(s, seat, antique) {
    if (!isOnOffer(s, antique)) return REFUSALS.notOnOffer
    return affords(s, seat) ? null : REFUSALS.tooPoor
  },
  perform(g, seat, antique) {
    const { s } = g
    const cost = price(s)
    earn(s, seat, -cost)
    s.offer[s.offer.indexOf(antique)] = -1
    gain(s, seat, antique)
    g.tell?.({ t: 'bought', seat, antique: antiqueAt(antique), price: cost })
  },
})

/** VM-4.1: exactly one of the two; passing is not possible. */
export const action = decision(moment('action', seated), { actions: [takeCoin, buy] })
