/**
 * Clocks, computed and never kept ticking: from the log, from when a question reached a device of its seat, and from
 * the times at which the court itself was away.
 */
import type { Seat } from '@durbar/kernel'
import { botAt, type CourtTable } from './table.ts'

const DAY_MS = 86_400_000
/** A question that reached nobody counts from this long after it was asked. */
const LAG_MS = 5_000
/** Whoever comes back after their time was out gets so much to go on. */
export const RETURN_MS = 60_000

/** What a decision needs to know of the world outside the log. */
export interface Moment {
  readonly now: number
  /** Since when this person has not been connected; null = they are here. */
  goneSince(person: string): number | null
  /** When this seat's question reached a device; null = nobody knows. */
  delivered(seat: Seat): number | null
  /** When the court was away. */
  readonly rests: readonly { readonly from: number; readonly to: number }[]
}

type Times = Pick<Moment, 'now' | 'delivered' | 'rests'>

/** What this seat may spend; null = there is no clock. */
function allowance({ arrangement: { pace } }: CourtTable): number | null {
  if (pace.kind === 'none') return null
  return pace.kind === 'live' ? pace.minutes * 60_000 : pace.days * DAY_MS
}

export const incrementOf = ({ arrangement: { pace } }: CourtTable): number =>
  pace.kind === 'live' ? pace.increment * 1000 : 0

/** From when on the question at hand counts; null = this seat is not asked. */
function countsFrom(table: CourtTable, seat: Seat, { delivered }: Times): number | null {
  const asked = table.asked.get(seat)
  if (asked === undefined) return null
  return Math.min(Math.max(asked, delivered(seat) ?? Number.POSITIVE_INFINITY), asked + LAG_MS)
}

const overlap = (from: number, to: number, rests: Times['rests']) =>
  rests.reduce((sum, rest) => sum + Math.max(0, Math.min(to, rest.to) - Math.max(from, rest.from)), 0)

/** Thinking time so far that counts. */
export function thinking(table: CourtTable, seat: Seat, times: Times): number {
  const from = countsFrom(table, seat, times)
  if (from === null) return 0
  return Math.max(0, Math.round(times.now - from - overlap(from, times.now, times.rests)))
}

interface SeatClock {
  readonly left: number
  readonly running: boolean
}

const runs = (table: CourtTable, seat: Seat): boolean =>
  table.phase === 'playing' && table.asked.has(seat) && botAt(table.seats[seat]!) === null

export function clockOf(table: CourtTable, seat: Seat, times: Times): SeatClock | null {
  const most = allowance(table)
  if (most === null) return null
  const running = runs(table, seat)
  const spent = table.arrangement.pace.kind === 'live' ? table.seats[seat]!.spent : 0
  return { left: Math.max(0, most - spent - (running ? thinking(table, seat, times) : 0)), running }
}

/** When this seat's time is out, if nothing happens and the court stays; null = never. */
export function dueAt(table: CourtTable, seat: Seat, times: Times): number | null {
  if (!runs(table, seat)) return null
  const clock = clockOf(table, seat, times)
  if (!clock) return null
  const from = countsFrom(table, seat, times)!
  return Math.max(times.now, from) + clock.left
}

/** What this seat must have spent at most, so that at least `least` is left. */
export function spentFor(table: CourtTable, seat: Seat, least: number): number {
  const most = allowance(table)
  const { spent } = table.seats[seat]!
  return most === null ? spent : Math.min(spent, Math.max(0, most - least))
}
