/** Raja: Palastbau in Indien: the rules, without words. */
import type { Game } from '@durbar/room'
import { audit } from './audit.ts'
import { insight } from './bot/insight.ts'
import { chronicle, type Story } from './chronicle.ts'
import { JOURNEYS, MOST_SEATS, ROUNDS, START_GOLD, START_HOUSES } from './data/material.ts'
import { ENDS, type Event, redact } from './events.ts'
import { redeal } from './redeal.ts'
import { standIn } from './rules/absence.ts'
import { rules } from './rules/index.ts'
import { REFUSALS } from './rules/refusals.ts'
import { setup } from './rules/setup.ts'
import { clone, type State, VERSIONS } from './state.ts'
import { transcript } from './transcript.ts'
import { brings } from './view/brings.ts'
import { looks, type View, view } from './view/index.ts'

/** Journeys, six parts and the Builder, two answers to interrupts, the chip, the end; and the disc before. */
const TURN = JOURNEYS + 6 + 1 + 2 + 1 + 1 + 1
/** An auction takes every amount once, a pass of every other bidder and the choice. */
const AUCTION = START_GOLD + 1 + (MOST_SEATS - 1) + 1

export const game: Game<State, View, Event, Story> = {
  id: 'raja',
  seats: [2, 3, 4, 5],
  options: [
    { key: 'version', values: VERSIONS, default: 'base' },
    { key: 'short', values: [false, true], default: false },
    { key: 'openGold', values: [false, true], default: false },
  ],
  // RJ-11.1: everything goes with everything.
  refuseOptions: () => null,
  rulesByVersion: { 1: rules },
  shape: 2,
  refusals: REFUSALS,
  ends: ENDS,
  longest: MOST_SEATS * (AUCTION + START_HOUSES + ROUNDS * TURN),
  setup,
  clone,
  chronicle,
  view,
  looks,
  redact,
  brings,
  redeal,
  audit,
  standIn,
  transcript,
  insight,
}
