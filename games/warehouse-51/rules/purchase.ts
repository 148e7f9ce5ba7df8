/** WH-6.13 to WH-6.15: the winner pays and takes the card, or nobody wants it. */
import { amount, fields, moment, seated } from '@durbar/kernel'
import { cardAt } from '../data/antiquities.ts'
import { MOST_SEATS } from '../data/box.ts'
import type { Decided } from '../events.ts'
import { gain, left, pay, type State } from '../state.ts'
import { decision, may, procedure, type Scope } from './book.ts'
import { instantEffect } from './effects/instant.ts'
import { choosesPayee, paySurcharge } from './effects/permanent.ts'
import { nextAuction } from './moments.ts'
import { pawnTooSoon } from './pawnshop.ts'
import { REFUSALS } from './refusals.ts'

function clearAuction(s: State): void {
  s.card = -1
  s.highest = 0
  s.leader = -1
  s.passed = 0
}

/** Paid to the frame's seat. WH-6.15, WH-R10: the card enters only after the payment, so it never touches its own purchase. */
export const settle = procedure(moment('settle', seated), (g, { seat: to }) => {
  const { s } = g
  const { card, leader: winner, highest } = s
  pay(s, winner, to, highest)
  g.tell?.({ t: 'paid', seat: winner, to, amount: highest })
  paySurcharge(g, winner)
  gain(s, winner, card)
  clearAuction(s)
  instantEffect(g, winner, card)
  g.then(nextAuction(winner))
})

const payTo = may({
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
})

export const choosePayee = decision(moment('choosePayee', seated), { actions: [payTo, pawnTooSoon] })

/** The leader has won and pays the left neighbour, or with the Boots anybody (WH-10.6). */
export function sold(g: Scope, decided: Decided): void {
  const { s } = g
  const winner = s.leader
  g.tell?.({ t: 'won', seat: winner, card: cardAt(s.card), amount: s.highest, decided })
  g.then(choosesPayee(s, winner) ? choosePayee(winner) : settle(left(s, winner)))
}

/** WH-6.14: out of the game; the same auctioneer reveals another card. */
export function notSold(g: Scope): void {
  const { s } = g
  const { card } = s
  s.unsold |= 1 << card
  clearAuction(s)
  g.tell?.({ t: 'unsold', card: cardAt(card) })
  g.then(nextAuction(s.auctioneer))
}
