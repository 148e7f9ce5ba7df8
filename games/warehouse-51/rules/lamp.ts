/** WH-10.20 Aladdin's Lamp: one of three wishes, as far as it can be granted. */
import { type Action, choice, type Decision, either, fields, frameSeat } from '@durbar/kernel'
import { effectOf, first, IDS } from '../data/antiquities.ts'
import type { Event } from '../events.ts'
import { isPawned, owns, type State } from '../state.ts'
import { eachSlot, look, refusePeek, SLOT } from './peek.ts'
import { REFUSALS } from './refusals.ts'

type Wealth = { readonly kind: 'wealth' }
type Insight = { readonly kind: 'insight'; readonly gap: number; readonly slot: number }
type Freedom = { readonly kind: 'freedom'; readonly card: string }

const insight = fields<Insight>({ kind: choice(['insight']), ...SLOT })
const freedom = fields<Freedom>({ kind: choice(['freedom']), card: choice(IDS) })
const noun = either<[Wealth, Insight, Freedom]>(
  fields<Wealth>({ kind: choice(['wealth']) }),
  insight,
  freedom,
)
const INSIGHT = noun.start[1]!
const FREEDOM = noun.start[2]!

const WEALTH = effectOf('wish').options.reduce(
  (most, wish) => (wish.kind === 'wealth' ? wish.ingots : most),
  0,
)

export const wish: Action<State, Event, 'wish', Wealth | Insight | Freedom> = {
  verb: 'wish',
  noun,
  candidates(s, seat, _at, add) {
    add(0)
    eachSlot(s, (gap, slot) => add(INSIGHT + insight.pack(0, gap, slot)))
    for (let set = s.cards[seat]! & s.pawned; set; set &= set - 1) add(FREEDOM + freedom.pack(0, first(set)))
  },
  mistakes(s, seat, _at, add) {
    for (let set = s.cards[seat]! & ~s.pawned; set; set &= set - 1) add(FREEDOM + freedom.pack(0, first(set)))
  },
  refuse(s, seat, at) {
    if (at < INSIGHT) return s.supply === 0 ? REFUSALS.noWealth : null
    if (at < FREEDOM) {
      const slot = at - INSIGHT
      return refusePeek(s, seat, insight.digit.gap.of(slot), insight.digit.slot.of(slot))
    }
    const card = freedom.digit.card.of(at - FREEDOM)
    return owns(s, seat, card) && isPawned(s, card) ? null : REFUSALS.nothingToFree
  },
  perform(g, seat, at) {
    const { s } = g
    if (at < INSIGHT) {
      // WH-R5: in part, if the supply has fewer.
      const amount = Math.min(WEALTH, s.supply)
      s.supply -= amount
      s.ingots[seat]! += amount
      g.tell?.({ t: 'wealth', seat, amount })
    } else if (at < FREEDOM) {
      const slot = at - INSIGHT
      look(g, seat, insight.digit.gap.of(slot), insight.digit.slot.of(slot))
    } else {
      const card = freedom.digit.card.of(at - FREEDOM)
      s.pawned &= ~(1 << card)
      s.tokens++
      g.tell?.({ t: 'freed', seat, card: IDS[card]! })
    }
  },
}

export const aladdinsLamp: Decision<State, Event> = { who: frameSeat, actions: [wish] }
