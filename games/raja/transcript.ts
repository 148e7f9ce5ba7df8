/** The transcript vocabulary beside the moves. */
import type { Transcript } from '@durbar/kernel'
import { CITIES, FIELDS } from './data/board.ts'
import { FLOWS } from './data/material.ts'
import type { Event } from './events.ts'
import { flowOf } from './rules/bank.ts'
import { scorings } from './rules/scoring.ts'
import { scoringOrder } from './rules/track.ts'
import type { State } from './state.ts'

/** Palaces of each seat on the middle fields, or on all others. */
function palaces(s: Readonly<State>, large: boolean): number[] {
  return s.gold.map(
    (_, seat) => s.palaces.filter((owner, i) => owner === seat && (i % FIELDS === 0) === large).length,
  )
}

export const transcript: Transcript<State, Event> = {
  setup: (s) => ({ firstSeat: s.firstSeat, crests: scoringOrder(s.crests).map((city) => CITIES[city]!) }),
  // After the set-up nothing is left to chance.
  chance: () => null,
  detail: (s) => ({
    end: s.result!.end,
    rounds: s.round,
    large: palaces(s, true),
    small: palaces(s, false),
    gold: s.gold.slice(),
    flows: Object.fromEntries(FLOWS.map((flow, i) => [flow, flowOf(s, i)])),
    scorings: scorings(s).map((each) => ({ ...each })),
  }),
}
