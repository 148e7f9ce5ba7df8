/** CK-7 Action D: take goods. Also the goods cards that ships bring (CK-6.5.5, CK-6.5.9). */
import { moment, type Seat, seated } from '@durbar/kernel'
import * as bits from '@durbar/kernel/bits'
import { GOODS_CARD } from '../data/cards.ts'
import { inGrid, slotsWith } from '../state.ts'
import { decision, plain, procedure, type Scope } from './book.ts'
import { freeCard, freeCardAlone } from './grid.ts'
import { lay } from './lay.ts'
import { takeFromGrid } from './piles.ts'
import { REFUSALS } from './refusals.ts'
import { step } from './steps.ts'

/** CK-7.1 "Free of charge." */
export const takeGoods = freeCard('takeGoods', GOODS_CARD, REFUSALS.notGoods)
const pickGoodsCard = freeCardAlone('pickGoods', GOODS_CARD, REFUSALS.notGoods)

const noGoods = (g: Scope, seat: Seat): void => g.tell?.({ t: 'nothing', seat, step: 'goods' })
const skipGoods = plain('skipGoods', noGoods)

export const pickGoods = decision(moment('pickGoods', seated), { actions: [pickGoodsCard] })
export const pickMoreGoods = decision(moment('pickMoreGoods', seated), {
  actions: [pickGoodsCard, skipGoods],
})

/** The first goods card of a reward is compulsory (CK-R-29): the only one is taken, none is skipped. */
export const gridGoods = procedure(step.gridGoods, (g, { seat }) => {
  const there = slotsWith(g.s, GOODS_CARD)
  if (bits.count(there) > 1) g.then(pickGoods(seat))
  else if (there !== 0) g.then(lay(seat, takeFromGrid(g, bits.lowest(there))))
  else noGoods(g, seat)
})
/** "1 or 2": the second is up to the player. */
export const moreGoods = procedure(step.moreGoods, (g, { seat }) => {
  if (inGrid(g.s, GOODS_CARD)) g.then(pickMoreGoods(seat))
})
