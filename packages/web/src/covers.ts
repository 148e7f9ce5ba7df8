/** The boxes on the shelf, all at once. Apart from the rest of a game: who sits at a table sees none of them. */
import { covers } from '@durbar/games/covers'
import type { Cover } from '@durbar/room'

export const coverOf = (id: string): Cover | undefined =>
  Object.hasOwn(covers, id) ? (covers as Readonly<Record<string, Cover>>)[id] : undefined
