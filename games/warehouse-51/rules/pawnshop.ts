/** WH-7 Pawnshop. Open at three moments: the choice of a stack, a turn in an open auction, before sealing (WH-R13). */
import { choice, type Frame, fields, type Moment, type Seat, type Seated } from '@durbar/kernel'
import * as bits from '@durbar/kernel/bits'
import { cardAt, IDS } from '../data/antiquities.ts'
import { PAWN_BELOW, PAWN_PAYOUT } from '../data/box.ts'
import { cardsOf, ingotsOf, isPawned, type State, takeFromSupply, unpawnedOf } from '../state.ts'
import { may, type Scope } from './book.ts'
import { bidding, chooseStack } from './moments.ts'
import { REFUSALS } from './refusals.ts'

/** Whether this seat can pawn anything at all. */
export const mayPawn = (s: Readonly<State>, seat: Seat): boolean =>
  ingotsOf(s, seat) < PAWN_BELOW && s.supply > 0 && s.tokens > 0 && unpawnedOf(s, seat) !== 0

const hasSealed = (seat: Seat, at: Frame) => (at.chosen?.[seat] ?? null) !== null

/** The loan is what the supply can still give (WH-R12). */
export const loan = (s: Readonly<State>): number => Math.min(PAWN_PAYOUT, s.supply)

/** WH-7.2: a token on the card. */
function takeLoan(g: Scope, seat: Seat, card: number): void {
  const { s } = g
  s.tokens--
  s.pawned |= 1 << card
  const amount = takeFromSupply(s, seat, PAWN_PAYOUT)
  g.tell?.({ t: 'pawned', seat, card: cardAt(card), amount })
}

const pawn = may({
  verb: 'pawn',
  noun: fields({ card: choice(IDS) }),
  candidates(s, seat, at, add) {
    if (!mayPawn(s, seat) || hasSealed(seat, at)) return
    for (let set = unpawnedOf(s, seat); set; set &= set - 1) add(bits.lowest(set))
  },
  mistakes(s, seat, at, add) {
    for (const card of bits.members(cardsOf(s, seat))) if (pawn.refuse(s, seat, card, at) !== null) add(card)
  },
  refuse(s, seat, card, at) {
    if (hasSealed(seat, at)) return REFUSALS.pawnshopClosed
    if (ingotsOf(s, seat) >= PAWN_BELOW) return REFUSALS.richEnough
    if (isPawned(s, card)) return REFUSALS.alreadyPawned
    if (s.supply === 0) return REFUSALS.supplyEmpty
    return s.tokens === 0 ? REFUSALS.noToken : null
  },
  perform: takeLoan,
})

const pawnAndGoOn = (next: Moment<string, [Seat], Seated>) =>
  may({
    ...pawn,
    perform(g, seat, card) {
      takeLoan(g, seat, card)
      g.then(next(seat))
    },
  })
export const pawnBeforeChoosing = pawnAndGoOn(chooseStack)
/** Back to the same turn, which may still be too expensive and pass by itself (WH-X25). */
export const pawnBeforeBidding = pawnAndGoOn(bidding)
/** In sight of all, at once, while the fists are still open. */
export const pawnBeforeSealing = may({ ...pawn, open: true })

/** WH-R13: between the hammer and the next choice of a stack the pawnshop is closed, however poor the winner is. */
export const pawnTooSoon = may({
  ...pawn,
  candidates() {},
  mistakes(s, seat, _at, add) {
    if (mayPawn(s, seat)) for (const card of bits.members(unpawnedOf(s, seat))) add(card)
  },
  refuse: () => REFUSALS.pawnshopClosed,
  perform() {
    throw new Error('the pawnshop is closed')
  },
})
