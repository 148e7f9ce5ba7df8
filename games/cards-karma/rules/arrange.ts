/** CK-16 Optional variant "open bonuses". */
import { everyone, fields, moment, ordering } from '@durbar/kernel'
import { BONUSES } from '../data/names.ts'
import { playerOf } from '../state.ts'
import { decision, may } from './book.ts'

const noun = fields({ order: ordering(BONUSES) })

/** CK-16.2, CK-R-42: everybody at the same time, in secret; then all orders are revealed. */
const arrangeTrack = may({
  verb: 'arrangeTrack',
  noun,
  candidates(_s, _seat, _at, add) {
    for (let order = 0; order < noun.size; order++) add(order)
  },
  refuse: () => null,
  perform(g, seat, move) {
    const { order } = noun.write(move)
    playerOf(g.s, seat).track = order.map((bonus) => BONUSES.indexOf(bonus))
    g.tell?.({ t: 'arranged', seat, order })
  },
})
export const arrange = decision(moment('arrange'), {
  who: (s) => everyone(s.seats),
  actions: [arrangeTrack],
})
