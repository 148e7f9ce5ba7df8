/** The last move of a seat in the words of the log: what whoever looks on was told of it, and no more. */
import type { Seat } from '@durbar/kernel'
import type { ReactNode } from 'react'
import type { MatchState } from '../match/match-state.ts'
import { type AtTable, isQuiet } from './at-table.ts'
import { linesOf, saysSomething } from './lines.ts'
import { ToldParts } from './told.tsx'

/** null: it is not shown yet, or nothing of it may be known here. */
export function lastMoveOf(
  seat: Seat,
  at: Pick<AtTable, 'table' | 'slot'> & { readonly state: Pick<MatchState, 'log' | 'waiting'> },
): ReactNode | null {
  const { state, table, slot } = at
  const told = isQuiet(state) ? state.log.findLast(({ by }) => by === seat) : undefined
  if (!told) return null
  const line = linesOf([told], table, slot).find((each) => each.seat === seat && saysSomething(each))
  return line ? <ToldParts line={line} /> : null
}
