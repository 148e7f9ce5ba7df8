/**
 * Whom the court tells of what happens, away from what a table tells its own guests: the hall, the other devices of a
 * person, and through `among` the other nodes. What another node has said is told by the `tell…` alone.
 */
import type { CourtTable } from '@durbar/match/court'
import type { DeviceKind } from '@durbar/protocol/court/people'
import type { Court } from './court.ts'
import type { Guests } from './guests.ts'
import { rowsOf } from './hall.ts'
import { KNOCK_MS } from './knocks.ts'
import type { Held } from './logs.ts'

type Device = ReturnType<Guests['atTable']>[number]['device']

export class Heralds {
  private readonly court: Court
  /** Told by whoever holds the sockets: to all of this node who are in the hall, or of this person. */
  tellHall: () => void = () => {}
  endAll: (person: string) => void = () => {}
  elsewhere: (person: string) => readonly Device[] = () => []

  constructor(court: Court) {
    this.court = court
  }

  tellAll(id: string, frame: Parameters<Device['send']>[0]): void {
    const words = typeof frame === 'string' ? frame : JSON.stringify(frame)
    for (const { device } of this.court.guests.atTable(id)) device.send(words)
  }

  /** Something that the hall shows has changed. */
  hallChanged(): void {
    this.tellHall()
    this.court.among.hall()
  }

  /** Devices of this person that are on this node and look at something else. */
  devicesBeside(table: string, person: string) {
    const watching = this.court.guests.atTable(table)
    return this.elsewhere(person).filter((device) => !watching.some((guest) => guest.device === device))
  }

  async tellYours(table: CourtTable, persons: readonly string[]): Promise<void> {
    for (const person of persons) {
      const devices = this.devicesBeside(table.id, person)
      if (devices.length === 0) continue
      const [row] = await rowsOf({ ...this.court.hallPorts, tableOf: async () => table }, [table.id], person)
      for (const device of devices) device.send({ type: 'yours', table: row! })
    }
  }

  /** Tells the person's other devices of a new one. */
  carried(person: string, device: string, kind: DeviceKind | null): void {
    this.tellCarried(person, device, kind)
    this.court.among.tellHouse({ type: 'carried', person, device, kind })
  }
  tellCarried(person: string, device: string, kind: DeviceKind | null): void {
    for (const each of this.elsewhere(person))
      each.send({ type: 'carried', device, ...(kind === null ? {} : { kind }) })
  }

  /** A stranger with an invitation is at this door, or no longer. */
  knock(table: string, visit: string, gone: boolean): void {
    const until = gone ? 0 : this.court.ports.clock.now() + KNOCK_MS
    this.court.knocks.heard(table, visit, until)
    this.court.among.tellTable({ type: 'knock', table, visit, until })
  }

  /** Who is at this table, to all who are. */
  async tellPresence(id: string): Promise<void> {
    if (this.court.isClosing || !this.court.guests.isWatched(id)) return
    const table = await this.court.tables.tableOf(id)
    if (table) this.court.guests.tellPresence(table)
  }

  /** This person is nobody any more, on whichever node. */
  deleted(person: string): void {
    this.endAll(person)
    this.court.among.tellHouse({ type: 'deleted', person })
  }

  /** Somebody has another name or emblem. */
  async renamed(person: string): Promise<void> {
    this.court.among.tellHouse({ type: 'renamed', person })
    await this.tellRenamed(person)
  }
  async tellRenamed(person: string): Promise<void> {
    for (const held of await this.watched(person)) await this.court.guests.changed(held, held.saved)
    this.tellHall()
  }

  /** Tables of this person at which somebody is. */
  async watched(person: string): Promise<readonly Held[]> {
    if (this.court.isClosing) return []
    const { db } = this.court.ports.store
    const rows = await db.selectFrom('seats').select('table_id').where('person', '=', person).execute()
    const ids = rows.map(({ table_id }) => table_id).filter(this.court.guests.isWatched)
    const all = await Promise.all(ids.map((id) => this.court.tables.held.load(id)))
    return all.filter((held) => held !== null)
  }
}
