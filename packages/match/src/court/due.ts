/** What happens because time passes, and when: the count before the start, the dice, the clocks, a host who is gone. */
import type { Seat } from '@durbar/kernel'
import type { Happening } from '@durbar/protocol/court/entries'
import { dueAt, type Moment, thinking } from './clocks.ts'
import { isNo, isStale } from './decision.ts'
import { GONE_MS } from './patience.ts'
import { movesOf } from './playing.ts'
import { REMATCH_MS } from './rematch.ts'
import { begun, dealt } from './starting.ts'
import { type CourtTable, type Ports, personsAt } from './table.ts'

/** The next time at which `fallingDue` has something to say; null = only persons or bots can move this table. */
export function nextDue(table: CourtTable, moment: Moment): number | null {
  const times: number[] = []
  if (table.phase === 'laying') {
    if (table.starting !== null) times.push(table.starting)
    const gone = moment.goneSince(table.host)
    if (gone !== null && successorOf(table, moment)) times.push(gone + GONE_MS)
  }
  if (table.dealing)
    times.push(moment.now < table.dealing.bindBy ? table.dealing.bindBy : table.dealing.addBy)
  if (table.phase === 'playing')
    times.push(...table.seats.flatMap((_, seat) => dueAt(table, seat, moment) ?? []))
  if (table.phase === 'over' && table.wantedSince !== null && !table.followed) {
    const patience = table.wantedSince + REMATCH_MS
    // After it, only persons can bring the next game about.
    if (patience > moment.now) times.push(patience)
  }
  return times.length > 0 ? Math.min(...times) : null
}

export function fallingDue(table: CourtTable, moment: Moment, ports: Ports): readonly Happening[] {
  const { now } = moment
  const { dealing, starting } = table
  if (table.phase === 'laying') {
    if (starting !== null && now >= starting) return dealt(table, now)
    const gone = moment.goneSince(table.host)
    const next = successorOf(table, moment)
    return gone !== null && now - gone >= GONE_MS && next ? [{ type: 'hosted', person: next }] : []
  }
  if (dealing) {
    const complete = table.chances.every(({ chance }) => chance !== null)
    return now >= dealing.addBy || (now >= dealing.bindBy && complete) ? [begun(table.chances, ports)] : []
  }
  if (table.phase !== 'playing') return []
  const seat = table.seats.findIndex((_, n) => (dueAt(table, n, moment) ?? Number.POSITIVE_INFINITY) <= now)
  return seat < 0 ? [] : timeIsUp(table, seat, moment)
}

/** The longest seated of those who are here. */
const successorOf = (table: CourtTable, { goneSince }: Moment) =>
  personsAt(table).find((person) => person !== table.host && goneSince(person) === null)

function timeIsUp(table: CourtTable, seat: Seat, moment: Moment): readonly Happening[] {
  const { timeUp, standIn: level } = table.arrangement
  const { game, position } = table.authority!
  const move = timeUp === 'plain' ? game.standIn?.(position.state, seat) : undefined
  if (move) {
    const made = movesOf(table, { seat, move, ms: thinking(table, seat, moment), by: 'clock' })
    if (!isNo(made) && !isStale(made)) return made
  }
  return [{ type: 'handedOver', seat, why: 'time', level }]
}
