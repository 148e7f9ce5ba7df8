/** What has happened in a match, as each viewer is told it: nothing that was not for their eyes. */
import type { AnyGame, Look, Seat, Viewer } from '@durbar/kernel'
import type { Told } from '@durbar/protocol/messages'
import { copyOf, type Stories } from './stories.ts'

export type AnyEvent = { readonly t: string }

export interface Ply {
  readonly by: Seat | null
  readonly ms: number
  readonly events: readonly AnyEvent[]
}

/** The newest move, with the table as each of its events was told. */
export interface News {
  readonly ply: number
  readonly moments: readonly Look<unknown, unknown>[]
}

interface Happened {
  readonly game: AnyGame
  readonly plies: readonly Ply[]
  readonly stories: Stories
  readonly news: News | null
}

/** Everything from the ply `since` on. */
export function tell(happened: Happened, viewer: Viewer, since: number): Told[] {
  const { game, plies } = happened
  const from = Math.max(0, since)
  return plies.slice(from).map(({ by, ms, events }, i) => ({
    ply: from + i,
    by,
    ms,
    events: events.flatMap((event) => game.redact(event, viewer) ?? []),
    ...scenes(happened, viewer, from + i),
  }))
}

/** The newest move as this viewer sees it happen: the table at each event that this viewer is told. */
function scenes({ game, plies, stories, news }: Happened, viewer: Viewer, ply: number): Pick<Told, 'views'> {
  if (news?.ply !== ply) return {}
  const { events } = plies[ply]!
  const story = stories.after(plies, ply, viewer)
  const views = news.moments.flatMap((look, i) => {
    const told = game.redact(events[i]!, viewer)
    if (told === null) return []
    game.chronicle.note(story, told)
    return [look.as(viewer, true, copyOf(story))]
  })
  // Whoever is told nothing must not even see that it is news.
  return views.length > 0 ? { views } : {}
}
