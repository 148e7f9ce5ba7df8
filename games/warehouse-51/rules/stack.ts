/** WH-6.1: the auctioneer chooses a stack and reveals its top card. */
import { type Action, choice, type Decision, fields, frameSeat, type Procedure } from '@durbar/kernel'
import { IDS, WEAPONS } from '../data/antiquities.ts'
import { CATEGORIES, type Category } from '../data/categories.ts'
import type { Event } from '../events.ts'
import { left, type State, stackIsEmpty, topOf } from '../state.ts'
import { takeIncome } from './effects/permanent.ts'
import { bidding, chooseStack, secretAuction } from './frames.ts'
import { pawnBeforeChoosing } from './pawnshop.ts'
import { REFUSALS } from './refusals.ts'

/** WH-2.3: once every antiquity has been put up for auction nothing is scheduled, and the end of the game follows. */
export const nextAuction: Procedure<State, Event> = {
  run(g, at) {
    const { s } = g
    s.auctioneer = at.seat!
    for (let category = 0; category < CATEGORIES.length; category++)
      if (!stackIsEmpty(s, category)) return g.then(chooseStack(s.auctioneer))
  },
}

export const reveal: Action<State, Event, 'reveal', { readonly category: Category }> = {
  verb: 'reveal',
  noun: fields({ category: choice(CATEGORIES) }),
  candidates(_s, _seat, _at, add) {
    for (let category = 0; category < CATEGORIES.length; category++) add(category)
  },
  refuse: (s, _seat, category) => (stackIsEmpty(s, category) ? REFUSALS.emptyStack : null),
  perform(g, seat, category) {
    const { s } = g
    g.reveal()
    s.card = topOf(s, category)
    s.revealed[category]!++
    const secret = (WEAPONS & (1 << s.card)) !== 0
    g.tell?.({ t: 'revealed', seat, category: CATEGORIES[category]!, card: IDS[s.card]!, secret })
    takeIncome(g, seat)
    // WH-6.2: the fist decides; WH-6.4: the auctioneer's left neighbour begins.
    g.then(secret ? secretAuction : bidding(left(s, seat)))
  },
}

export const stackChoice: Decision<State, Event> = { who: frameSeat, actions: [reveal, pawnBeforeChoosing] }
