/** Whom a person would rather not hear: on all their devices. Whoever is heard again is heard from the beginning. */
import type { ClientFrame } from '@durbar/protocol/court/frames'
import type { Connection } from './connection.ts'

const MOST_MUTED = 200

export async function tellMuted(connections: readonly Connection[]): Promise<void> {
  const [first] = connections
  if (!first) return
  const { talk, people } = first.house.court
  const muted = [...(await talk.mutedBy(first.person))]
  await people.meet(muted)
  for (const each of connections)
    each.send({ type: 'muted', persons: muted.map((person) => people.tell(person)) })
}

export async function mute(
  connection: Connection,
  { person: other, muted }: Extract<ClientFrame, { type: 'mute' }>,
): Promise<void> {
  const { person, house } = connection
  const { talk, tables } = house.court
  if (muted && (await talk.mutedBy(person)).size >= MOST_MUTED)
    return connection.mistake('tooMuch', 'too many people are muted')
  await talk.mute(person, other, muted)
  const devices = house.devicesOf(person)
  await tellMuted(devices)
  if (muted) return
  for (const device of devices)
    for (const id of device.tables.keys()) {
      const table = await tables.tableOf(id)
      if (table) device.send({ type: 'talk', table: id, messages: [...(await talk.heard(table, person))] })
    }
}
