/** WH-7 Pawnshop. Open at three moments: the choice of a stack, a turn in an open auction, before sealing (WH-R13). */
import { type Action, choice, type Frame, fields, type Scope, type Seat } from '@durbar/kernel'
import { first, IDS } from '../data/antiquities.ts'
import { PAWN_BELOW, PAWN_PAYOUT } from '../data/box.ts'
import type { Event } from '../events.ts'
import { isPawned, type State } from '../state.ts'
import { bidding, chooseStack } from './frames.ts'
import { REFUSALS } from './refusals.ts'

type Pawn = Action<State, Event, 'pawn', { readonly card: string }>

/** Whether this seat can pawn anything at all. */
export const mayPawn = (s: Readonly<State>, seat: Seat): boolean =>
  s.ingots[seat]! < PAWN_BELOW && s.supply > 0 && s.tokens > 0 && (s.cards[seat]! & ~s.pawned) !== 0

const hasSealed = (seat: Seat, at: Frame) => (at.chosen?.[seat] ?? null) !== null

/** The loan is what the supply can still give (WH-R12). */
export const loan = (s: Readonly<State>): number => Math.min(PAWN_PAYOUT, s.supply)

/** WH-7.2: a token on the card. */
function takeLoan(g: Scope<State, Event>, seat: Seat, card: number): void {
  const { s } = g
  const amount = loan(s)
  s.tokens--
  s.pawned |= 1 << card
  s.supply -= amount
  s.ingots[seat]! += amount
  g.tell?.({ t: 'pawned', seat, card: IDS[card]!, amount })
}

const pawn: Pawn = {
  verb: 'pawn',
  noun: fields({ card: choice(IDS) }),
  candidates(s, seat, at, add) {
    if (!mayPawn(s, seat) || hasSealed(seat, at)) return
    for (let set = s.cards[seat]! & ~s.pawned; set; set &= set - 1) add(first(set))
  },
  mistakes(s, seat, at, add) {
    for (let set = s.cards[seat]!; set; set &= set - 1)
      if (pawn.refuse(s, seat, first(set), at) !== null) add(first(set))
  },
  refuse(s, seat, card, at) {
    if (hasSealed(seat, at)) return REFUSALS.pawnshopClosed
    if (s.ingots[seat]! >= PAWN_BELOW) return REFUSALS.richEnough
    if (isPawned(s, card)) return REFUSALS.alreadyPawned
    if (s.supply === 0) return REFUSALS.supplyEmpty
    return s.tokens === 0 ? REFUSALS.noToken : null
  },
  perform: takeLoan,
}

export const pawnBeforeChoosing: Pawn = {
  ...pawn,
  perform(g, seat, card) {
    takeLoan(g, seat, card)
    g.then(chooseStack(seat))
  },
}

/** Back to his turn, where he may find that he still cannot bid and is passed (WH-X25). */
export const pawnBeforeBidding: Pawn = {
  ...pawn,
  perform(g, seat, card) {
    takeLoan(g, seat, card)
    g.then(bidding(seat))
  },
}

/** In sight of all, at once, while the fists are still open. */
export const pawnBeforeSealing: Pawn = { ...pawn, open: true }

/** WH-R13: between the hammer and the next choice of a stack the pawnshop is closed, however poor the winner is. */
export const pawnTooSoon: Pawn = {
  ...pawn,
  candidates() {},
  mistakes(s, seat, _at, add) {
    if (!mayPawn(s, seat)) return
    for (let set = s.cards[seat]! & ~s.pawned; set; set &= set - 1) add(first(set))
  },
  refuse: () => REFUSALS.pawnshopClosed,
  perform() {
    throw new Error('the pawnshop is closed')
  },
}
