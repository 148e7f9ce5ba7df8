/** What bots of live matches keep between their decisions, held by whoever asks them. */
import type { Entry, Seat } from '@durbar/kernel'
import type { AnyKernel, Memory } from './bot.ts'

/** The match so far, for a bot that remembers it. Without its key: dice are no business of a bot's. */
export interface Past {
  readonly match: string
  readonly log: readonly Pick<Entry, 'move' | 'sum'>[]
}

interface Recollection {
  readonly memory: Memory
  /** The log as it was at the last question: how long, and the sum at its end. */
  plies: number
  sum: number
  lent: boolean
}

const sumAt = ({ log }: Past, plies: number) => (plies === 0 ? 0 : log[plies - 1]?.sum)

export class Recollections {
  private readonly kept = new Map<string, Recollection>()
  private readonly most: number

  /** A tree takes megabytes: of more seats than this the one longest unasked is forgotten. */
  constructor(most = 12) {
    this.most = most
  }

  /**
   * A memory for one decision, to be given back when it is made. What was remembered counts if the log still goes
   * through the position it belongs to; after an undo past that, or while another question holds it, the bot begins
   * anew. Secret choices lead nowhere in the tree, so nobody's is used before everybody has seen it.
   */
  lend(past: Past, seat: Seat, bot: string, kernel: AnyKernel): { memory: Memory; giveBack(): void } {
    const key = JSON.stringify([past.match, seat, bot])
    const known = this.kept.get(key)
    if (known?.lent) return { memory: {}, giveBack: () => {} }
    const one = known ?? { memory: {}, plies: 0, sum: -1, lent: false }
    const follows = past.log.length >= one.plies && sumAt(past, one.plies) === one.sum
    one.memory.since = follows ? past.log.slice(one.plies).map(({ move }) => kernel.read(move)) : null
    one.plies = past.log.length
    one.sum = sumAt(past, one.plies)!
    one.lent = true
    this.kept.delete(key)
    this.kept.set(key, one)
    for (const [oldest, { lent }] of this.kept) {
      if (this.kept.size <= this.most) break
      if (!lent) this.kept.delete(oldest)
    }
    return {
      memory: one.memory,
      giveBack: () => {
        one.lent = false
      },
    }
  }

  /** A match is over or was closed. */
  forget(match: string): void {
    for (const key of this.kept.keys()) if (JSON.parse(key)[0] === match) this.kept.delete(key)
  }
}
