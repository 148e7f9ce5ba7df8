/** The transcript vocabulary beside the moves. */
import type { Transcript } from '@durbar/kernel'
import type { Story } from './chronicle.ts'
import { CITIES, FIELDS } from './data/board.ts'
import type { Event } from './events.ts'
import { scoringOrder } from './rules/track.ts'
import type { State } from './state.ts'

/** Palaces of each seat on the middle fields, or on all others. */
function palaces(s: Readonly<State>, large: boolean): number[] {
  return s.gold.map(
    (_, seat) => s.palaces.filter((owner, i) => owner === seat && (i % FIELDS === 0) === large).length,
  )
}

export const transcript: Transcript<State, Event, Story> = {
  setup: (s) => ({ firstSeat: s.firstSeat, crests: scoringOrder(s.crests).map((city) => CITIES[city]!) }),
  // After the set-up nothing is left to chance.
  chance: () => null,
  detail: (s, { account, scorings }) => ({
    end: s.result?.end ?? null,
    rounds: s.round,
    large: palaces(s, true),
    small: palaces(s, false),
    gold: s.gold.slice(),
    flows: account,
    scorings: scorings.map((each) => ({ ...each })),
  }),
}
