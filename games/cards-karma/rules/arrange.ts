/** CK-16 Optional variant "open bonuses". */
import { type Action, type Decision, everyone, type Frame, fields, ordering } from '@durbar/kernel'
import { BONUSES } from '../data/names.ts'
import type { Event } from '../events.ts'
import type { State } from '../state.ts'

const ORDER = fields({ order: ordering(BONUSES) })

/** CK-16.2, CK-R-42: everybody at the same time, in secret; then all orders are revealed. */
const arrangeTrack: Action<State, Event, 'arrangeTrack', { order: readonly string[] }> = {
  verb: 'arrangeTrack',
  noun: ORDER,
  candidates(_s, _seat, _at, add) {
    for (let noun = 0; noun < ORDER.size; noun++) add(noun)
  },
  refuse: () => null,
  perform(g, seat, noun) {
    const { order } = ORDER.write(noun)
    g.s.players[seat]!.track = order.map((bonus) => BONUSES.indexOf(bonus))
    g.tell?.({ t: 'arranged', seat, order })
  },
}
export const arrange: Decision<State, Event> = { who: (s) => everyone(s.seats), actions: [arrangeTrack] }
export const ARRANGE: Frame = Object.freeze({ rule: 'arrange' })
