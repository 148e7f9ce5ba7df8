/** Das Vermächtnis des Maharaja: the rules, without words. */
import type { Game } from '@durbar/room'
import { audit } from './audit.ts'
import { insight } from './bot/insight.ts'
import { chronicle, type Story } from './chronicle.ts'
import { PLAYERS } from './data/market.ts'
import { DAY_ENDS, type Event, redact } from './events.ts'
import { redeal } from './redeal.ts'
import { rules } from './rules/index.ts'
import { REFUSALS } from './rules/refusals.ts'
import { refuseOptions, setup } from './rules/setup.ts'
import { clone, type State } from './state.ts'
import { transcript } from './transcript.ts'
import { brings } from './view/brings.ts'
import { looks, type View, view } from './view/index.ts'

export const game: Game<State, View, Event, Story> = {
  id: 'vermaechtnis',
  seats: PLAYERS,
  options: [{ key: 'greySide', values: [false, true], default: false }],
  refuseOptions,
  rulesByVersion: { 1: rules },
  // 2: what was surrendered is told, not kept.
  shape: 2,
  refusals: REFUSALS,
  ends: DAY_ENDS,
  // 72 turns of at most two decisions (invariant 12).
  longest: 144,
  setup,
  clone,
  chronicle,
  view,
  looks,
  brings,
  redact,
  redeal,
  audit,
  transcript,
  insight,
}
