/** What has changed at a table between two tellings: for everybody there to be told of it. */
import type { SeatTold, TableTold } from '@durbar/protocol/court/told'
import { ownPerson, type PersonSeat } from './seats-of.ts'

/** What of an arrangement is told by itself; an option is told by its key. */
export type Setting = 'pace' | 'door' | 'spectators' | 'talk' | 'hints' | 'seats'
type StandIn = NonNullable<PersonSeat['standIn']>

/** `name` null: a guest whose name is gone. */
export type News =
  | { readonly type: 'sat' | 'left' | 'moved'; readonly name: string | null }
  /** This person sits no longer, and has not stood up by themselves. */
  | { readonly type: 'sentAway' }
  /** `was`: who is gone and has not stood up. */
  | {
      readonly type: 'hosts'
      readonly name: string | null
      readonly you: boolean
      readonly was: string | null
    }
  | { readonly type: 'settings'; readonly settings: readonly Setting[]; readonly options: readonly string[] }
  | { readonly type: 'standIn'; readonly seat: number; readonly name: string | null; readonly by: StandIn }
  /** `moves`: so many the bot has made meanwhile, as far as this page has seen. */
  | { readonly type: 'back'; readonly seat: number; readonly name: string | null; readonly moves: number }
  | { readonly type: 'declined'; readonly name: string | null }
  | { readonly type: 'opened'; readonly name: string | null }
  /** The game has come to where it now says it stands. */
  | { readonly type: 'round'; readonly view: unknown }

const SETTINGS = ['pace', 'door', 'spectators', 'talk', 'hints'] as const
const differs = (a: unknown, b: unknown) => JSON.stringify(a) !== JSON.stringify(b)

/** Whoever shares a device is somebody of their own. */
const whoIs = (seat: PersonSeat): string => (seat.guest ? `${seat.person} ${seat.name}` : seat.person)
const seated = (seats: readonly SeatTold[]): ReadonlyMap<string, readonly [number, PersonSeat]> =>
  new Map(seats.flatMap((seat, n) => (seat.kind === 'person' ? [[whoIs(seat), [n, seat] as const]] : [])))

function settingsBetween(before: TableTold, after: TableTold): readonly News[] {
  const [was, is] = [before.arrangement, after.arrangement]
  const settings: Setting[] = SETTINGS.filter((key) => differs(was[key], is[key]))
  if (before.seats.length !== after.seats.length) settings.unshift('seats')
  const keys = [...new Set([...Object.keys(was.options), ...Object.keys(is.options)])]
  const options = keys.filter((key) => was.options[key] !== is.options[key])
  return settings.length + options.length > 0 ? [{ type: 'settings', settings, options }] : []
}

function seatingBetween(before: TableTold, after: TableTold): readonly News[] {
  const [was, is] = [seated(before.seats), seated(after.seats)]
  const sameSeats = before.seats.length === after.seats.length
  const came = [...is].flatMap(([who, [n, { name }]]): News[] => {
    const there = was.get(who)
    if (!there) return [{ type: 'sat', name }]
    return sameSeats && there[0] !== n ? [{ type: 'moved', name }] : []
  })
  const went = [...was].flatMap(([who, [, { name }]]): News[] =>
    is.has(who) ? [] : [{ type: 'left', name }],
  )
  return [...went, ...came]
}

function standInsBetween(
  before: TableTold,
  after: TableTold,
  madeFor: (seat: number) => number,
): readonly News[] {
  return after.seats.flatMap((seat, n): News[] => {
    const was = before.seats[n]
    if (seat.kind !== 'person' || was?.kind !== 'person' || was.person !== seat.person) return []
    const { name, standIn } = seat
    if (standIn && !was.standIn) return [{ type: 'standIn', seat: n, name, by: standIn }]
    return was.standIn && !standIn ? [{ type: 'back', seat: n, name, moves: madeFor(n) }] : []
  })
}

function hostBetween(before: TableTold, after: TableTold): readonly News[] {
  if (before.host === after.host) return []
  const host = after.seats.find((seat) => seat.kind === 'person' && seat.person === after.host)
  const name = host?.kind === 'person' ? host.name : null
  const left = after.seats.find((seat) => seat.kind === 'person' && seat.person === before.host)
  const was = left?.kind === 'person' ? left.name : null
  return [{ type: 'hosts', name, you: after.host === ownPerson(after), was }]
}

/** `madeFor`: how many moves a bot has made for a seat. */
export function newsBetween(
  before: TableTold,
  after: TableTold,
  madeFor: (seat: number) => number = () => 0,
): readonly News[] {
  if (after.phase === 'laying') {
    const sentAway = before.yours.length > 0 && after.yours.length === 0
    const who = seatingBetween(before, after)
    return [
      ...(sentAway ? ([{ type: 'sentAway' }] as const) : who),
      ...hostBetween(before, after),
      ...settingsBetween(before, after),
    ]
  }
  if (after.phase !== 'playing' || before.phase !== 'playing') return []
  const { request } = after
  const declined = request && request.declined !== null && before.request?.declined !== request.declined
  const decliner = after.seats.find(
    (seat) => seat.kind === 'person' && !seat.guest && seat.person === request?.declined,
  )
  return [
    ...standInsBetween(before, after, madeFor),
    ...(declined
      ? ([{ type: 'declined', name: decliner?.kind === 'person' ? decliner.name : null }] as const)
      : []),
  ]
}
