/** WH-8.1 Step 1 of the end: redeem. From the winner of the latest auction, clockwise. */
import {
  type Action,
  choice,
  type Decision,
  fields,
  frameSeat,
  frames,
  nothing,
  type Procedure,
  type Seat,
} from '@durbar/kernel'
import { first, IDS } from '../data/antiquities.ts'
import { REDEEM_COST } from '../data/box.ts'
import type { Event } from '../events.ts'
import { isPawned, type State } from '../state.ts'
import { REFUSALS } from './refusals.ts'
import { round, seatOfRound, turnOfRound } from './round.ts'

const redeeming = round('redeeming')
const endRedeem = frames('endRedeem')

/** Asked again after each card, as long as he has another one and can pay for it. */
const mayRedeem = (s: Readonly<State>, seat: Seat) =>
  (s.cards[seat]! & s.pawned) !== 0 && s.ingots[seat]! >= REDEEM_COST

export const redeemers: Procedure<State, Event> = {
  run(g, at) {
    for (let turn = at.step ?? 0; turn < g.s.seats; turn++) {
      const seat = seatOfRound(g.s, turn)
      if (mayRedeem(g.s, seat)) return g.then(endRedeem(seat))
    }
  },
}

export const redeem: Action<State, Event, 'redeem', { readonly card: string }> = {
  verb: 'redeem',
  noun: fields({ card: choice(IDS) }),
  candidates(s, seat, _at, add) {
    for (let set = s.cards[seat]! & s.pawned; set; set &= set - 1) add(first(set))
  },
  mistakes(s, seat, _at, add) {
    for (let set = s.cards[seat]! & ~s.pawned; set; set &= set - 1) add(first(set))
  },
  refuse: (s, _seat, card) => (isPawned(s, card) ? null : REFUSALS.notInThePawnshop),
  perform(g, seat, card) {
    const { s } = g
    s.ingots[seat]! -= REDEEM_COST
    s.supply += REDEEM_COST
    s.pawned &= ~(1 << card)
    s.tokens++
    s.chronicle = [...s.chronicle, { t: 'redeemed', seat, card, amount: REDEEM_COST }]
    g.tell?.({ t: 'redeemed', seat, card: IDS[card]! })
    g.then(redeeming(turnOfRound(s, seat)))
  },
}

export const doneRedeeming: Action<State, Event, 'doneRedeeming', Record<string, never>> = {
  verb: 'doneRedeeming',
  noun: nothing,
  candidates(_s, _seat, _at, add) {
    add(0)
  },
  refuse: () => null,
  perform(g, seat) {
    g.then(redeeming(turnOfRound(g.s, seat) + 1))
  },
}

export const redemption: Decision<State, Event> = { who: frameSeat, actions: [redeem, doneRedeeming] }
