/** Warehouse 51: the rules, without words. */
import type { Game } from '@durbar/room'
import { audit } from './audit.ts'
import { insight } from './bot/insight.ts'
import { chronicle, type Story } from './chronicle.ts'
import { SEATS } from './data/box.ts'
import { ENDS, type Event, redact } from './events.ts'
import { redeal } from './redeal.ts'
import { rules } from './rules/index.ts'
import { REFUSALS } from './rules/refusals.ts'
import { setup } from './rules/setup.ts'
import { clone, type State } from './state.ts'
import { transcript } from './transcript.ts'
import { brings } from './view/brings.ts'
import { type View, view } from './view/index.ts'

export const game: Game<State, View, Event, Story> = {
  id: 'warehouse-51',
  seats: SEATS,
  options: [],
  refuseOptions: () => null,
  rulesByVersion: { 1: rules },
  shape: 2,
  refusals: REFUSALS,
  ends: ENDS,
  // 26 auctions of a reveal, at most 70 raises, as many matched bids by Mjöllnir, five passes and a payee make
  // 3,822; six tokens, one of them freed by the Lamp, allow seven loans; the rest is a handful.
  longest: 4000,
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
