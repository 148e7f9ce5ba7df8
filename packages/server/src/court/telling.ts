/** A table in the words of the protocol, for one viewer. No word of a language, no secret before its time. */
import type { Viewer } from '@durbar/kernel'
import type { Authority } from '@durbar/match'
import {
  type CourtSeat,
  type CourtTable,
  clockOf,
  invitedAt,
  isInHall,
  isVacant,
  type Moment,
  mayOpen,
  nextDue,
  personAt,
  personsAt,
  seatsOf,
} from '@durbar/match/court'
import type { TableWord } from '@durbar/protocol/court/arrangement'
import type { Differences } from '@durbar/protocol/court/difference'
import { signsOf } from '@durbar/protocol/court/seal'
import type { PersonTold, SeatTold, TableRow, TableTold } from '@durbar/protocol/court/told'
import type { MatchUpdate } from '@durbar/protocol/messages'
import { invitationTo } from './chance.ts'
import { laidFor } from './invitations.ts'
import type { Held } from './logs.ts'
import { type Look, looksAt } from './looks.ts'

type Tell = (person: string) => PersonTold
interface Reader {
  readonly person: string | null
  readonly seated: boolean
}

function seatTold({ laid, ready, standIn }: CourtSeat, look: Look, tell: Tell, reader: Reader): SeatTold {
  if (laid.kind !== 'person') return laidFor(laid, reader.person, reader.seated)
  const { person, name } = tell(laid.person)
  return {
    kind: 'person',
    person,
    name: laid.guest ?? name,
    ...look,
    guest: laid.guest !== undefined,
    ready,
    standIn: standIn && { why: standIn.why, level: standIn.level as 'level1', since: standIn.since },
  }
}

function seatsTold(table: CourtTable, tell: Tell, person: string | null): SeatTold[] {
  const looks = looksAt(table, tell)
  const reader = { person, seated: person !== null && isSeated(table, person) }
  return table.seats.map((seat, n) => seatTold(seat, looks[n]!, tell, reader))
}

/** By the first seat of each person; whoever never bound a device to anything is named too. */
export const chancesTold = (table: CourtTable): TableTold['dice']['chances'] => {
  const known = new Set(table.chances.map(({ person }) => person))
  const silent = table.commitment === null ? [] : personsAt(table).filter((person) => !known.has(person))
  return [
    ...table.chances.map(({ person, commitment, chance }) => ({ person, commitment, chance })),
    ...silent.map((person) => ({ person, commitment: null, chance: null })),
  ].flatMap(({ person, ...chance }) => {
    const [seat] = seatsOf(table, person)
    return seat === undefined ? [] : [{ seat, ...chance }]
  })
}

export function tableTold(
  { ports, word }: Pick<Held, 'ports' | 'word'>,
  table: CourtTable,
  viewer: string,
  moment: Moment,
  tell: Tell,
): TableTold {
  const { now } = moment
  const yours = seatsOf(table, viewer)
  const over = table.phase === 'over'
  return {
    id: table.id,
    revision: table.revision,
    phase: table.phase,
    now,
    opened: table.opened,
    inHall: isInHall(table) ? table.doorOpen : null,
    host: table.host,
    arrangement: table.arrangement,
    seats: seatsTold(table, tell, viewer),
    yours,
    invitation: yours.length > 0 ? { token: invitationTo(ports.secret), word: wordOf(word) } : null,
    starting: table.starting,
    dice: {
      seal: table.seal,
      signs: signsOf(table.seal),
      dealing: table.dealing && { mayAdd: mayOpen(table, now), ...table.dealing },
      chances: chancesTold(table),
      commitment: table.commitment,
      secret: over ? ports.secret : null,
    },
    clocks: clocksTold(table, moment),
    request: table.request && now < table.request.until ? table.request : null,
    votes: [...table.votes].map(([seat, agreed]) => ({ seat, agreed })),
    rematch: over
      ? {
          wants: [...table.wants].map(([person, again]) => ({ person, again })),
          since: table.wantedSince,
          table: table.followed,
        }
      : null,
    after: table.after,
  }
}

/** Nothing has changed but the match. What depends on the time of day, or on clocks, is never the same. */
export const isSameBeside = (a: CourtTable, b: CourtTable): boolean =>
  a.phase === b.phase &&
  a.host === b.host &&
  a.arrangement === b.arrangement &&
  a.arrangement.pace.kind === 'none' &&
  a.starting === b.starting &&
  a.dealing === null &&
  b.dealing === null &&
  a.request === null &&
  b.request === null &&
  a.chances === b.chances &&
  a.commitment === b.commitment &&
  a.votes === b.votes &&
  a.wants === b.wants &&
  a.wantedSince === b.wantedSince &&
  a.followed === b.followed &&
  a.seats.length === b.seats.length &&
  a.seats.every((seat, n) => isSameSeat(seat, b.seats[n]!))

const isSameSeat = (a: CourtSeat, b: CourtSeat): boolean =>
  a === b || (a.laid === b.laid && a.ready === b.ready && a.standIn === b.standIn)

/**
 * The same for a device that was told of the match as it was then: only what is otherwise, from scene to scene. The
 * update without its views, and what changes, already in words.
 */
export function asChanges(
  { view, told, ...rest }: MatchUpdate,
  before: Authority,
  viewer: Viewer,
  differences: Differences,
): { readonly update: MatchUpdate; readonly changes: string } {
  const scenes = [before.viewFor(viewer, true), ...(told.at(-1)?.views ?? []), view]
  const steps = scenes.slice(1).map((each, n) => differences.inWords(scenes[n], each))
  return {
    update: { ...rest, view: null, told: told.map(({ views: _, ...each }) => each) },
    changes: `{"of":${before.revision},"steps":[${steps.join()}]}`,
  }
}

function clocksTold(table: CourtTable, moment: Moment): TableTold['clocks'] {
  if (table.phase !== 'playing' || table.arrangement.pace.kind === 'none') return null
  return table.seats.map((_, seat) => clockOf(table, seat, moment)!)
}

const wordOf = (word: string | null): TableWord | null =>
  word === null ? null : (word.split('-').map(Number) as unknown as TableWord)

export function rowTold(table: CourtTable, viewer: string | null, moment: Moment, tell: Tell): TableRow {
  const yours = viewer === null ? [] : seatsOf(table, viewer)
  const { authority } = table
  const asked = yours.filter((seat) => table.asked.has(seat) && !table.seats[seat]!.standIn)
  const yourTurn = table.phase === 'playing' && asked.length > 0
  return {
    id: table.id,
    phase: table.phase,
    opened: table.opened,
    updated: table.updated,
    host: tell(table.host).name,
    arrangement: table.arrangement,
    seats: seatsTold(table, tell, viewer),
    free: table.seats.filter(isVacant).length,
    here: personsAt(table).filter((person) => moment.goneSince(person) === null),
    standing: authority && table.phase === 'playing' ? authority.viewFor('observer') : null,
    result: authority?.position.state.result ?? null,
    awaited: authority && table.phase === 'playing' ? authority.awaited : [],
    yours,
    yourTurn,
    invited: viewer !== null && invitedAt(table).includes(viewer),
    due: yourTurn ? nextDue(table, moment) : null,
  }
}

export const isSeated = (table: CourtTable, person: string): boolean =>
  table.seats.some((seat) => personAt(seat) === person)
