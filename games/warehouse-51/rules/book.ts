/** The words in which these rules are written. */
import { type Scope as KernelScope, rulebook } from '@durbar/kernel'
import type { Event } from '../events.ts'
import type { State } from '../state.ts'

export const { may, plain, decision, procedure, sequence } = rulebook<State, Event>()
/** What a clause may do. */
export type Scope = KernelScope<State, Event>
