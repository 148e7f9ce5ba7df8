/** What was said at a table, told to those who are there on this node. */
import type { CourtTable } from '@durbar/match/court'
import type { Message } from '@durbar/protocol/court/frames'
import type { Guests } from './guests.ts'
import { mayHear, type Talk } from './talk.ts'
import { isSeated } from './telling.ts'

interface Room {
  readonly guests: Guests
  readonly talk: Talk
}

async function tellSaid({ guests, talk }: Room, table: CourtTable, said: Message): Promise<void> {
  for (const { device } of guests.atTable(table.id)) {
    if (!mayHear(table, device.person, said)) continue
    if ((await talk.mutedBy(device.person)).has(said.from.person)) continue
    device.send({ type: 'talk', table: table.id, messages: [said] })
  }
}

/** All that those who are here have not heard yet. */
export async function tellUntold(room: Room, table: CourtTable): Promise<void> {
  for (const said of await room.talk.untold(table.id)) await tellSaid(room, table, said)
}

export function tellTyping({ guests }: Room, table: CourtTable, person: string): void {
  const players = isSeated(table, person)
  for (const { device } of guests.atTable(table.id))
    if (device.person !== person && (players || !isSeated(table, device.person)))
      device.send({ type: 'typing', table: table.id, person })
}
