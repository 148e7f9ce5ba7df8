/** Once more with all: everybody one seat further. */
import type { Seat } from '@durbar/kernel'
import type { LaidSeat } from '@durbar/protocol/court/arrangement'
import type { TableIntent } from '@durbar/protocol/court/intents'
import type { Moment } from './clocks.ts'
import { type Asking, type Decision, no } from './decision.ts'
import { type CourtTable, personAt, personsAt, seatsOf } from './table.ts'

/** After so long those who want it need not wait for the others. */
export const REMATCH_MS = 30_000

export function rematch(
  { table, actor }: Asking,
  { again }: Extract<TableIntent, { type: 'rematch' }>,
): Decision {
  if (table.phase !== 'over') return no('notBegun', 'the game is not over')
  if (table.followed) return no('tooLate', 'the next game is laid already')
  if (seatsOf(table, actor.person).length === 0) return no('noSeat', 'you have no seat here')
  return table.wants.get(actor.person) === again ? [] : [{ type: 'wants', person: actor.person, again }]
}

/** Whether the next game begins now: all who are still here want it, or two of them have waited long enough. */
export function rematchIsDue(
  table: CourtTable,
  { now, goneSince }: Pick<Moment, 'now' | 'goneSince'>,
): boolean {
  if (table.phase !== 'over' || table.followed || table.wantedSince === null) return false
  const willing = personsAt(table).filter((person) => table.wants.get(person))
  const open = personsAt(table).filter(
    (person) => goneSince(person) === null && table.wants.get(person) === undefined,
  )
  if (willing.length === 0) return false
  return open.length === 0 || (willing.length > 1 && now - table.wantedSince >= REMATCH_MS)
}

/** The seats of the next game: bots for those who do not come. */
export function rotated(table: CourtTable): readonly LaidSeat[] {
  const next = (n: Seat): LaidSeat => {
    const seat = table.seats[(n + 1) % table.seats.length]!
    const person = personAt(seat)
    if (person === null || table.wants.get(person)) return seat.laid
    return { kind: 'bot', level: table.arrangement.standIn }
  }
  return table.seats.map((_, n) => next(n))
}
