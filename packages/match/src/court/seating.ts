/** Before the game: who sits where, and what is played. */

import { host, isRefused, type Seat } from '@durbar/kernel'
import type { Arrangement, LaidSeat, VacantSeat } from '@durbar/protocol/court/arrangement'
import type { Happening } from '@durbar/protocol/court/entries'
import type { TableIntent } from '@durbar/protocol/court/intents'
import { type Actor, type Asking, type Decision, isOwn, type No, no, notYours } from './decision.ts'
import { TAKE_OVER_MS } from './patience.ts'
import { type CourtSeat, type CourtTable, isVacant, type Ports, personAt, seatsOf } from './table.ts'

type Of<T extends TableIntent['type']> = Extract<TableIntent, { type: T }>

const BEGUN = no('begun', 'the game has begun')
const NOT_HOST = no('notHost', 'only the host may do this')
const NO_SEAT = no('noSeat', 'there is no such seat')

/** Why such a table cannot be laid; null = it can. */
export function refuseArrangement(
  { game: id, options }: Arrangement,
  seats: number,
  ports: Pick<Ports, 'gameOf'>,
): No | null {
  const game = ports.gameOf(id)
  if (!game) return no('options', `there is no game '${id}'`)
  const fitting = host(game).options(seats, options)
  if (!isRefused(fitting)) return null
  return { ...no('options', fitting.refused), ...(fitting.rule ? { rule: fitting.rule } : {}) }
}

export function take({ table, actor, moment }: Asking, { seat: n, guest }: Of<'take'>): Decision {
  const seat = table.seats[n]
  if (!seat) return NO_SEAT
  const as: LaidSeat = { kind: 'person', person: actor.person, ...(guest ? { guest } : {}) }
  const taken: Happening[] = [{ type: 'laid', seat: n, as }]
  if (table.phase === 'playing')
    return abandoned(seat, moment.now)
      ? (admitted(table, seat, actor) ?? taken)
      : no('taken', 'somebody sits there')
  if (table.phase !== 'laying') return BEGUN
  if (!isVacant(seat)) return no('taken', 'somebody sits there')
  if (!guest && seatsOf(table, actor.person).length > 0) return no('taken', 'you have a seat already')
  return admitted(table, seat, actor) ?? taken
}

/**
 * An open seat is for anybody who found the table in the hall, every other for those who were invited; whoever sits
 * here was, and could invite themselves.
 */
function admitted(table: CourtTable, { laid }: CourtSeat, { person, invited }: Actor): No | null {
  const open = table.arrangement.door === 'open' && laid.kind !== 'invited'
  const called = laid.kind === 'invited' && laid.person === person
  return open || invited || called || seatsOf(table, person).length > 0
    ? null
    : no('notInvited', 'this seat is for somebody with the invitation')
}

const abandoned = ({ standIn }: CourtSeat, now: number): boolean =>
  (standIn?.why === 'left' || standIn?.why === 'time') && now - standIn.since >= TAKE_OVER_MS

export function leave(asking: Asking, { seat: only }: Of<'leave'>): Decision {
  const { table, actor } = asking
  if (only !== undefined && !isOwn(asking, only)) return notYours(only)
  const own = only === undefined ? seatsOf(table, actor.person) : [only]
  if (own.length === 0) return no('noSeat', 'you have no seat here')
  if (table.phase === 'playing')
    return own.flatMap((n): Happening[] =>
      table.seats[n]!.standIn
        ? []
        : [{ type: 'handedOver', seat: n, why: 'left', level: table.arrangement.standIn }],
    )
  if (table.phase === 'over') return [{ type: 'wants', person: actor.person, again: false }]
  if (table.phase !== 'laying') return BEGUN
  return emptied(table, own, vacantFor(table.arrangement.door))
}

export function lay({ table, actor }: Asking, { seat: n, as }: Of<'lay'>): Decision {
  if (table.host !== actor.person) return NOT_HOST
  if (table.phase !== 'laying') return BEGUN
  if (!table.seats[n]) return NO_SEAT
  return emptied(table, [n], as)
}

/** A table without persons is no table. */
function emptied(table: CourtTable, seats: readonly Seat[], as: LaidSeat): readonly Happening[] {
  const rest = table.seats.some((seat, n) => personAt(seat) !== null && !seats.includes(n))
  const laid = seats.map((seat): Happening => ({ type: 'laid', seat, as }))
  return rest ? laid : [...laid, { type: 'closed' }]
}

export function swap(asking: Asking, { a, b }: Of<'swap'>): Decision {
  const { table, actor } = asking
  const [from, to] = [table.seats[a], table.seats[b]]
  if (table.phase !== 'laying') return BEGUN
  if (!from || !to || a === b) return NO_SEAT
  if (table.host !== actor.person) {
    if (!isOwn(asking, a)) return notYours(a)
    // Whoever sits here needs no invitation for another seat.
    if (!isVacant(to) && !isOwn(asking, b)) return no('taken', 'somebody sits there')
  }
  return [{ type: 'swapped', a, b }]
}

export function arrange({ table, actor, ports }: Asking, { arrangement, seats }: Of<'arrange'>): Decision {
  if (table.host !== actor.person) return NOT_HOST
  if (table.phase !== 'laying') return BEGUN
  const count = seats ?? table.seats.length
  const reseated = count === table.seats.length ? [] : reseatedTo(table, count, arrangement)
  if (reseated === null) return no('taken', 'more people sit here than that')
  return refuseArrangement(arrangement, count, ports) ?? [...reseated, { type: 'arranged', arrangement }]
}

/** Empty seats go first, then bots, the last before the others; null: persons would have to go. */
function reseatedTo(
  { seats }: CourtTable,
  count: number,
  { door }: Arrangement,
): readonly Happening[] | null {
  const all = seats.map((_, n) => n)
  const leaving = [
    ...all.filter((n) => isVacant(seats[n]!)).reverse(),
    ...all.filter((n) => seats[n]!.laid.kind === 'bot').reverse(),
  ].slice(0, Math.max(0, seats.length - count))
  const kept = all.filter((n) => !leaving.includes(n))
  if (kept.length > count) return null
  const added = Array.from({ length: count - kept.length }, () => vacantFor(door))
  return [{ type: 'reseated', kept, added }]
}

/** What an empty seat is at a table with this door. */
const vacantFor = (door: Arrangement['door']): VacantSeat => ({ kind: door === 'open' ? 'open' : 'invited' })

export function close({ table, actor }: Asking): Decision {
  if (table.host !== actor.person) return NOT_HOST
  return table.phase === 'laying' || table.phase === 'dealing' ? [{ type: 'closed' }] : BEGUN
}
