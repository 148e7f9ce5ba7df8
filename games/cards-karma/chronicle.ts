/** What nobody can see on the table any more, and the account of the game still tells. */
import type { Chronicle } from '@durbar/kernel'
import type { Event } from './events.ts'

export interface Story {
  /** Regular turns that each seat has begun. */
  readonly turns: number[]
}

export const chronicle: Chronicle<Event, Story> = {
  begin: (seats) => ({ turns: Array(seats).fill(0) }),
  note({ turns }, event) {
    if (event.t === 'turn' && event.kind === 'regular') turns[event.seat]!++
  },
}
