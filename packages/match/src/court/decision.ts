/** What comes of an intent: entries for the log, or why not, and then nothing has happened. */
import type { Seat } from '@durbar/kernel'
import type { Happening } from '@durbar/protocol/court/entries'
import type { WhyNot } from '@durbar/protocol/court/intents'
import type { Moment } from './clocks.ts'
import { type CourtTable, type PersonId, type Ports, personAt } from './table.ts'

export interface No {
  readonly refused: string
  readonly why: WhyNot
  readonly rule?: string
}
/** What was answered is no longer asked. */
interface Stale {
  readonly stale: true
}
export type Decision = readonly Happening[] | No | Stale

/** `invited`: they hold the table's invitation. */
export interface Actor {
  readonly person: PersonId
  readonly invited: boolean
}

export interface Asking {
  readonly table: CourtTable
  readonly actor: Actor
  readonly moment: Moment
  readonly ports: Ports
}

export const no = (why: WhyNot, refused: string): No => ({ why, refused })
export const STALE: Stale = { stale: true }
export const isNo = (decision: Decision): decision is No => 'refused' in decision
export const isStale = (decision: Decision): decision is Stale => 'stale' in decision

export const notYours = (n: Seat): No => no('notYours', `seat ${n} is not yours`)
export const isOwn = ({ table, actor }: Asking, n: Seat): boolean => {
  const seat = table.seats[n]
  return seat !== undefined && personAt(seat) === actor.person
}
