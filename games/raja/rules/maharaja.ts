/** RJ-6.1 to RJ-6.5 A round begins: the Maharaja moves on and the crest of his city goes to the top. */
import type { Procedure } from '@durbar/kernel'
import { CITIES } from '../data/board.ts'
import { fieldOf } from '../data/track.ts'
import type { Event } from '../events.ts'
import type { State } from '../state.ts'
import { advance, lowest } from './track.ts'

export const maharaja: Procedure<State, Event> = {
  run(g) {
    const { s } = g
    const city = advance(s.crests)
    s.round++
    s.maharaja = city
    // RJ-10.2 asks for this field at the end of the round, whatever happens to the crest meanwhile.
    s.field = fieldOf(s.crests[city]!)
    s.acted = 0
    s.discs.fill(-1)
    g.tell?.({
      t: 'roundBegan',
      round: s.round,
      city: CITIES[city]!,
      field: s.field,
      next: CITIES[lowest(s.crests)]!,
    })
  },
}
