/** For the judge's worker: what a court has judged of a game, asked for again and again while it is at it. */
import { type CourtReview, courtReviewSchema } from '@durbar/protocol/court/reviews'
import type { Done, Review } from '@durbar/review'

const PATIENCE_MS = 5000

interface Followed {
  /** There is more to come. */
  readonly going: boolean
  readonly pieces: readonly Done[]
}

async function told(table: string, from: number): Promise<CourtReview | null> {
  try {
    const reply = await fetch(`/api/records/${encodeURIComponent(table)}/review/${from}`, {
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    return reply.ok ? (courtReviewSchema.safeParse(await reply.json()).data ?? null) : null
  } catch {
    return null
  }
}

/** Whatever has come since the last time; null: there is no court, or its judge is another than ours. */
export function courtsReview(table: string, { judge, sum, depth }: Review) {
  let next = 0
  return async (): Promise<Followed | null> => {
    const pieces: Done[] = []
    for (;;) {
      const now = await told(table, next)
      if (!now) return null
      const { head, state } = now
      if (head && (head.judge !== judge || head.sum !== sum || head.depth !== depth)) return null
      next = now.next
      pieces.push(...(now.pieces as unknown as readonly Done[]))
      if (now.pieces.length === 0) return { going: state === 'owed', pieces }
    }
  }
}
