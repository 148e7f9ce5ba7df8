/** Peacock feathers: the rules, without words. A game made up to be the sixth. */
import type { Game } from '@durbar/room'
import { audit } from './audit.ts'
import { insight } from './bot/insight.ts'
import { chronicle } from './chronicle.ts'
import { ENDS, type Event, redact } from './events.ts'
import { redeal } from './redeal.ts'
import { rules } from './rules/index.ts'
import { REFUSALS } from './rules/refusals.ts'
import { setup } from './rules/setup.ts'
import { clone, type State } from './state.ts'
import { transcript } from './transcript.ts'
import { type View, view } from './view/index.ts'

export const game: Game<State, View, Event> = {
  id: 'sixth',
  seats: [2, 3],
  options: [],
  refuseOptions: () => null,
  rulesByVersion: { 1: rules },
  shape: 1,
  refusals: REFUSALS,
  ends: ENDS,
  // 16 feathers one by one, and three cards.
  longest: 19,
  setup,
  clone,
  chronicle,
  view,
  redact,
  redeal,
  audit,
  transcript,
  insight,
}
