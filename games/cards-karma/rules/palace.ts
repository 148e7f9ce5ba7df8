/** CK-8 Action E: take a palace action. */
import {
  type Action,
  amount,
  type Decision,
  fields,
  frameSeat,
  type Procedure,
  type Refusal,
  type Seat,
} from '@durbar/kernel'
import { CARDS, GOODS_COUNT, PALACE_CARD, REWARD } from '../data/cards.ts'
import { REWARDS } from '../data/names.ts'
import type { Event } from '../events.ts'
import { inGrid, lastShip, type State, slotWith, typeAt } from '../state.ts'
import { SLOT } from './dice.ts'
import { copyShip as choose, lay, pickPalace as pick } from './frames.ts'
import { rewardSteps } from './lay.ts'
import { type Purchase, pay } from './payment.ts'
import { EXACT_PURCHASE, exactMistakes, exactPayments, isDie, refuseExact } from './payment-exact.ts'
import { die, discard, draw, takeFromGrid } from './piles.ts'
import { REFUSALS } from './refusals.ts'
import { gainCoins } from './tokens.ts'

/** CK-8.1. */
export const buyPalace: Action<State, Event, 'buyPalace', Purchase> = {
  verb: 'buyPalace',
  noun: EXACT_PURCHASE,
  candidates(s, seat, _at, add) {
    for (let slot = 0; slot < s.grid.length; slot++)
      if (typeAt(s, slot) === PALACE_CARD) exactPayments(s, seat, slot, add)
  },
  mistakes(s, seat, _at, add) {
    for (let slot = 0; slot < s.grid.length; slot++)
      if (typeAt(s, slot) === PALACE_CARD) exactMistakes(s, seat, slot, add)
  },
  refuse: (s, seat, noun) => refuseExact(s, seat, noun, REFUSALS.notExactPalace),
  perform(g, seat, noun) {
    g.then(lay(seat, takeFromGrid(g, pay(g, seat, noun, isDie))))
  },
}

/** A palace card from the grid, free: for a ship's reward and for a bonus (CK-6.5.10, CK-13.4.2). */
export const freePalace = <Verb extends string>(
  verb: Verb,
  refusal: Refusal,
): Action<State, Event, Verb, { slot: number }> => ({
  verb,
  noun: SLOT,
  candidates(s, _seat, _at, add) {
    for (let slot = 0; slot < s.grid.length; slot++) if (typeAt(s, slot) === PALACE_CARD) add(slot)
  },
  mistakes(s, _seat, _at, add) {
    for (let slot = 0; slot < s.grid.length; slot++)
      if (typeAt(s, slot) >= 0 && typeAt(s, slot) !== PALACE_CARD) add(slot)
  },
  refuse: (s, _seat, slot) => (typeAt(s, slot) === PALACE_CARD ? null : refusal),
  perform(g, seat, slot) {
    g.then(lay(seat, takeFromGrid(g, slot)))
  },
})
export const pickPalace: Decision<State, Event> = {
  who: frameSeat,
  actions: [freePalace('pickPalace', REFUSALS.notPalace)],
}
export const gridPalace: Procedure<State, Event> = {
  run(g, at) {
    const there = inGrid(g.s, PALACE_CARD)
    if (there > 1) g.then(pick(at.seat!))
    else if (there === 1) g.then(lay(at.seat!, takeFromGrid(g, slotWith(g.s, PALACE_CARD))))
    else g.tell?.({ t: 'nothing', seat: at.seat!, step: 'palace' })
  },
}

const goodsIn = (row: readonly number[]): number => {
  let n = 0
  for (let i = 0; i < row.length; i++) n += GOODS_COUNT[row[i]!]!
  return n
}
/** Palace 4 (CK-8.5): every goods symbol, on whatever card; the cards stay. */
export const coinPerGood: Procedure<State, Event> = {
  run(g, at) {
    const p = g.s.players[at.seat!]!
    const symbols = goodsIn(p.buildings) + goodsIn(p.goods) + goodsIn(p.ships) + goodsIn(g.s.locked)
    gainCoins(g, at.seat!, symbols, 'palace')
  },
}

/** Palace 5 (CK-8.6): the last ship of any row, one's own included. CK-R-32: its good stays with it. */
export const copyReward: Procedure<State, Event> = {
  run(g, at) {
    const seat = at.seat!
    let owner = -1
    let rows = 0
    for (let other = 0; other < g.s.seats; other++)
      if (lastShip(g.s, other, seat) >= 0) {
        owner = other
        rows++
      }
    if (rows > 1) g.then(choose(seat))
    else if (rows === 1) copy(g, seat, owner)
    else g.tell?.({ t: 'nothing', seat, step: 'ship' })
  },
}
function copy(g: Parameters<(typeof copyReward)['run']>[0], seat: Seat, owner: Seat): void {
  const ship = lastShip(g.s, owner, seat)
  const reward = REWARD[ship]!
  g.tell?.({ t: 'reward', seat, ship: CARDS[ship]!, reward: REWARDS[reward]!, from: owner })
  g.then(...rewardSteps(seat, reward))
}
const copyShipAction: Action<State, Event, 'copyShip', { player: number }> = {
  verb: 'copyShip',
  noun: fields({ player: amount(0, 3) }),
  candidates(s, seat, _at, add) {
    for (let other = 0; other < s.seats; other++) if (lastShip(s, other, seat) >= 0) add(other)
  },
  mistakes(s, seat, _at, add) {
    for (let other = 0; other < s.seats; other++) if (lastShip(s, other, seat) < 0) add(other)
  },
  refuse: (s, seat, owner) => (lastShip(s, owner, seat) < 0 ? REFUSALS.noLastShip : null),
  perform: copy,
}
export const copyShip: Decision<State, Event> = { who: frameSeat, actions: [copyShipAction] }

/** Palace 6 (CK-8.7): the top card must be carried out, whatever it breaks (CK-R-34). */
export const topCard: Procedure<State, Event> = {
  run(g, at) {
    const card = draw(g)
    g.tell?.({ t: 'topCard', seat: at.seat!, card: CARDS[card]! })
    g.then(lay(at.seat!, card))
  },
}

/** CK-8.2: the card goes last, after everything it caused. */
export const discardPalace: Procedure<State, Event> = {
  run(g, at) {
    const card = g.s.palace.pop()!
    discard(g, card)
    g.tell?.({ t: 'discarded', seat: at.seat!, dice: [die(g.s, card)], cause: 'palace' })
  },
}
