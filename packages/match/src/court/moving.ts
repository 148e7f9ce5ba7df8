/** The entries of a game under way: moves and what is taken back, who plays for whom, what was asked and voted. */
import type { Seat } from '@durbar/kernel'
import type { Entry, Happening } from '@durbar/protocol/court/entries'
import type { Authority } from '../authority.ts'
import type { Answer } from '../intent.ts'
import { BrokenLog } from './broken-log.ts'
import { incrementOf, RETURN_MS, spentFor } from './clocks.ts'
import { type CourtTable, personAt, withSeat } from './table.ts'

type Move = Extract<Happening, { type: 'played' | 'changed' | 'undone' }>

/** What was tried when it was decided need not be played again when it is applied. */
const tried = new WeakMap<Happening, { readonly before: Authority; readonly after: Authority }>()

/** Plays on a copy: the authority before is as it was. */
export function attemptOf(
  before: Authority,
  what: Move,
  revision: number,
): { readonly answer: Answer; readonly after: Authority } {
  const after = before.fork(revision - 1)
  const at = { seat: what.seat, ply: after.ply }
  const answer =
    what.type === 'undone'
      ? after.undo(at, what.through)
      : after.play({ ...at, move: what.move, ms: what.ms })
  if (answer.type === 'done') tried.set(what, { before, after })
  return { answer, after }
}

function playedOn(table: CourtTable, what: Move, revision: number): Authority {
  const { authority } = table
  if (!authority) throw new BrokenLog(`table ${table.id}: a move before the game`)
  const known = tried.get(what)
  if (known?.before === authority && known.after.revision === revision) return known.after
  const { answer, after } = attemptOf(authority, what, revision)
  if (answer.type !== 'done')
    throw new BrokenLog(
      `table ${table.id}, revision ${revision}: ${answer.type === 'refused' ? answer.refused : answer.type}`,
    )
  return after
}

/** Whoever was asked before, and has not just moved, goes on thinking. */
function askedNow(
  table: CourtTable,
  authority: Authority,
  mover: Seat,
  at: number,
): ReadonlyMap<Seat, number> {
  const since = (seat: Seat) => (seat === mover ? at : (table.asked.get(seat) ?? at))
  return new Map(authority.awaited.map((seat) => [seat, since(seat)]))
}

export function moved(table: CourtTable, { what, revision, at }: Entry): CourtTable {
  switch (what.type) {
    case 'played':
    case 'changed': {
      const authority = playedOn(table, what, revision)
      const asked = askedNow(table, authority, what.seat, at)
      // A choice that is made anew was paid for when it was first made.
      const cost = what.type === 'played' ? what.ms - incrementOf(table) : 0
      const { spent } = table.seats[what.seat]!
      const seats = withSeat(table, what.seat, { spent: spent + cost })
      return { ...table, authority, asked, seats, request: null }
    }
    case 'undone': {
      const authority = playedOn(table, what, revision)
      return { ...table, authority, asked: askedNow(table, authority, what.seat, at), request: null }
    }
    case 'asksBack':
      return { ...table, request: { seat: what.seat, until: what.until, allowed: [], declined: null } }
    case 'allowed':
      return table.request
        ? { ...table, request: { ...table.request, allowed: [...table.request.allowed, what.person] } }
        : table
    case 'declined': {
      const { request } = table
      const withdrawn = request && personAt(table.seats[request.seat]!) === what.person
      return { ...table, request: request && !withdrawn ? { ...request, declined: what.person } : null }
    }
    case 'handedOver': {
      const { seat, why, level } = what
      const seats = withSeat(table, seat, { standIn: { why, level, since: at } })
      return { ...table, seats, votes: without(table.votes, seat), asked: from(table.asked, seat, at) }
    }
    case 'returned': {
      const { seat } = what
      const spent = spentFor(table, seat, RETURN_MS)
      const seats = withSeat(table, seat, { standIn: null, spent })
      return { ...table, seats, votes: without(table.votes, seat), asked: from(table.asked, seat, at) }
    }
    case 'voted': {
      const others = (table.votes.get(what.seat) ?? []).filter((person) => person !== what.person)
      const agreed = what.agree ? [...others, what.person] : others
      return { ...table, votes: new Map(table.votes).set(what.seat, agreed) }
    }
    default:
      throw new BrokenLog(`table ${table.id}: nobody knows '${what.type}'`)
  }
}

const without = <K, V>(map: ReadonlyMap<K, V>, key: K): ReadonlyMap<K, V> => {
  const rest = new Map(map)
  rest.delete(key)
  return rest
}
/** Somebody else has this question now. */
const from = (asked: ReadonlyMap<Seat, number>, seat: Seat, at: number) =>
  asked.has(seat) ? new Map(asked).set(seat, at) : asked
