/** What a table owes to time: kept beside its log in the same commit, so that another process can take it up. */
import { botAt, type CourtTable, type Moment, nextDue, personAt } from '@durbar/match/court'

export type Owed = ReadonlyMap<string, number>

/** Whoever is asked and looks elsewhere is told after this long. */
const PUSH_AFTER_MS = 10_000

export function owedBy(table: CourtTable, moment: Moment): Owed {
  const owed = new Map<string, number>()
  const due = nextDue(table, moment)
  if (due !== null) owed.set('due', due)
  if (table.phase !== 'playing') return owed
  for (const [n, since] of table.asked) {
    const seat = table.seats[n]!
    const person = personAt(seat)
    if (botAt(seat) !== null) owed.set('bots', table.updated)
    // At a live table only whoever is not even connected: people at the table see their turn.
    else if (person && (table.arrangement.pace.kind !== 'live' || moment.goneSince(person) !== null))
      owed.set(`push ${person}`, since + PUSH_AFTER_MS)
  }
  return owed
}
