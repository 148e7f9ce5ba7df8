/** The sequence of play. */
import { table } from '@durbar/kernel'
import { auction, auctionChoice, bidding } from './auction.ts'
import { sequence } from './book.ts'
import { replacement } from './character.ts'
import { characters } from './characters.ts'
import { discs } from './discs.ts'
import { draft } from './draft.ts'
import { endOfRound } from './end.ts'
import { maharaja } from './maharaja.ts'
import { game, round } from './moments.ts'
import { scoring } from './scoring.ts'
import { surrender } from './several-characters.ts'
import { startHouse, startHouses, supplies } from './start-houses.ts'
import { turn, turns } from './turn.ts'

export const rules = table(
  sequence(game, characters, startHouses, supplies, round),

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
  sequence(round, maharaja, discs, turns, scoring, endOfRound),
  maharaja,
  discs,
  turns,
  turn,
  scoring,
  endOfRound,

  // Interrupts: they lie upon the suspended turn.
  replacement,
  surrender,
)
