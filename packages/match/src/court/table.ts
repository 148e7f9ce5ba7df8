/** A table at court as its log tells it. A value: nothing here is ever changed, so that anybody may keep any of them. */
import type { AnyGame, Seat } from '@durbar/kernel'
import type { Arrangement, LaidSeat } from '@durbar/protocol/court/arrangement'
import type { WhyBot } from '@durbar/protocol/court/entries'
import type { Authority } from '../authority.ts'

type Phase = 'laying' | 'dealing' | 'playing' | 'over' | 'closed'
export type PersonId = string

/** A bot plays for the person who sits here. */
interface StandIn {
  readonly why: WhyBot
  readonly level: string
  readonly since: number
}

export interface CourtSeat {
  readonly laid: LaidSeat
  /** The revision in which whoever sits here sat down. */
  readonly since: number
  readonly ready: boolean
  readonly standIn: StandIn | null
  /** Thinking time used, less what was added per move. */
  readonly spent: number
}

/** What a device adds to the dice: bound first, opened later or never. */
export interface Chance {
  readonly person: PersonId
  readonly commitment: string
  readonly chance: string | null
}

/** A request to take a move back past the turn's end. */
interface Request {
  readonly seat: Seat
  readonly until: number
  readonly allowed: readonly PersonId[]
  /** Who would rather leave it: the move stands, and everybody may know why. */
  readonly declined: PersonId | null
}

export interface CourtTable {
  readonly id: string
  readonly revision: number
  readonly phase: Phase
  readonly opened: number
  /** Since when its door is open; null: it is not. */
  readonly doorOpen: number | null
  /** When something last happened. */
  readonly updated: number
  readonly host: PersonId
  readonly arrangement: Arrangement
  readonly seats: readonly CourtSeat[]
  readonly seal: string
  readonly after: string | null
  readonly starting: number | null
  readonly dealing: { readonly bindBy: number; readonly addBy: number } | null
  readonly chances: readonly Chance[]
  /** SHA-256 of the key, once the game has begun. */
  readonly commitment: string | null
  readonly authority: Authority | null
  /** Since when each seat has had its question. */
  readonly asked: ReadonlyMap<Seat, number>
  readonly request: Request | null
  /** Who wants a bot for which seat. */
  readonly votes: ReadonlyMap<Seat, readonly PersonId[]>
  readonly wants: ReadonlyMap<PersonId, boolean>
  readonly wantedSince: number | null
  readonly followed: string | null
}

/** What a fold needs beside the log: the rules, and the one thing the log does not say. */
export interface Ports {
  gameOf(id: string): AnyGame | null
  /** What the server bound itself to. */
  readonly secret: string
  readonly seal: Seal
}
interface Seal {
  commitmentTo(text: string): string
  keyOf(secret: string, chances: readonly string[]): string
}

/** Those that were opened, in the order in which they were bound. */
export const openedChances = (chances: readonly Chance[]): readonly string[] =>
  chances.flatMap(({ chance }) => chance ?? [])

export const personAt = ({ laid }: CourtSeat): PersonId | null =>
  laid.kind === 'person' ? laid.person : null

export const seatsOf = (table: CourtTable, person: PersonId): readonly Seat[] =>
  table.seats.flatMap((seat, n) => (personAt(seat) === person ? [n] : []))

/** Each person once, the longest seated first. */
export function personsAt(table: CourtTable): readonly PersonId[] {
  const seated = table.seats.flatMap((seat) => {
    const person = personAt(seat)
    return person === null ? [] : [{ person, since: seat.since }]
  })
  return [...new Set(seated.sort((a, b) => a.since - b.since).map(({ person }) => person))]
}

/** Nobody has come, gone or changed places, and no seat is another. */
export const isSameSeating = ({ seats: a }: CourtTable, { seats: b }: CourtTable): boolean =>
  a === b || (a.length === b.length && a.every(({ laid }, n) => laid === b[n]!.laid))

/** Who chooses here now: the level of a bot, or null for a person. */
export const botAt = ({ laid, standIn }: CourtSeat): string | null =>
  laid.kind === 'bot' ? laid.level : (standIn?.level ?? null)

/** Whoever comes to the hall may sit down here. */
export const isInHall = ({ phase, doorOpen, seats }: CourtTable): boolean =>
  phase === 'laying' && doorOpen !== null && seats.some(isVacant)

export const isVacant = ({ laid }: CourtSeat): boolean => laid.kind === 'open' || laid.kind === 'invited'

/** Who is called to a seat that waits for them. */
export const invitedAt = ({ phase, seats }: CourtTable): readonly PersonId[] =>
  phase === 'laying'
    ? [...new Set(seats.flatMap(({ laid }) => (laid.kind === 'invited' ? (laid.person ?? []) : [])))]
    : []

/** Persons who play themselves just now. */
export const playersAt = (table: CourtTable): readonly PersonId[] => [
  ...new Set(table.seats.flatMap((seat) => (seat.standIn ? [] : (personAt(seat) ?? [])))),
]

export const withSeat = (table: CourtTable, n: Seat, change: Partial<CourtSeat>): readonly CourtSeat[] =>
  table.seats.with(n, { ...table.seats[n]!, ...change })
