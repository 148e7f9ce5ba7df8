/** WH-6.13 to WH-6.15: the winner pays and takes the card, or nobody wants it. */
import {
  type Action,
  amount,
  type Decision,
  fields,
  frameSeat,
  type Procedure,
  type Scope,
  type Seat,
} from '@durbar/kernel'
import { IDS } from '../data/antiquities.ts'
import { MOST_SEATS } from '../data/box.ts'
import type { Decided, Event } from '../events.ts'
import { left, type State } from '../state.ts'
import { instantEffect } from './effects/instant.ts'
import { choosesPayee, paySurcharge } from './effects/permanent.ts'
import { choosePayee, nextAuction, settle } from './frames.ts'
import { pawnTooSoon } from './pawnshop.ts'
import { REFUSALS } from './refusals.ts'

/** The hammer falls; who is paid follows. */
function remember(s: State, decided: Decided): void {
  s.last = { card: s.card, seat: s.leader, to: -1, amount: s.highest, decided, said: s.said }
}

/** The leader has won: he pays his left neighbour, or with the Boots whom he likes (WH-10.6). */
export function sold(g: Scope<State, Event>, decided: Decided): void {
  const { s } = g
  const winner = s.leader
  remember(s, decided)
  g.tell?.({ t: 'won', seat: winner, card: IDS[s.card]!, amount: s.highest, decided })
  g.then(choosesPayee(s, winner) ? choosePayee(winner) : settle(left(s, winner)))
}

function clearAuction(s: State, to: Seat): void {
  s.last = { ...s.last!, to }
  s.said = []
  s.card = -1
  s.highest = 0
  s.leader = -1
  s.passed = 0
}

/** WH-6.14: out of the game; the same auctioneer reveals another card. */
export function notSold(g: Scope<State, Event>): void {
  const { s } = g
  g.tell?.({ t: 'unsold', card: IDS[s.card]! })
  s.unsold |= 1 << s.card
  remember(s, 'highest')
  clearAuction(s, -1)
  g.then(nextAuction(s.auctioneer))
}

export const payTo: Action<State, Event, 'payTo', { readonly player: Seat }> = {
  verb: 'payTo',
  noun: fields({ player: amount(0, MOST_SEATS - 1) }),
  candidates(s, seat, _at, add) {
    for (let player = 0; player < s.seats; player++) if (player !== seat) add(player)
  },
  mistakes(_s, seat, _at, add) {
    add(seat)
  },
  refuse: (_s, seat, player) => (player === seat ? REFUSALS.notYourself : null),
  perform(g, _seat, player) {
    g.then(settle(player))
  },
}

export const payeeChoice: Decision<State, Event> = { who: frameSeat, actions: [payTo, pawnTooSoon] }

/** WH-6.15, WH-R10: the card enters only after the payment, so it never touches its own purchase. */
export const purchase: Procedure<State, Event> = {
  run(g, at) {
    const { s } = g
    const { card, highest } = s
    const winner = s.leader
    s.ingots[winner]! -= highest
    s.ingots[at.seat!]! += highest
    g.tell?.({ t: 'paid', seat: winner, to: at.seat!, amount: highest })
    paySurcharge(g, winner)
    s.cards[winner]! |= 1 << card
    clearAuction(s, at.seat!)
    instantEffect(g, winner, card)
    g.then(nextAuction(winner))
  },
}
