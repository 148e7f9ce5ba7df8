/** One state in front of several people. */
import type { Core, Game, Look } from './api.ts'

/** As long as nobody changes the state. Nothing is made of it before somebody looks. */
export function lookAt<S extends Core, V, E, C>(
  game: Pick<Game<S, V, E, C>, 'view' | 'looks'>,
  s: Readonly<S>,
): Look<V, C> {
  let look = null as Look<V, C> | null
  return {
    as(who, aids, story) {
      if (!game.looks) return game.view(s, who, aids, story)
      look ??= game.looks(s)
      return look.as(who, aids, story)
    },
  }
}
