/** WH-8.1 Step 1 of the end: redeem. From the winner of the latest auction, clockwise. */
import { choice, fields, moment, type Seat, seated } from '@durbar/kernel'
import * as bits from '@durbar/kernel/bits'
import { cardAt, IDS } from '../data/antiquities.ts'
import { REDEEM_COST } from '../data/box.ts'
import { ingotsOf, isPawned, pawnedOf, payToSupply, release, type State, unpawnedOf } from '../state.ts'
import { decision, may } from './book.ts'
import { REFUSALS } from './refusals.ts'
import { done, goRound, onceMore, round } from './round.ts'

const going = round('redeeming')

const redeem = may({
  verb: 'redeem',
  noun: fields({ card: choice(IDS) }),
  candidates(s, seat, _at, add) {
    for (let set = pawnedOf(s, seat); set; set &= set - 1) add(bits.lowest(set))
  },
  mistakes(s, seat, _at, add) {
    for (const card of bits.members(unpawnedOf(s, seat))) add(card)
  },
  refuse: (s, _seat, card) => (isPawned(s, card) ? null : REFUSALS.notInThePawnshop),
  perform(g, seat, card) {
    const { s } = g
    payToSupply(s, seat, REDEEM_COST)
    release(s, card)
    g.tell?.({ t: 'redeemed', seat, card: cardAt(card) })
    onceMore(g, going, seat)
  },
})

export const endRedeem = decision(moment('endRedeem', seated), {
  actions: [redeem, done('doneRedeeming', going)],
})

/** Whoever has a card in the pawnshop and can pay for it. */
const mayRedeem = (s: Readonly<State>, seat: Seat) =>
  pawnedOf(s, seat) !== 0 && ingotsOf(s, seat) >= REDEEM_COST

export const redeeming = goRound(going, endRedeem, mayRedeem)
