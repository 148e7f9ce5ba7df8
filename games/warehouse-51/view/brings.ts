/** What an offered move brings the one who is asked, as far as that seat knows. */
import type { Foreseen, Seat } from '@durbar/kernel'
import type { Event } from '../events.ts'
import { knowledge } from '../knowledge.ts'
import type { State } from '../state.ts'
import { outlook } from './outlook.ts'

/** By how much the own points change; null = that cannot be said. */
export type Brings = number | null

/** Decisions whose outcome is open to the one who decides. */
const OPEN: ReadonlySet<string | undefined> = new Set([
  'flyingCarpet',
  'endRedeem',
  'endCertify',
  'endUnmask',
])

/** What a seat would score now, without the fakes it knows. */
const pointsOf = (s: Readonly<State>, seat: Seat): number =>
  outlook(s, knowledge(s, seat)).accounts[seat]!.total

export function brings({ state }: Foreseen<State, Event>, seat: Seat, before: Readonly<State>): Brings {
  return OPEN.has(before.stack.at(-1)?.rule) ? pointsOf(state, seat) - pointsOf(before, seat) : null
}
