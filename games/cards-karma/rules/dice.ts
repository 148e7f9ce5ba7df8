/** CK-4 Action A: take a die. Also every other way to get dice, and the hand limit. */
import { fields, moment, type Seat, seated, subset } from '@durbar/kernel'
import { CARDS } from '../data/cards.ts'
import { DICE_FOR_A_STEWARD, HAND_LIMIT } from '../data/numbers.ts'
import { playerOf } from '../state.ts'
import { decision, may, procedure, type Scope } from './book.ts'
import { anyCard } from './grid.ts'
import { die, dieFromGrid, discard, draw, intoHand } from './piles.ts'
import { REFUSALS } from './refusals.ts'
import { type Counted, step } from './steps.ts'

const DISCARDED = subset(CARDS, 1, 2)
/** Single dice are the first nouns, pairs come after them. */
const diceIn = (noun: number): number => (noun < CARDS.length ? 1 : 2)

const chosen = [0, 0]
/** A hand is in ascending order, and so is what is packed. */
function subsetsOf(hand: readonly number[], n: number, add: (noun: number) => void): void {
  for (const first of hand) {
    chosen[0] = first
    if (n === 1) add(DISCARDED.pack(chosen, 1))
    else
      for (const second of hand)
        if (second > first) {
          chosen[1] = second
          add(DISCARDED.pack(chosen, 2))
        }
  }
}

const excessDice = may({
  verb: 'discardDice',
  noun: fields({ cards: DISCARDED }),
  candidates: (s, seat, at: Counted, add) => subsetsOf(playerOf(s, seat).hand, at.n, add),
  mistakes: (s, seat, at, add) => subsetsOf(playerOf(s, seat).hand, 3 - at.n, add),
  refuse: (_s, _seat, noun, at) => (diceIn(noun) === at.n ? null : REFUSALS.wrongCount),
  perform(g, seat, noun) {
    const { s } = g
    const { hand } = playerOf(s, seat)
    const gone: number[] = []
    DISCARDED.unpack(noun, gone)
    for (const card of gone) {
      hand.splice(hand.indexOf(card), 1)
      discard(g, card)
    }
    g.tell?.({ t: 'discarded', seat, dice: gone.map((card) => die(s, card)), cause: 'handLimit' })
  },
})
const inExcess = moment(
  'discardDice',
  (rule: 'discardDice', seat: Seat, n: number): Counted => ({ rule, seat, n }),
)
/** CK-4.3 "Dice of your choice." Exactly as many as are in excess. */
export const discardDice = decision(inExcess, { actions: [excessDice] })

/** CK-R-12: the excess of the whole effect is discarded first. */
function makeRoom(g: Scope, seat: Seat, n: number): void {
  const excess = playerOf(g.s, seat).hand.length + n - HAND_LIMIT
  if (excess > 0) g.then(discardDice(seat, excess))
}

export const takeChosen = procedure(
  moment('takeChosen', (rule: 'takeChosen', seat: Seat, slot: number) => ({ rule, seat, slot })),
  (g, { seat, slot }) => dieFromGrid(g, seat, slot),
)
/** CK-4.1 "Any card of the grid." With a full hand the card leaves the grid after the discard. */
export const takeDie = may({
  verb: 'takeDie',
  ...anyCard,
  perform(g, seat, slot) {
    if (playerOf(g.s, seat).hand.length < HAND_LIMIT) return dieFromGrid(g, seat, slot)
    makeRoom(g, seat, 1)
    g.then(takeChosen(seat, slot))
  },
})

export const pickDie = decision(moment('pickDie', seated), {
  actions: [may({ verb: 'pickDie', ...anyCard, perform: (g, seat, slot) => dieFromGrid(g, seat, slot) })],
})
/**
 * Dice from the grid as a step of an effect: first make room, then one after the other (CK-R-13: never
 * declined).
 */
export const gridDice = procedure(step.gridDice, (g, { seat, n }) => {
  makeRoom(g, seat, n)
  for (let i = 0; i < n; i++) g.then(pickDie(seat))
})

/** CK-12.4: the two top cards of the draw pile; the second is seen only when the first is in hand. */
export const drawDice = procedure(moment('drawDice', seated), (g, { seat }) => {
  for (let i = 0; i < DICE_FOR_A_STEWARD; i++) intoHand(g, seat, draw(g), null)
})
export const roomForTwo = (g: Scope, seat: Seat): void => makeRoom(g, seat, DICE_FOR_A_STEWARD)
