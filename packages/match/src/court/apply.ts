/** A table is a fold of its log: each entry leads from one table to the next, and to the same one every time. */
import { isRefused, type Seat } from '@durbar/kernel'
import type { LaidSeat } from '@durbar/protocol/court/arrangement'
import type { Entry } from '@durbar/protocol/court/entries'
import { Authority } from '../authority.ts'
import { BrokenLog } from './broken-log.ts'
import { moved } from './moving.ts'
import {
  type CourtSeat,
  type CourtTable,
  openedChances,
  type PersonId,
  type Ports,
  personAt,
  personsAt,
  seatsOf,
} from './table.ts'

export function openedFrom(id: string, { what, revision, at }: Entry): CourtTable {
  if (what.type !== 'opened' || revision !== 1)
    throw new BrokenLog(`table ${id} does not begin with its opening`)
  const { host, arrangement, seal } = what
  return {
    id,
    revision,
    phase: 'laying',
    opened: at,
    doorOpen: arrangement.door === 'open' ? at : null,
    updated: at,
    host,
    arrangement,
    seats: what.seats.map((laid) => newSeat(laid, revision)),
    seal,
    after: what.after ?? null,
    starting: null,
    dealing: null,
    chances: [],
    commitment: null,
    authority: null,
    asked: new Map(),
    request: null,
    votes: new Map(),
    wants: new Map(),
    wantedSince: null,
    followed: null,
  }
}

export function foldOf(id: string, entries: readonly Entry[], ports: Ports): CourtTable {
  const [first, ...rest] = entries
  if (!first) throw new BrokenLog(`table ${id} has no log`)
  return rest.reduce((table, entry) => apply(table, entry, ports), openedFrom(id, first))
}

export function apply(table: CourtTable, entry: Entry, ports: Ports): CourtTable {
  if (entry.revision !== table.revision + 1)
    throw new BrokenLog(`table ${table.id}: revision ${entry.revision} after ${table.revision}`)
  return { ...happened(table, entry, ports), revision: entry.revision, updated: entry.at }
}

function happened(table: CourtTable, entry: Entry, ports: Ports): CourtTable {
  const { what, at } = entry
  switch (what.type) {
    case 'opened':
      throw new BrokenLog(`table ${table.id} is opened twice`)
    case 'arranged':
      return nobodyReady({
        ...table,
        arrangement: what.arrangement,
        doorOpen: what.arrangement.door === 'open' ? (table.doorOpen ?? at) : null,
      })
    case 'reseated': {
      const added = what.added.map((laid) => newSeat(laid, entry.revision))
      return nobodyReady({ ...table, seats: [...what.kept.map((n) => table.seats[n]!), ...added] })
    }
    case 'laid':
      return relaid(table, what.seat, what.as, entry)
    case 'swapped':
      return {
        ...table,
        seats: table.seats.with(what.a, table.seats[what.b]!).with(what.b, table.seats[what.a]!),
      }
    case 'hosted':
      return { ...table, host: what.person }
    case 'ready': {
      const own = seatsOf(table, what.person)
      const seats = table.seats.map((seat, n) => (own.includes(n) ? { ...seat, ready: what.ready } : seat))
      return { ...table, seats, starting: what.ready ? table.starting : null }
    }
    case 'starting':
      return { ...table, starting: what.due }
    case 'halted':
      return nobodyReady(table)
    case 'closed':
      return { ...table, phase: 'closed', starting: null }
    case 'dealing':
      return {
        ...table,
        phase: 'dealing',
        starting: null,
        dealing: { bindBy: what.bindBy, addBy: what.addBy },
      }
    case 'bound': {
      const { person, commitment } = what
      return { ...table, chances: [...table.chances, { person, commitment, chance: null }] }
    }
    case 'added': {
      const { person, chance } = what
      const chances = table.chances.map((each) => (each.person === person ? { ...each, chance } : each))
      return { ...table, chances }
    }
    case 'begun':
      return begun(table, entry, ports)
    case 'ended':
      return { ...table, phase: 'over', request: null, votes: new Map() }
    case 'wants': {
      const wants = new Map(table.wants).set(what.person, what.again)
      const wanted = [...wants.values()].some((again) => again)
      return { ...table, wants, wantedSince: wanted ? (table.wantedSince ?? at) : null }
    }
    case 'followed':
      return { ...table, followed: what.table }
    default:
      return moved(table, entry)
  }
}

const newSeat = (laid: LaidSeat, since: number): CourtSeat => ({
  laid,
  since,
  ready: laid.kind === 'bot',
  standIn: null,
  spent: 0,
})

/** What was agreed to has changed. */
const nobodyReady = (table: CourtTable): CourtTable => ({
  ...table,
  starting: null,
  seats: table.seats.map((seat) => ({ ...seat, ready: seat.laid.kind === 'bot' })),
})

function relaid(table: CourtTable, n: Seat, as: LaidSeat, { revision, at }: Entry): CourtTable {
  // Whoever takes a seat over in the middle of a game takes it with its clock.
  const { spent } = table.seats[n]!
  const seats = table.seats.with(n, { ...newSeat(as, revision), spent })
  const asked = table.asked.has(n) ? new Map(table.asked).set(n, at) : table.asked
  const now = { ...table, seats, asked, starting: null }
  return { ...now, host: hostOf(now), chances: now.phase === 'laying' ? chancesOf(now) : now.chances }
}

/** Whoever has left takes their part in the dice with them. */
const chancesOf = (table: CourtTable) => {
  const seated = personsAt(table)
  return table.chances.filter(({ person }) => seated.includes(person))
}

const hostOf = (table: CourtTable): PersonId =>
  table.seats.some((seat) => personAt(seat) === table.host) ? table.host : (personsAt(table)[0] ?? table.host)

function begun(table: CourtTable, { what, revision, at }: Entry, ports: Ports): CourtTable {
  const { arrangement, chances } = table
  const game = ports.gameOf(arrangement.game)
  if (!game) throw new BrokenLog(`table ${table.id}: there is no game '${arrangement.game}'`)
  const key = ports.seal.keyOf(ports.secret, openedChances(chances))
  const commitment = ports.seal.commitmentTo(key)
  if (what.type === 'begun' && what.commitment !== commitment)
    throw new BrokenLog(`table ${table.id}: the key is not the one that was committed to`)
  const { options } = arrangement
  const authority = Authority.begin(
    game,
    { now: () => at },
    { seats: table.seats.length, options, key, revision },
  )
  if (isRefused(authority)) throw new BrokenLog(`table ${table.id}: ${authority.refused}`)
  const asked = new Map(authority.awaited.map((seat) => [seat, at]))
  return { ...table, phase: 'playing', dealing: null, commitment, authority, asked }
}
