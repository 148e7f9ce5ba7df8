import type { Insight } from '@durbar/room'
import { score } from '../rules/scoring.ts'
import type { State } from '../state.ts'

export const insight: Insight<State> = {
  spread: 3,
  efforts: [20, 200],
  weights: { wish: 0.5 },
  evaluate(s, out, weights) {
    for (let seat = 0; seat < s.seats; seat++) {
      const { feathers, wish, open } = score(s, seat)
      // A wish that is granted now may not be tomorrow.
      out[seat] = feathers + (s.left > 0 ? weights.wish! : 1) * (wish + open)
    }
  },
}
