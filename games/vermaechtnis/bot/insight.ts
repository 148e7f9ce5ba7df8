/** What a position is worth, in points: the strategy notes of the rules reference as numbers. */
import * as bits from '@durbar/kernel/bits'
import type { Insight } from '@durbar/room'
import { KINDS } from '../data/antiques.ts'
import { RUPEES_PER_POINT } from '../data/market.ts'
import { collectionsOf, ownsOfKind, rupeesOf, type State } from '../state.ts'
import { daysLeft } from './days.ts'
import { features } from './features.ts'
import { WEIGHTS, type Weights } from './weights.ts'
import { antiquesWorth, collectionsWorth } from './worth.ts'

export const insight: Insight<State> = {
  facts: (s, seat) => ({
    antiques: KINDS.reduce((sum, _, kind) => sum + ownsOfKind(s, seat, kind), 0),
    collections: bits.count(collectionsOf(s, seat)),
    rupees: rupeesOf(s, seat),
  }),
  features,
  learned: {
    network: async () => (await import('./learned.ts')).network,
    search: { curiosity: 0.5, foreseen: 1 },
    efforts: [3000, 250_000],
  },
  weights: WEIGHTS,
  spread: 6,
  // Whole games by a light policy beat any cut: lone colours and races are decided late.
  search: { rollout: 200, skill: 5, curiosity: 0.5 },
  efforts: [40, 2000],
  // 0.88 ± 0.09 of what playouts say is seen in results: 300 games from seed 5000.
  luck: { rollout: 200, seen: 0.85 },
  // Money and cards soon even out a small slip: the second level has to slip a little more to be told from the third.
  carelessness: [0.08, 0.03, 0.006],
  evaluate(s, out, weights) {
    const w = weights as Weights
    const days = daysLeft(s)
    const pairing = Math.min(0.85, w.pairPerDay * days)
    const early = Math.min(1, days / 2)
    for (let seat = 0; seat < s.seats; seat++) {
      const rupees = s.rupees[seat]!
      const cash = Math.floor(rupees / RUPEES_PER_POINT) * (1 - early) + rupees * w.rupee * early
      out[seat] = antiquesWorth(s, seat, pairing) + collectionsWorth(s, seat, days, w) + cash
    }
  },
}
