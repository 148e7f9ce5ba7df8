/** The sequence of play. */
import { type RuleTable, sequence } from '@durbar/kernel'
import type { Event } from '../events.ts'
import type { State } from '../state.ts'
import { auction, auctionChoice, bidding } from './auction.ts'
import { replacement } from './character.ts'
import { discs } from './discs.ts'
import { characters, draft } from './draft.ts'
import { endOfRound } from './end.ts'
import { maharaja } from './maharaja.ts'
import { scoring } from './scoring.ts'
import { surrender } from './severalCharacters.ts'
import { startHouse, startHouses, supplies } from './startHouses.ts'
import { turn, turns } from './turn.ts'

export const rules: RuleTable<State, Event> = {
  game: sequence('characters', 'startHouses', 'supplies', 'round'),

  // RJ-5 Starting position: a draft, or in the pro versions an auction.
  characters,
  draft,
  auction,
  bidding,
  auctionChoice,
  startHouses,
  startHouse,
  supplies,

  // RJ-6.1 The round.
  round: sequence('maharaja', 'discs', 'turns', 'scoring', 'endOfRound'),
  maharaja,
  discs,
  turns,
  turn,
  scoring,
  endOfRound,

  // Interrupts: they lie upon the suspended turn.
  replacement,
  surrender,
}
