/** The transcript vocabulary beside the moves. */
import type { Transcript } from '@durbar/kernel'
import type { Story } from './chronicle.ts'
import { antiqueAt } from './data/antiques.ts'
import type { Event } from './events.ts'
import { score } from './rules/scoring.ts'
import type { State } from './state.ts'

const names = (antiques: readonly number[]) => antiques.map(antiqueAt)

export const transcript: Transcript<State, Event, Story> = {
  setup: (s) => ({ startSeat: s.startSeat, offer: names(s.offer), deck: names(s.deck.toReversed()) }),
  chance: () => null,
  detail(s, { surrendered }) {
    const scores = s.rupees.map((_, seat) => score(s, seat))
    return {
      antiquePoints: scores.map((each) => each.antiques),
      collectionPoints: scores.map((each) => each.collections),
      moneyPoints: scores.map((each) => each.money),
      rupees: s.rupees.slice(),
      antiquesKept: scores.map((each) => each.kept),
      surrendered: surrendered.map((lone) => lone.toSorted()),
    }
  },
}
