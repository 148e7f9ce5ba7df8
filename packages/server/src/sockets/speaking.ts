/** What a device says at a table where it is. */
import type { ClientFrame, CourtAnswer } from '@durbar/protocol/court/frames'
import { tellTyping, tellUntold } from '../court/table-talk.ts'
import type { Outcome } from '../court/tables.ts'
import { isSeated } from '../court/telling.ts'
import type { Connection, Seat } from './connection.ts'

type TableFrame = Extract<ClientFrame, { type: 'intent' | 'seen' | 'hint' | 'typing' | 'say' | 'report' }>
type Of<T extends TableFrame['type']> = Extract<TableFrame, { type: T }>

export async function speak(connection: Connection, at: Seat, frame: TableFrame): Promise<void> {
  switch (frame.type) {
    case 'intent':
      return intend(connection, at, frame)
    case 'seen':
      return seen(connection, at, frame)
    case 'hint':
      return hint(connection, frame)
    case 'typing':
      return typing(connection, frame)
    case 'say':
      return say(connection, frame)
    case 'report':
      return report(connection, frame)
  }
}

async function intend(connection: Connection, { guest, invited }: Seat, frame: Of<'intent'>): Promise<void> {
  const { court } = connection.house
  const { table, key, intent } = frame
  const actor = connection.person
  const began = performance.now()
  const outcome = await court.intend(table, actor, invited, intent, { actor, key })
  court.metrics.answered(outcome.type, performance.now() - began)
  const answer = answerOf(outcome)
  connection.send({ type: 'answer', table, key, answer })
  if (answer.type !== 'stale') return
  const held = await court.tables.held.load(table)
  if (held) await court.guests.welcome(held, guest, held.saved.authority?.ply ?? 0)
}

function answerOf(outcome: Outcome): CourtAnswer {
  if (outcome.type === 'done' || outcome.type === 'stale') return outcome
  if (outcome.type === 'failed') return { type: 'failed' }
  if (outcome.type === 'missing') return { type: 'refused', why: 'closed', text: 'this table is gone' }
  const { why, refused, rule } = outcome
  return { type: 'refused', why, text: refused, ...(rule ? { rule } : {}) }
}

async function seen({ house, person }: Connection, { guest }: Seat, { table: id, revision }: Of<'seen'>) {
  const table = await house.court.tables.tableOf(id)
  if (table && guest.facing !== null && isSeated(table, person))
    house.court.seen(table, guest.facing, revision)
}

/** Who waits for advice: a strong bot's second is worth something. */
const advising = new WeakSet<Connection>()

async function hint(connection: Connection, { table: id, seat, ply, revision }: Of<'hint'>): Promise<void> {
  const { court } = connection.house
  const table = await court.tables.tableOf(id)
  const laid = table?.seats[seat]?.laid
  const own = laid?.kind === 'person' && laid.person === connection.person
  const asked = own && table?.arrangement.hints && table.authority?.awaited.includes(seat)
  if (advising.has(connection)) return connection.mistake('tooFast', 'one hint at a time')
  if (!table || !asked || !table.authority?.isCurrent({ ply, revision }))
    return connection.mistake('unknown', 'no hint can be had here')
  advising.add(connection)
  // No other frame waits for it.
  void court
    .advise(table, seat)
    .then((choices) => connection.send({ type: 'hint', table: id, ply, revision, choices }))
    .finally(() => advising.delete(connection))
}

async function typing({ house, person }: Connection, { table: id }: Of<'typing'>): Promise<void> {
  const table = await house.court.tables.tableOf(id)
  if (!table) return
  tellTyping(house.court, table, person)
  house.court.among.tellTable({ type: 'typing', table: id, person })
}

async function say(connection: Connection, { table: id, key, what }: Of<'say'>): Promise<void> {
  const { court } = connection.house
  const table = await court.tables.tableOf(id)
  if (!table) return
  const said = await court.talk.say(table, connection.person, key, what)
  if (said === 'known') return
  if (said === 'tooFast') return connection.mistake('tooFast', 'too many messages; slow down')
  if (said === 'off') return connection.mistake('muted', 'this is not said at this table')
  court.among.tellTable({ type: 'said', table: id, n: said.n })
  await tellUntold(court, table)
}

async function report(connection: Connection, { table: id, message }: Of<'report'>): Promise<void> {
  const { court } = connection.house
  const table = await court.tables.tableOf(id)
  if (!table || !(await court.talk.report(table, connection.person, message)))
    connection.mistake('unknown', 'there is no such message')
}
