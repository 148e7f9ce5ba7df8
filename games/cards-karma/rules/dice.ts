/** CK-4 Action A: take a die. Also every other way to get dice, and the hand limit. */
import {
  type Action,
  amount,
  type Decision,
  type FieldsCodec,
  type Frame,
  fields,
  frameSeat,
  type Procedure,
  type Scope,
  type Seat,
  subset,
} from '@durbar/kernel'
import { CARDS } from '../data/cards.ts'
import { HAND_LIMIT, MOST_SLOTS } from '../data/numbers.ts'
import type { Event } from '../events.ts'
import type { State } from '../state.ts'
import {
  type Counted,
  discardDice as discardFirst,
  pickDie as pick,
  takeChosen,
  type WithSlot,
} from './frames.ts'
import { die, dieFromGrid, discard, draw, intoHand } from './piles.ts'
import { REFUSALS } from './refusals.ts'

type G = Scope<State, Event>

/** The noun of every move that names one place of the grid. */
export const SLOT: FieldsCodec<{ slot: number }> = fields({ slot: amount(0, MOST_SLOTS - 1) })

/** CK-R-12: the excess of the whole effect is discarded first. */
function makeRoom(g: G, seat: Seat, n: number): void {
  const excess = g.s.players[seat]!.hand.length + n - HAND_LIMIT
  if (excess > 0) g.then(discardFirst(seat, excess))
}

const filledSlots = (s: Readonly<State>, _seat: Seat, _at: Frame, add: (slot: number) => void): void => {
  for (let slot = 0; slot < s.grid.length; slot++) if (s.grid[slot]! >= 0) add(slot)
}
const gaps = (s: Readonly<State>, _seat: Seat, _at: Frame, add: (slot: number) => void): void => {
  for (let slot = 0; slot < s.grid.length; slot++) if (s.grid[slot]! < 0) add(slot)
}
const refuseGap = (s: Readonly<State>, _seat: Seat, slot: number) => (s.grid[slot]! < 0 ? REFUSALS.gap : null)

/** CK-4.1 "Any card of the grid." With a full hand the card leaves the grid after the discard. */
export const takeDie: Action<State, Event, 'takeDie', { slot: number }> = {
  verb: 'takeDie',
  noun: SLOT,
  candidates: filledSlots,
  mistakes: gaps,
  refuse: refuseGap,
  perform(g, seat, slot) {
    if (g.s.players[seat]!.hand.length < HAND_LIMIT) return dieFromGrid(g, seat, slot)
    makeRoom(g, seat, 1)
    g.then(takeChosen(seat, slot))
  },
}
export const takeChosenDie: Procedure<State, Event, WithSlot> = {
  run(g, at) {
    dieFromGrid(g, at.seat!, at.slot)
  },
}

/**
 * Dice from the grid as a step of an effect: first make room, then one after the other (CK-R-13: never
 * declined).
 */
export const gridDice: Procedure<State, Event, Counted> = {
  run(g, at) {
    makeRoom(g, at.seat!, at.n)
    for (let i = 0; i < at.n; i++) g.then(pick(at.seat!))
  },
}

const pickDieAction: Action<State, Event, 'pickDie', { slot: number }> = {
  verb: 'pickDie',
  noun: SLOT,
  candidates: filledSlots,
  mistakes: gaps,
  refuse: refuseGap,
  perform(g, seat, slot) {
    dieFromGrid(g, seat, slot)
  },
}
export const pickDie: Decision<State, Event> = { who: frameSeat, actions: [pickDieAction] }

/** CK-12.4: the two top cards of the draw pile; the second is seen only when the first is in hand. */
export const drawDice: Procedure<State, Event> = {
  run(g, at) {
    intoHand(g, at.seat!, draw(g), null)
    intoHand(g, at.seat!, draw(g), null)
  },
}
export const roomForTwo = (g: G, seat: Seat): void => makeRoom(g, seat, 2)

const DISCARDED = subset(CARDS, 1, 2)
const pair = [0, 0]

function subsetsOf(hand: readonly number[], n: number, add: (noun: number) => void): void {
  for (let i = 0; i < hand.length; i++) {
    pair[0] = hand[i]!
    if (n === 1) add(DISCARDED.pack(pair, 1))
    else
      for (let j = i + 1; j < hand.length; j++) {
        pair[1] = hand[j]!
        add(DISCARDED.pack(pair, 2))
      }
  }
}

/** CK-4.3 "Dice of your choice." Exactly as many as are in excess. */
const discardDiceAction: Action<State, Event, 'discardDice', { cards: readonly string[] }, Counted> = {
  verb: 'discardDice',
  noun: fields({ cards: DISCARDED }),
  candidates(s, seat, at, add) {
    subsetsOf(s.players[seat]!.hand, at.n, add)
  },
  mistakes(s, seat, at, add) {
    subsetsOf(s.players[seat]!.hand, 3 - at.n, add)
  },
  // Single dice are the first nouns, pairs come after them.
  refuse: (_s, _seat, noun, at) => ((noun < CARDS.length ? 1 : 2) === at.n ? null : REFUSALS.wrongCount),
  perform(g, seat, noun) {
    const { s } = g
    const { hand } = s.players[seat]!
    const gone: number[] = []
    DISCARDED.unpack(noun, gone)
    for (let i = 0; i < gone.length; i++) {
      hand.splice(hand.indexOf(gone[i]!), 1)
      discard(g, gone[i]!)
    }
    g.tell?.({ t: 'discarded', seat, dice: gone.map((card) => die(s, card)), cause: 'handLimit' })
  },
}
export const discardDice: Decision<State, Event, Counted> = { who: frameSeat, actions: [discardDiceAction] }
