/** Rajas of the Ganges: Cards & Karma: the rules, without words. */
import type { Game } from '@durbar/room'
import { audit } from './audit.ts'
import { insight } from './bot/insight.ts'
import { chronicle, type Story } from './chronicle.ts'
import { ENDS, type Event, redact } from './events.ts'
import { redeal } from './redeal.ts'
import { rules } from './rules/index.ts'
import { REFUSALS } from './rules/refusals.ts'
import { refuseOptions, setup } from './rules/setup.ts'
import { clone, type State } from './state.ts'
import { transcript } from './transcript.ts'
import { brings } from './view/brings.ts'
import { type View, view } from './view/index.ts'

export const game: Game<State, View, Event, Story> = {
  id: 'cards-karma',
  seats: [2, 3, 4],
  options: [
    { key: 'dieValuePairing', values: ['shuffled', 'printed'], default: 'shuffled' },
    { key: 'openBonuses', values: [false, true], default: false },
    { key: 'startSeat', values: ['random', 0, 1, 2, 3], default: 'random' },
  ],
  refuseOptions,
  rulesByVersion: { 1: rules },
  shape: 2,
  refusals: REFUSALS,
  ends: ENDS,
  // Of 20,000 random games none had more than 320 moves; players who hoard dice take longer.
  longest: 2000,
  setup,
  clone,
  chronicle,
  view,
  redact,
  redeal,
  brings,
  audit,
  transcript,
  insight,
}
