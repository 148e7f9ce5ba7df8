export { apply, foldOf, openedFrom } from './apply.ts'
export { BrokenLog } from './broken-log.ts'
export { clockOf, type Moment } from './clocks.ts'
export { type BotMove, decide, decideForBot } from './decide.ts'
export { type Decision, isNo, isStale, type No } from './decision.ts'
export { fallingDue, nextDue } from './due.ts'
export { yielding } from './playing.ts'
export { rematchIsDue, rotated } from './rematch.ts'
export { refuseArrangement } from './seating.ts'
export { mayOpen } from './starting.ts'
export {
  botAt,
  type CourtSeat,
  type CourtTable,
  invitedAt,
  isInHall,
  isSameSeating,
  isVacant,
  type Ports,
  personAt,
  personsAt,
  seatsOf,
} from './table.ts'
