/** RJ-11.2.5 Pro versions: the choice of a character is auctioned, one auction after the other. */
import { amount, type Frame, fields, moment, type Seat, type Seated, seated } from '@durbar/kernel'
import * as bits from '@durbar/kernel/bits'
import { START_GOLD } from '../data/material.ts'
import { goldOf, NOBODY, type State } from '../state.ts'
import { pay } from './bank.ts'
import { decision, may, plain, procedure, type Scope } from './book.ts'
import { nextWithoutCard, pickCharacter } from './draft.ts'
import { REFUSALS } from './refusals.ts'

interface Bidding extends Seated {
  /** The highest bid, -1 = the opening bid is still to be made. */
  readonly high: number
  readonly leader: Seat
  /** Those who have not passed, a bit each. */
  readonly bidders: number
}
const UNOPENED = -1

function withoutCard(s: Readonly<State>): number {
  let seats = 0
  for (let seat = 0; seat < s.seats; seat++) if (s.cards[seat] === 0) seats |= 1 << seat
  return seats
}
const isOne = (seats: number) => bits.count(seats) === 1

/** The frame's seat opens. RJ-R-19: the last one without a card chooses for nothing, without a bid. */
export const auction = procedure(moment('auction', seated), (g, { seat }) => {
  const bidders = withoutCard(g.s)
  if (isOne(bidders)) g.then(auctionChoice(seat))
  else g.then(bidding(seat, UNOPENED, NOBODY, bidders))
})

/** RJ-11.2.5b: on to the next bidder, before it is told: whoever is shown it sees the auction as it stands now. */
function goOn({ s }: Scope, seat: Seat, high: number, leader: Seat, bidders: number): void {
  let next = (seat + 1) % s.seats
  while (!bits.contains(bidders, next)) next = (next + 1) % s.seats
  s.stack.push(bidding(next, high, leader, bidders))
}

const bid = may({
  verb: 'bid',
  noun: fields({ amount: amount(0, START_GOLD + 1) }),
  candidates(s, seat, at: Bidding, add) {
    for (let gold = at.high + 1; gold <= goldOf(s, seat); gold++) add(gold)
  },
  mistakes(s, seat, at, add) {
    for (let gold = 0; gold <= at.high; gold++) add(gold)
    if (goldOf(s, seat) >= at.high) add(goldOf(s, seat) + 1)
  },
  refuse(s, seat, gold, at) {
    if (gold <= at.high) return REFUSALS.bidTooLow
    return gold > goldOf(s, seat) ? REFUSALS.bidBeyondGold : null
  },
  perform(g, seat, gold, at) {
    goOn(g, seat, gold, seat, at.bidders)
    g.tell?.({ t: 'bid', seat, amount: gold })
  },
})

const passBid = plain(
  'passBid',
  (g, seat, { high, leader, bidders }: Bidding) => {
    const others = bidders & ~(1 << seat)
    const won = isOne(others)
    if (!won) goOn(g, seat, high, leader, others)
    g.tell?.({ t: 'bidPassed', seat })
    if (!won) return
    // RJ-11.2.5c: all others have passed.
    pay(g.s, leader, high)
    g.tell?.({ t: 'auctionWon', seat: leader, price: high })
    g.then(auctionChoice(leader))
  },
  { refuse: (_s, _seat, _noun, at) => (at.high === UNOPENED ? REFUSALS.mustOpen : null) },
)

const upTo = moment(
  'bidding',
  (rule: 'bidding', seat: Seat, high: number, leader: Seat, bidders: number): Bidding => ({
    rule,
    seat,
    high,
    leader,
    bidders,
  }),
)
export const bidding = decision(upTo, { actions: [bid, passBid] })
export const isBidding = (at: Frame | undefined): at is Bidding => at?.rule === bidding.rule

/** RJ-11.2.5d: the next auction is opened by the first one to the winner's left who has no card. */
export const auctionChoice = decision(moment('auctionChoice', seated), {
  actions: [pickCharacter],
  done(g, { seat }) {
    const next = nextWithoutCard(g.s, seat)
    if (next >= 0) g.then(auction(next))
  },
})
