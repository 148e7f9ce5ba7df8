/** CK-7 Action D: take goods. Also the goods cards that ships bring (CK-6.5.5, CK-6.5.9). */
import {
  type Action,
  type Decision,
  type Frame,
  frameSeat,
  nothing,
  type Procedure,
  type Seat,
} from '@durbar/kernel'
import { GOODS_CARD } from '../data/cards.ts'
import type { Event } from '../events.ts'
import { inGrid, type State, slotWith, typeAt } from '../state.ts'
import { SLOT } from './dice.ts'
import { lay, pickGoods as pick, pickMoreGoods } from './frames.ts'
import { takeFromGrid } from './piles.ts'
import { REFUSALS } from './refusals.ts'

const goodsCards = (s: Readonly<State>, _seat: Seat, _at: Frame, add: (slot: number) => void): void => {
  for (let slot = 0; slot < s.grid.length; slot++) if (typeAt(s, slot) === GOODS_CARD) add(slot)
}
const otherCards = (s: Readonly<State>, _seat: Seat, _at: Frame, add: (slot: number) => void): void => {
  for (let slot = 0; slot < s.grid.length; slot++)
    if (typeAt(s, slot) >= 0 && typeAt(s, slot) !== GOODS_CARD) add(slot)
}
const refuseOther = (s: Readonly<State>, _seat: Seat, slot: number) =>
  typeAt(s, slot) === GOODS_CARD ? null : REFUSALS.notGoods

/** CK-7.1 "Free of charge." */
export const takeGoods: Action<State, Event, 'takeGoods', { slot: number }> = {
  verb: 'takeGoods',
  noun: SLOT,
  candidates: goodsCards,
  refuse: refuseOther,
  perform(g, seat, slot) {
    g.then(lay(seat, takeFromGrid(g, slot)))
  },
}

const pickGoodsAction: Action<State, Event, 'pickGoods', { slot: number }> = {
  ...takeGoods,
  verb: 'pickGoods',
  mistakes: otherCards,
}

const skipGoods: Action<State, Event, 'skipGoods', Record<string, never>> = {
  verb: 'skipGoods',
  noun: nothing,
  candidates: (_s, _seat, _at, add) => add(0),
  refuse: () => null,
  perform(g, seat) {
    g.tell?.({ t: 'nothing', seat, step: 'goods' })
  },
}

/** The first goods card of a reward is compulsory (CK-R-29): the only one is taken, none is skipped. */
export const gridGoods: Procedure<State, Event> = {
  run(g, at) {
    const there = inGrid(g.s, GOODS_CARD)
    if (there > 1) g.then(pick(at.seat!))
    else if (there === 1) g.then(lay(at.seat!, takeFromGrid(g, slotWith(g.s, GOODS_CARD))))
    else g.tell?.({ t: 'nothing', seat: at.seat!, step: 'goods' })
  },
}
/** "1 or 2": the second is up to the player. */
export const moreGoods: Procedure<State, Event> = {
  run(g, at) {
    if (inGrid(g.s, GOODS_CARD) > 0) g.then(pickMoreGoods(at.seat!))
  },
}
export const pickGoods: Decision<State, Event> = { who: frameSeat, actions: [pickGoodsAction] }
export const pickOrSkipGoods: Decision<State, Event> = {
  who: frameSeat,
  actions: [pickGoodsAction, skipGoods],
}
