/** A decision in numbers: what was considered, how much, and what it promises to whom. */
import type { Move, MoveObject, Seat } from '@durbar/kernel'
import { expectedPlace } from './reward.ts'
import type { Search } from './search.ts'

export interface Choice {
  readonly move: MoveObject
  readonly packed: Move
  /** Share of the search that went into this move. */
  readonly share: number
  readonly visits: number
  /** The place each seat may expect after it. */
  readonly places: readonly number[]
}

export interface Explanation {
  readonly iterations: number
  /** Best first. */
  readonly choices: readonly Choice[]
}

export function explain(
  search: Search,
  seat: Seat,
  legal: readonly Move[],
  most = legal.length,
): Explanation {
  const { tree, kernel, seats } = search
  const considered = legal.map((packed) => {
    const edge = search.rootEdge(packed)
    const sums = search.rootRewards.get(edge)
    const visits = sums?.[seats] ?? 0
    const places = Array.from({ length: seats }, (_, each) =>
      expectedPlace(visits > 0 ? sums![each]! / visits : 0.5, seats),
    )
    return { packed, visits, places, guess: edge < 0 ? 0 : tree.guess[edge]! }
  })
  const total = considered.reduce((sum, { visits }) => sum + visits, 0)
  considered.sort((a, b) => b.visits - a.visits || a.places[seat]! - b.places[seat]! || b.guess - a.guess)
  const choices = considered.slice(0, most).map(({ packed, visits, places }) => ({
    move: kernel.write(packed),
    packed,
    share: total > 0 ? visits / total : 0,
    visits,
    places,
  }))
  return { iterations: search.iterations, choices }
}
