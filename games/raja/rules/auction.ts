/** RJ-11.2.5 Pro versions: the choice of a character is auctioned, one auction after the other. */
import {
  type Action,
  amount,
  type Decision,
  type Frame,
  fields,
  frameSeat,
  frames,
  nothing,
  type Procedure,
  type Scope,
  type Seat,
} from '@durbar/kernel'
import { START_GOLD } from '../data/material.ts'
import type { Event } from '../events.ts'
import type { State } from '../state.ts'
import { FLOW, pay } from './bank.ts'
import { nextWithoutCard, pickCharacter } from './draft.ts'
import { REFUSALS } from './refusals.ts'

export interface Bidding extends Frame {
  readonly seat: Seat
  /** The highest bid, -1 = the opening bid is still to be made. */
  readonly high: number
  readonly leader: Seat
  /** Those who have not passed, a bit each. */
  readonly bidders: number
}

const auctionOf = frames('auction')
const choiceOf = frames('auctionChoice')

function withoutCard(s: Readonly<State>): number {
  let seats = 0
  for (let seat = 0; seat < s.seats; seat++) if (s.cards[seat] === 0) seats |= 1 << seat
  return seats
}
const isOne = (seats: number) => (seats & (seats - 1)) === 0

/** The frame's seat opens. RJ-R-19: the last one without a card chooses for nothing, without a bid. */
export const auction: Procedure<State, Event> = {
  run(g, at) {
    const seat = at.seat!
    const bidders = withoutCard(g.s)
    if (isOne(bidders)) return g.then(choiceOf(seat))
    const opening: Bidding = { rule: 'bidding', seat, high: -1, leader: -1, bidders }
    g.then(opening)
  },
}

/** RJ-11.2.5b, RJ-11.2.5c: on to the next bidder, or to the winner when all others have passed. */
function goOn(g: Scope<State, Event>, seat: Seat, high: number, leader: Seat, bidders: number): void {
  const { s } = g
  if (isOne(bidders)) {
    pay(s, leader, FLOW.bids, high)
    g.tell?.({ t: 'auctionWon', seat: leader, price: high })
    g.then(choiceOf(leader))
    return
  }
  let next = (seat + 1) % s.seats
  while (!(bidders & (1 << next))) next = (next + 1) % s.seats
  const bidding: Bidding = { rule: 'bidding', seat: next, high, leader, bidders }
  g.then(bidding)
}

const bid: Action<State, Event, 'bid', { readonly amount: number }, Bidding> = {
  verb: 'bid',
  noun: fields({ amount: amount(0, START_GOLD + 1) }),
  candidates(s, seat, at, add) {
    for (let gold = at.high + 1; gold <= s.gold[seat]!; gold++) add(gold)
  },
  mistakes(s, seat, at, add) {
    for (let gold = 0; gold <= at.high; gold++) add(gold)
    if (s.gold[seat]! >= at.high) add(s.gold[seat]! + 1)
  },
  refuse(s, seat, noun, at) {
    if (noun <= at.high) return REFUSALS.bidTooLow
    return noun > s.gold[seat]! ? REFUSALS.bidBeyondGold : null
  },
  perform(g, seat, noun, at) {
    g.tell?.({ t: 'bid', seat, amount: noun })
    goOn(g, seat, noun, seat, at.bidders)
  },
}

const passBid: Action<State, Event, 'passBid', Record<string, never>, Bidding> = {
  verb: 'passBid',
  noun: nothing,
  candidates(_s, _seat, _at, add) {
    add(0)
  },
  refuse: (_s, _seat, _noun, at) => (at.high < 0 ? REFUSALS.mustOpen : null),
  perform(g, seat, _noun, at) {
    g.tell?.({ t: 'bidPassed', seat })
    goOn(g, seat, at.high, at.leader, at.bidders & ~(1 << seat))
  },
}

export const bidding: Decision<State, Event, Bidding> = { who: frameSeat, actions: [bid, passBid] }

/** RJ-11.2.5d: the next auction is opened by the first one to the winner's left who has no card. */
export const auctionChoice: Decision<State, Event> = {
  who: frameSeat,
  actions: [pickCharacter],
  done(g, at) {
    const next = nextWithoutCard(g.s, at.seat!)
    if (next >= 0) g.then(auctionOf(next))
  },
}
