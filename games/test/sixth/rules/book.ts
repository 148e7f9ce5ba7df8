/** The words in which these rules are written. */
import { rulebook } from '@durbar/kernel'
import type { Event } from '../events.ts'
import type { State } from '../state.ts'

export const { may, plain, decision, procedure } = rulebook<State, Event>()
