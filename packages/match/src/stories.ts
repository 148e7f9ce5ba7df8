/** The story of a match as each viewer was told it, carried on from where it was last told and not from the start. */
import { type AnyGame, goOn, type Viewer } from '@durbar/kernel'
import type { Ply } from './telling.ts'

interface Known {
  /** A ply is made once, after all before it: whoever holds it has the same past. */
  readonly last: Ply
  readonly count: number
  readonly story: unknown
}

/** What is news is told from the ply before it. */
const KEPT = 2

export class Stories {
  private readonly game: AnyGame
  private readonly seats: number
  private readonly known = new Map<Viewer, readonly Known[]>()

  constructor(game: AnyGame, seats: number) {
    this.game = game
    this.seats = seats
  }

  /** After the first `count` of these; a copy, which may be carried on and shown. */
  after(plies: readonly Ply[], count: number, who: Viewer): unknown {
    const known = this.known.get(who) ?? []
    const from = known.find((each) => each.count <= count && plies[each.count - 1] === each.last)
    if (from?.count === count) return copyOf(from.story)
    const story: unknown = from ? copyOf(from.story) : this.game.chronicle.begin(this.seats)
    for (const { events } of plies.slice(from?.count ?? 0, count)) goOn(this.game, story, events, who)
    const last = plies[count - 1]
    if (last) this.known.set(who, [{ last, count, story: copyOf(story) }, ...known].slice(0, KEPT))
    return story
  }
}

/** Stories are plain data, changed in place by whoever goes on telling them. */
export function copyOf<T>(story: T): T
export function copyOf(story: unknown): unknown {
  if (typeof story !== 'object' || story === null) return story
  if (Array.isArray(story)) return story.map((each) => copyOf(each))
  const copy: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(story)) copy[key] = copyOf(value)
  return copy
}
