/** What a position is worth, in turned track cards: the strategy notes of the rules reference as numbers. */
import type { Insight } from '@durbar/room'
import { finished, playerOf, type State, turned } from '../state.ts'
import { features } from './features.ts'
import { hand } from './hand.ts'
import { pending } from './pending.ts'
import { buildings, goods, ships } from './tableau.ts'
import { tokens } from './tokens.ts'
import { WEIGHTS, type Weights } from './weights.ts'

export const insight: Insight<State> = {
  // The best logistic fit of evaluation gaps to final places, over games of one-ply players.
  spread: 1,
  // A round or so: whoever is rich by then had a use for the dice.
  search: { rollout: 20, skill: 3 },
  efforts: [30, 800],
  luck: { rollout: 20, seen: 1 },
  facts(s, seat) {
    const player = playerOf(s, seat)
    const { fame, coins, karma, hand } = player
    return { turned: turned(player), fame, coins, karma, dice: hand.length }
  },
  features,
  learned: {
    network: async () => (await import('./learned.ts')).network,
    search: { curiosity: 0.5, foreseen: 1 },
    efforts: [450, 60_000],
  },
  weights: WEIGHTS,
  evaluate(s, out, weights) {
    const w = weights as Weights
    for (let seat = 0; seat < s.seats; seat++) {
      const p = s.players[seat]!
      let worth = tokens(p, w)
      if (!finished(p))
        worth += hand(s, p, w) + buildings(p, w) + goods(p, w) + ships(p, w) + w.turn * p.extraTurns
      out[seat] = worth
    }
    if (s.result === null) pending(s, out, w)
    else for (let seat = 0; seat < s.seats; seat++) out[seat]! -= w.place * (s.result.places[seat]! - 1)
  },
}
