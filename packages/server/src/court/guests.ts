/** Devices at tables: each is told what its person may know of what has changed since it was last told, and no more. */
import { canonical, type Entry as LogEntry, type Seat, type Viewer } from '@durbar/kernel'
import { hides } from '@durbar/match'
import { type CourtTable, type Moment, personsAt, seatsOf, yielding } from '@durbar/match/court'
import { Differences } from '@durbar/protocol/court/difference'
import type { ServerFrame } from '@durbar/protocol/court/frames'
import type { Held } from './logs.ts'
import type { People } from './people.ts'
import type { Presence } from './presence.ts'
import { asChanges, isSameBeside, isSeated, tableTold } from './telling.ts'

interface Device {
  readonly person: string
  /** It can put views together from what has changed. */
  readonly differences?: boolean
  send(frame: ServerFrame | string): void
}

/** One device at one table. */
export interface Guest {
  readonly device: Device
  /** null: as anybody may see it. */
  facing: Seat | null
  /** The log as it was last told. */
  log: readonly LogEntry[] | null
  match: number
  /** The latest revision that was told. */
  revision: number
  table: string
  /** Through whose eyes it was last told. */
  viewer: Viewer | null
  /** The table as it was last told; null: nothing of it is known there. */
  last: CourtTable | null
}

interface GuestsPorts {
  readonly people: People
  readonly presence: Presence
  momentOf(table: CourtTable): Moment
  /** Who is at this table on other nodes. */
  elsewhere(table: string): readonly string[]
  /** How many strangers are about to come to this table. */
  knocking(table: string): number
  /** These are at this table here; before the first one came nobody told us of the others. */
  audience(table: string, persons: readonly string[], isFirst: boolean): void
}

/** What was said of this change so far, by who looks on and what they knew. */
class Said extends Map<string, string> {
  readonly differences = new Differences()
}

/** How many moves two logs have in common. */
function common(a: readonly LogEntry[], b: readonly LogEntry[]): number {
  let n = 0
  while (n < a.length && n < b.length && isSame(a[n]!, b[n]!)) n++
  return n
}
/** A log that was played again has other objects in it. */
const isSame = (a: LogEntry, b: LogEntry): boolean =>
  a === b || (a.sum === b.sum && a.seat === b.seat && canonical(a.move) === canonical(b.move))

export class Guests {
  private readonly ports: GuestsPorts
  private readonly at = new Map<string, Set<Guest>>()

  constructor(ports: GuestsPorts) {
    this.ports = ports
  }

  isWatched = (id: string): boolean => this.at.has(id)
  atTable = (id: string): readonly Guest[] => [...(this.at.get(id) ?? [])]

  enter(id: string, device: Device, facing: Seat | null): Guest {
    const nothing = { log: null, match: -1, revision: 0, table: '', viewer: null, last: null }
    const guest: Guest = { device, facing, ...nothing }
    const all = this.at.get(id) ?? new Set()
    this.at.set(id, all.add(guest))
    this.ports.audience(id, this.personsAt(id), all.size === 1)
    return guest
  }

  /** On this node. */
  personsAt = (id: string): readonly string[] => [
    ...new Set(this.atTable(id).map(({ device }) => device.person)),
  ]
  get watched(): readonly string[] {
    return [...this.at.keys()]
  }

  leave(id: string, guest: Guest): void {
    const all = this.at.get(id)
    if (!all?.delete(guest)) return
    if (all.size === 0) this.at.delete(id)
    this.ports.audience(id, this.personsAt(id), false)
  }

  /** Everything from the ply `since` on. */
  async welcome(held: Held, guest: Guest, since: number): Promise<void> {
    await this.meet(held.saved)
    const table = held.saved
    guest.revision = 0
    guest.match = -1
    guest.table = ''
    guest.last = null
    this.tell(held, table, guest, new Said(), since)
    guest.device.send(this.presenceAt(table))
  }

  /** After every change. */
  async changed(held: Held, table: CourtTable): Promise<void> {
    const guests = this.at.get(table.id)
    if (!guests) return
    await this.meet(table)
    const said = new Said()
    for (const guest of guests) this.tell(held, table, guest, said)
  }

