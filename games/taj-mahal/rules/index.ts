/** The sequence of play. */
import { table } from '@durbar/kernel'
import { decision, procedure } from './book.ts'
import { finalScoring } from './hands.ts'
import { place } from './palaces.ts'
import { play } from './play.ts'
import { bidForPrince } from './prince.ts'
import { scoring } from './scoring.ts'
import { discardRow, take, takeCards } from './supply.ts'
import { princesTurn, turn } from './turn.ts'
import { endOfVisit, nextVisit, onward, opening } from './visit.ts'
import { withdraw } from './withdraw.ts'

export const rules = table(
  // A visit: turns until all have withdrawn.
  opening,
  decision(turn, { actions: [play, withdraw] }),
  procedure(princesTurn, bidForPrince),
  // A withdrawal: palaces, points, row away, new cards, next player.
  place,
  scoring,
  discardRow,
  takeCards,
  take,
  onward,
  // Twelve times, and then the hands.
  endOfVisit,
  nextVisit,
  finalScoring,
)
