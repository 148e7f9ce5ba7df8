import type { Transcript } from '@durbar/kernel'
import { wishAt } from './data/feathers.ts'
import type { Event } from './events.ts'
import type { State } from './state.ts'

export const transcript: Transcript<State, Event> = {
  setup: (s) => ({ wishes: s.cards.map(wishAt) }),
  chance: () => null,
  detail: (s) => ({ feathers: s.feathers.slice(), open: s.open.slice() }),
}
