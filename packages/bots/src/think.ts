/**
 * A decision that takes its time without blocking anybody: the search runs in slices and lets the thread breathe
 * between them, so that a worker can report progress and be told to stop. The same in a browser's Web Worker and
 * in a thread of a Node pool.
 */
import type { Core, Dice, Move, Seat } from '@durbar/kernel'
import { type AnyKernel, type Bot, decide, type Memory } from './bot.ts'
import type { Explanation } from './search/explain.ts'
import { isSearcher } from './searcher.ts'

export interface Thinking {
  /** As long as this instead of the bot's number of iterations. Needs `clock`. */
  readonly milliseconds?: number
  /** After so long it answers with what it has found, though iterations are left. Needs `clock`. */
  readonly longest?: number
  /** Now, in milliseconds. Handed in, because nothing in this package reads a clock by itself. */
  readonly clock?: () => number
  /** From 0 to 1. */
  readonly progress?: (share: number) => void
  /** true = stop thinking; the answer is then null. */
  readonly cancelled?: () => boolean
  /** Lets other work of the thread happen. */
  readonly breathe?: () => Promise<void>
  readonly memory?: Memory
}

export interface Thought {
  readonly move: Move
  /** What was considered; null for bots that do not search. */
  readonly explanation: Explanation | null
}

/** Between two breaths: a few iterations, and with a clock as many as this time allows. */
const SLICE = 8
const SLICE_MS = 12
const breathe = () => new Promise<void>((resolve) => setTimeout(resolve, 0))

export async function think(
  bot: Bot,
  kernel: AnyKernel,
  state: Core,
  seat: Seat,
  dice: Dice,
  how: Thinking = {},
): Promise<Thought | null> {
  if (!isSearcher(bot)) return { move: decide(bot, kernel, state, seat, dice), explanation: null }
  const memory = how.memory ?? {}
  const session = bot.begin(kernel, state, seat, dice, memory)
  if (session.forced !== null) return { move: session.forced, explanation: null }
  const iterations = bot.iterations(kernel)
  const began = how.clock?.() ?? 0
  const limit = how.clock && how.milliseconds ? how.milliseconds : null
  const longest = how.clock && how.longest ? how.longest : Number.POSITIVE_INFINITY
  let slice = SLICE
  for (let done = 0; limit !== null || done < iterations; ) {
    if (how.cancelled?.()) return null
    const now = how.clock?.() ?? 0
    // Whatever comes first, the last iteration or the last moment.
    const share =
      limit === null ? Math.max(done / iterations, (now - began) / longest) : (now - began) / limit
    how.progress?.(Math.min(1, share))
    if (limit !== null ? share >= 1 : done > 0 && now - began >= longest) break
    const count = limit === null ? Math.min(slice, iterations - done) : slice
    session.run(count)
    done += count
    if (how.clock)
      slice = Math.max(1, Math.min(4 * count, Math.round((count * SLICE_MS) / (how.clock() - now + 0.1))))
    await (how.breathe ?? breathe)()
  }
  const explanation = session.explain()
  memory.explanation = explanation
  return { move: explanation.choices[0]!.packed, explanation }
}