  /** Those of other nodes, whom nobody here has met. */
  async tellOthers(table: CourtTable): Promise<void> {
    await this.meet(table)
    this.tellPresence(table)
  }

  tellPresence(table: CourtTable): void {
    const frame = JSON.stringify(this.presenceAt(table))
    // Whoever is just coming hears of the table first.
    for (const { device, revision } of this.at.get(table.id) ?? []) if (revision > 0) device.send(frame)
  }

  private meet(table: CourtTable): Promise<void> {
    const here = [...this.personsAt(table.id), ...this.ports.elsewhere(table.id)]
    return this.ports.people.meet([...personsAt(table), table.host, ...here])
  }

  private tell(held: Held, table: CourtTable, guest: Guest, said: Said, since?: number): void {
    // Whoever has just joined may know more than what is being told.
    if (table.revision < guest.revision) return
    guest.revision = table.revision
    const { last } = guest
    // Told again as it is, somebody has another name.
    if (!last || last === table || !isSameBeside(last, table)) this.tellBeside(held, table, guest)
    this.tellMatch(table, guest, said, since)
    guest.last = table
  }

  private tellBeside(held: Held, table: CourtTable, guest: Guest): void {
    const { people, momentOf } = this.ports
    const { device } = guest
    const moment = momentOf(table)
    const told = tableTold(held, table, device.person, moment, (person) => people.tell(person))
    const { now, revision: _, clocks, ...rest } = told
    const words = JSON.stringify(rest)
    if (words !== guest.table) device.send({ type: 'table', table: told })
    else if (clocks) device.send({ type: 'clocks', table: table.id, now, clocks })
    guest.table = words
  }

  /** The match as the authority tells it to this viewer. Guests who see the same are told in the same words. */
  private tellMatch(table: CourtTable, guest: Guest, said: Said, since?: number): void {
    const { authority } = table
    if (!authority || authority.revision === guest.match) return
    // Whoever has lost the seat sees what anybody sees.
    if (guest.facing !== null && !isSeatOf(table, guest.facing, guest.device.person)) guest.facing = null
    const viewer = guest.facing ?? (authority.over ? 'archive' : 'observer')
    const { log } = authority.position.match
    // Through other eyes it is another story.
    const same = guest.log !== null && guest.viewer === viewer
    const from = since ?? (same ? Math.min(common(guest.log!, log) + 1, log.length) : 0)
    guest.viewer = viewer
    const own = seatsOf(table, guest.device.person)
    const hiding =
      own.length < 2 ? null : authority.awaited.filter((seat) => own.includes(seat) && hides(authority, seat))
    const known = same && guest.device.differences ? guest.last?.authority : null
    const key = `${viewer} ${from} ${known?.revision} ${hiding}`
    let words = said.get(key)
    if (words === undefined) {
      const all = authority.updateFor(viewer, from, yielding(table))
      const { update, changes } = known
        ? asChanges(all, known, viewer, said.differences)
        : { update: all, changes: null }
      const more = hiding ? { hides: hiding } : {}
      const frame: ServerFrame = { type: 'update', table: table.id, ...update, ...more }
      words = JSON.stringify(frame)
      if (changes) words = `${words.slice(0, -1)},"changes":${changes}}`
      said.set(key, words)
    }
    guest.log = log
    guest.match = authority.revision
    guest.device.send(words)
  }

  private presenceAt(table: CourtTable): ServerFrame {
    const { people, presence } = this.ports
    const here = new Set([...this.personsAt(table.id), ...this.ports.elsewhere(table.id)])
    const knocks = table.phase === 'laying' ? this.ports.knocking(table.id) : 0
    return {
      type: 'presence',
      table: table.id,
      persons: personsAt(table).map((person) => {
        const { state, since } = presence.of(person)
        // At court, and looking at something else.
        return { person, state: state === 'here' && !here.has(person) ? 'away' : state, since }
      }),
      spectators: [...here].filter((person) => !isSeated(table, person)).map((person) => people.tell(person)),
      ...(knocks > 0 ? { knocks } : {}),
    }
  }
}

const isSeatOf = (table: CourtTable, seat: Seat, person: string): boolean => {
  const laid = table.seats[seat]?.laid
  return laid?.kind === 'person' && laid.person === person
}
