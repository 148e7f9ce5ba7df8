/** WH-6.1: the auctioneer chooses a stack and reveals its top card. */
import { choice, fields } from '@durbar/kernel'
import { cardAt, isWeapon } from '../data/antiquities.ts'
import { CATEGORIES, categoryAt } from '../data/categories.ts'
import { drawTop, left, stackIsEmpty } from '../state.ts'
import { decision, may, procedure } from './book.ts'
import { takeIncome } from './effects/permanent.ts'
import * as moments from './moments.ts'
import { pawnBeforeChoosing } from './pawnshop.ts'
import { REFUSALS } from './refusals.ts'
import { secretAuction } from './secret-auction.ts'

const reveal = may({
  verb: 'reveal',
  noun: fields({ category: choice(CATEGORIES) }),
  candidates(_s, _seat, _at, add) {
    for (let category = 0; category < CATEGORIES.length; category++) add(category)
  },
  refuse: (s, _seat, category) => (stackIsEmpty(s, category) ? REFUSALS.emptyStack : null),
  perform(g, seat, category) {
    const { s } = g
    g.reveal()
    s.card = drawTop(s, category)
    const secret = isWeapon(s.card)
    g.tell?.({ t: 'revealed', seat, category: categoryAt(category), card: cardAt(s.card), secret })
    takeIncome(g, seat)
    // WH-6.2: the fist decides; WH-6.4: the auctioneer's left neighbour begins.
    g.then(secret ? secretAuction() : moments.bidding(left(s, seat)))
  },
})

export const chooseStack = decision(moments.chooseStack, { actions: [reveal, pawnBeforeChoosing] })

/** WH-2.3: once every antiquity has been put up for auction nothing is scheduled, and the end of the game follows. */
export const nextAuction = procedure(moments.nextAuction, (g, { seat }) => {
  const { s } = g
  s.auctioneer = seat
  for (let category = 0; category < CATEGORIES.length; category++)
    if (!stackIsEmpty(s, category)) return g.then(chooseStack(seat))
})
