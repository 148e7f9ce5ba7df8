import type { Insight } from '@durbar/kernel'
import type { State } from '../state.ts'

export const insight: Insight<State> = {
  weights: {},
  evaluate(s, out) {
    for (let seat = 0; seat < s.seats; seat++) out[seat] = s.gold[seat]!
  },
}
