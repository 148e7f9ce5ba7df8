/** What nobody can see on the table any more, and the account of the game still tells. */
import type { Chronicle } from '@durbar/kernel'
import type { AntiqueId } from './data/antiques.ts'
import type { Event } from './events.ts'

export interface Story {
  /** The lone antiques each seat had to surrender at the end. */
  readonly surrendered: AntiqueId[][]
}

export const chronicle: Chronicle<Event, Story> = {
  begin: (seats) => ({ surrendered: Array.from({ length: seats }, () => []) }),
  note(story, event) {
    if (event.t === 'surrendered') story.surrendered[event.seat] = [...event.antiques]
  },
}
