/** WH-1 Set-up. */
import { type Dice, filled, moment, type Seat, seated, shuffle } from '@durbar/kernel'
import * as bits from '@durbar/kernel/bits'
import { COUNTERFEITS, OF_CATEGORY, SEALS } from '../data/antiquities.ts'
import { PAWN_TOKENS, START_INGOTS, START_SUPPLY, slots } from '../data/box.ts'
import { CATEGORIES } from '../data/categories.ts'
import { neighbouring, type State } from '../state.ts'
import { procedure } from './book.ts'
import { endOfGame, nextAuction } from './moments.ts'

/** WH-1.10 */
export const begin = procedure(moment('begin', seated), (g, { seat }) => {
  g.tell?.({ t: 'begun', seat })
  g.then(nextAuction(seat))
})

/** Everything but chance: the state with these stacks, these counterfeits and this start player. */
export function layOut(seats: number, startSeat: Seat, order: number[], gaps: number[]): State {
  const known = filled(seats, 0)
  for (let seat = 0; seat < seats; seat++) known[seat] = neighbouring(seats, seat)
  return {
    rules: 0,
    stack: [endOfGame(), begin(startSeat)],
    result: null,
    seats,
    startSeat,
    auctioneer: startSeat,
    ingots: filled(seats, START_INGOTS),
    supply: START_SUPPLY,
    tokens: PAWN_TOKENS,
    order,
    revealed: filled(CATEGORIES.length, 0),
    cards: filled(seats, 0),
    pawned: 0,
    unsold: 0,
    unmasked: 0,
    card: -1,
    highest: 0,
    leader: -1,
    passed: 0,
    fists: filled(seats, 0),
    gaps,
    known,
    unveiled: false,
    certificates: SEALS.slice(),
    neutralised: -1,
  }
}

/** WH-R2: the start player is drawn by lot. */
export function setup(dice: Dice, seats: number): State {
  const startSeat = dice.below(seats)
  const order = OF_CATEGORY.flatMap((cards) => {
    const stack = bits.members(cards)
    shuffle(stack, dice)
    return stack
  })
  const counterfeits = bits.members(COUNTERFEITS)
  shuffle(counterfeits, dice)
  return layOut(seats, startSeat, order, counterfeits.slice(0, slots(seats)))
}
