export { apply, foldOf, openedFrom } from './apply.ts'
export { BrokenLog } from './broken-log.ts'
export { clockOf, type Moment } from './clocks.ts'
export { type BotMove, decide, decideForBot } from './decide.ts'
export { type Actor, type Decision, isNo, isStale, type No } from './decision.ts'
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
  type PersonId,
  type Ports,
  personAt,
  personsAt,
  playersAt,
  type Seal,
  seatsOf,
} from './table.ts'
