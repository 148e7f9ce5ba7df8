/** What a bot knows of the game beside its rules. */
import type { Insight } from '@durbar/room'
import { built, goldOf, type State } from '../state.ts'
import { evaluate } from './evaluate.ts'
import { features } from './features.ts'
import { WEIGHTS } from './weights.ts'

/** One palace more makes the likely winner. */
export const insight: Insight<State> = {
  spread: 1,
  // To the end of a turn and a little further: the evaluation knows the promise of the next ones.
  search: { rollout: 8, skill: 3, temperature: 0.02, curiosity: 0.5 },
  efforts: [10, 300],
  facts: (s, seat) => ({ palaces: built(s, seat), gold: goldOf(s, seat) }),
  features,
  weights: WEIGHTS,
  evaluate,
}
