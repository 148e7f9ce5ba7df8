/** What is worth telling at the end: one's best move, the turning point, one's luckiest moment; as many as there are. */
import type { Picture } from './asked.ts'

export interface Highlight {
  readonly kind: 'best' | 'turning' | 'luckiest'
  readonly ply: number
  /** What it changed for this seat, in places: less is better. */
  readonly change: number
}

/** Less is nothing to tell. */
const LEAST = 0.05

export function threeMoments({ review, summary }: Picture, seat: number): readonly Highlight[] {
  const mine = summary?.seats[seat]
  if (!summary || !mine) return []
  const found: Highlight[] = []
  const [best] = mine.best
  const options = best === undefined ? [] : (review.decisions[best - 1]?.options ?? [])
  if (best !== undefined && options[1])
    found.push({
      kind: 'best',
      ply: best,
      change: options[0]!.prospect.places[seat]! - options[1].prospect.places[seat]!,
    })
  const changeAt = (ply: number) => {
    const entry = review.entries[ply]
    return entry ? entry.decided.places[seat]! + (entry.luck?.places[seat] ?? 0) : 0
  }
  const turning = [...summary.turning].sort((a, b) => Math.abs(changeAt(b)) - Math.abs(changeAt(a)))[0]
  if (turning !== undefined) found.push({ kind: 'turning', ply: turning, change: changeAt(turning) })
  const { luckiest } = mine
  if (luckiest !== null)
    found.push({ kind: 'luckiest', ply: luckiest, change: review.entries[luckiest]?.luck?.places[seat] ?? 0 })
  return found.filter(({ change }) => Math.abs(change) >= LEAST)
}
