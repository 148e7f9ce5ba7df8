/** Rajas of the Ganges: Cards & Karma, by Inka and Markus Brand. */
import { type Game, untold } from '@durbar/kernel'
import type { Room } from '../room.ts'
import { audit } from './audit.ts'
import { insight } from './bot/insight.ts'
import { ENDS, type Event, redact } from './events.ts'
import { redeal } from './redeal.ts'
import { rules } from './rules/index.ts'
import { REFUSALS } from './rules/refusals.ts'
import { refuseOptions, setup } from './rules/setup.ts'
import { clone, type State } from './state.ts'
import { terminal } from './terminal.ts'
import { texts } from './texts/index.ts'
import { transcript } from './transcript.ts'
import { type View, view } from './view.ts'
import { brings } from './view-brings.ts'

const game: Game<State, View, Event> = {
  id: 'cards-karma',
  seats: [2, 3, 4],
  options: [
    { key: 'dieValuePairing', values: ['shuffled', 'printed'], default: 'shuffled' },
    { key: 'openBonuses', values: [false, true], default: false },
    { key: 'startSeat', values: ['random', 0, 1, 2, 3], default: 'random' },
  ],
  refuseOptions,
  tables: { 1: rules },
  refusals: REFUSALS,
  ends: ENDS,
  // Of 20,000 random games none had more than 320 moves; players who hoard dice take longer.
  longest: 2000,
  setup,
  clone,
  chronicle: untold,
  view,
  redact,
  redeal,
  brings,
  audit,
  transcript,
  insight,
}

export const cardsKarma: Room<State, View, Event> = { game, texts, minutes: [30, 45], terminal }
