/** WH-10.20 Aladdin's Lamp: one of three wishes, as far as it can be granted. */
import { choice, either, fields, moment, seated } from '@durbar/kernel'
import * as bits from '@durbar/kernel/bits'
import { cardAt, effectOf, IDS } from '../data/antiquities.ts'
import { isPawned, owns, pawnedOf, release, takeFromSupply, unpawnedOf } from '../state.ts'
import { decision, may } from './book.ts'
import { eachSlot, look, refusePeek, SLOT } from './peek.ts'
import { REFUSALS } from './refusals.ts'

const wealth = fields({ kind: choice(['wealth']) })
const insight = fields({ kind: choice(['insight']), ...SLOT })
const freedom = fields({ kind: choice(['freedom']), card: choice(IDS) })
const noun = either(wealth, insight, freedom)
/** Where the nouns of the second and the third wish begin. */
const [, INSIGHT = 0, FREEDOM = 0] = noun.start

const WEALTH = effectOf('wish').options.reduce(
  (most, wish) => (wish.kind === 'wealth' ? wish.ingots : most),
  0,
)

const wish = may({
  verb: 'wish',
  noun,
  candidates(s, seat, _at, add) {
    add(wealth.pack())
    eachSlot(s, (gap, slot) => add(INSIGHT + insight.pack(0, gap, slot)))
    for (let set = pawnedOf(s, seat); set; set &= set - 1) add(FREEDOM + freedom.pack(0, bits.lowest(set)))
  },
  mistakes(s, seat, _at, add) {
    for (const card of bits.members(unpawnedOf(s, seat))) add(FREEDOM + freedom.pack(0, card))
  },
  refuse(s, seat, at) {
    if (at < INSIGHT) return s.supply === 0 ? REFUSALS.noWealth : null
    if (at < FREEDOM) {
      const { gap, slot } = insight.digit
      return refusePeek(s, seat, gap.of(at - INSIGHT), slot.of(at - INSIGHT))
    }
    const card = freedom.digit.card.of(at - FREEDOM)
    return owns(s, seat, card) && isPawned(s, card) ? null : REFUSALS.nothingToFree
  },
  perform(g, seat, at) {
    const { s } = g
    if (at < INSIGHT) {
      // WH-R5: in part, if the supply has fewer.
      const amount = takeFromSupply(s, seat, WEALTH)
      g.tell?.({ t: 'wealth', seat, amount })
    } else if (at < FREEDOM) {
      const { gap, slot } = insight.digit
      look(g, seat, gap.of(at - INSIGHT), slot.of(at - INSIGHT))
    } else {
      const card = freedom.digit.card.of(at - FREEDOM)
      release(s, card)
      g.tell?.({ t: 'freed', seat, card: cardAt(card) })
    }
  },
})

export const aladdinsLamp = decision(moment('aladdinsLamp', seated), { actions: [wish] })
