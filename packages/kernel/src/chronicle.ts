/** The story of a game as a viewer was told it. */
import type { AnyGame, Chronicle, Viewer } from './api.ts'

/** For games whose state and events say all there is to say. */
export const untold: Chronicle<unknown, null> = { begin: () => null, note: () => {} }

/** What `who` knows of the story after these events. */
export function storyOf<C, E>(
  game: Pick<AnyGame, 'redact'> & { readonly chronicle: Chronicle<E, C> },
  seats: number,
  events: Iterable<E>,
  who: Viewer,
): C {
  const story = game.chronicle.begin(seats)
  goOn(game, story, events, who)
  return story
}

/** The same, from where it stands. */
export function goOn<C, E>(
  game: Pick<AnyGame, 'redact'> & { readonly chronicle: Chronicle<E, C> },
  story: C,
  events: Iterable<E>,
  who: Viewer,
): void {
  for (const event of events) {
    const told: E | null = game.redact(event, who)
    if (told !== null) game.chronicle.note(story, told)
  }
}
