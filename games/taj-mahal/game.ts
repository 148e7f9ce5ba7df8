/** Taj Mahal: the rules, without words. */
import type { Game } from '@durbar/room'
import { audit } from './audit.ts'
import { insight } from './bot/insight.ts'
import { chronicle, type Story } from './chronicle.ts'
import { ENDS, type Event } from './events.ts'
import { REFUSALS } from './rules/refusals.ts'
import { refuseOptions } from './rules/setup.ts'
import type { State } from './state.ts'
import { transcript } from './transcript.ts'
import { brings } from './view/brings.ts'
import { mechanics } from './view/foresight.ts'
import { looks, type View, view } from './view/index.ts'

export const game: Game<State, View, Event, Story> = {
  ...mechanics,
  seats: [2, 3, 4, 5],
  options: [{ key: 'neutralPrince', values: [false, true], default: false }],
  refuseOptions,
  shape: 2,
  refusals: REFUSALS,
  ends: ENDS,
  // Five players: 203 cards reach a hand at the most (30 dealt, 108 from supplies, 65 drawn), and each play
  // spends one; 60 withdrawals, 60 palaces, 48 choices from the supply.
  longest: 371,
  chronicle,
  view,
  looks,
  brings,
  audit,
  transcript,
  insight,
}
