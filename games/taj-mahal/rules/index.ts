/** The sequence of play. */
import { frameSeat, type RuleTable } from '@durbar/kernel'
import type { Event } from '../events.ts'
import type { State } from '../state.ts'
import { scoreHands } from './hands.ts'
import { placeAPalace } from './palaces.ts'
import { play } from './play.ts'
import { princesTurn } from './prince.ts'
import { scoreWithdrawal } from './scoring.ts'
import { cardsFromSupply, leaveTheVisit, takeFromSupply } from './supply.ts'
import { passOn } from './turn.ts'
import { endVisit, openVisit, prepareVisit } from './visit.ts'
import { withdraw } from './withdraw.ts'

export const rules: RuleTable<State, Event> = {
  // A visit: turns until all have withdrawn.
  opening: openVisit,
  turn: { who: frameSeat, actions: [play, withdraw] },
  princesTurn,
  // A withdrawal: palaces, points, row away, new cards, next player.
  place: placeAPalace,
  scoring: scoreWithdrawal,
  discardRow: leaveTheVisit,
  takeCards: cardsFromSupply,
  take: takeFromSupply,
  onward: passOn,
  // Twelve times, and then the hands.
  endOfVisit: endVisit,
  nextVisit: prepareVisit,
  finalScoring: scoreHands,
}
