/** The words in which these rules are written. */
import { rulebook, type Scope } from '@durbar/kernel'
import type { Event } from '../events.ts'
import type { State } from '../state.ts'

export const { may, plain, decision, procedure, sequence } = rulebook<State, Event>()
export type Table = Scope<State, Event>
