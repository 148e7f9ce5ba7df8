/** Warehouse 51: the rules, without words. */
import type { Game } from '@durbar/room'
import { audit } from './audit.ts'
import { insight } from './bot/insight.ts'
import { chronicle, type Story } from './chronicle.ts'
import { SEATS } from './data/box.ts'
import { ENDS, type Event } from './events.ts'
import { REFUSALS } from './rules/refusals.ts'
import type { State } from './state.ts'
import { transcript } from './transcript.ts'
import { brings } from './view/brings.ts'
import { mechanics } from './view/foresight.ts'
import { type View, view } from './view/index.ts'

export const game: Game<State, View, Event, Story> = {
  ...mechanics,
  seats: SEATS,
  options: [],
  refuseOptions: () => null,
  shape: 2,
  refusals: REFUSALS,
  ends: ENDS,
  // 26 auctions of a reveal, at most 70 raises, as many matched bids by Mjöllnir, five passes and a payee make
  // 3,822; six tokens, one of them freed by the Lamp, allow seven loans; the rest is a handful.
  longest: 4000,
  chronicle,
  view,
  brings,
  audit,
  transcript,
  insight,
}
