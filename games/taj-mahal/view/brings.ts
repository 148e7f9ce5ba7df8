/** What a move brings whoever makes it, read off where the rules themselves lead. */
import type { Foreseen, Seat } from '@durbar/kernel'
import type { Event } from '../events.ts'
import type { State } from '../state.ts'
import { afterWithdrawing } from './leaving.ts'
import { prospectOf } from './prospect.ts'

/**
 * Points: of a withdrawal with its palaces where they bring most, of a palace with the chain as it then is. null = it
 * brings none at all.
 */
export type Brings = number | null

export function brings(foreseen: Foreseen<State, Event>, seat: Seat, before: Readonly<State>): Brings {
  const [done] = foreseen.events
  switch (done?.t) {
    case 'played':
      return done.points > 0 ? done.points : null
    case 'withdrew':
      return afterWithdrawing(foreseen, before, seat).total
    case 'placed': {
      const { palaces, bonus } = prospectOf(foreseen, seat, before)
      return palaces + bonus
    }
    default:
      return null
  }
}
