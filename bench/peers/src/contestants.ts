/** The two who decide, each given the same time by the same clock. */
import { BOTS, isSearcher, type Memory, type Searcher, searcher } from '@durbar/bots'
import type { Dice, Move } from '@durbar/kernel'
import { MCTSBot, type Node } from 'boardgame.io/ai'
import { k } from './deals.ts'
import { type Deal, type G, vermaechtnis } from './game.ts'
import { moveOf, type Twins } from './twins.ts'

interface Thought {
  readonly move: Move
  readonly iterations: number
  readonly milliseconds: number
}

export interface Contestant {
  readonly name: string
  think(twins: Twins, milliseconds: number, memory: Memory): Promise<Thought>
}

/**
 * The framework's bot as published, with a clock: after every playout, and not only after its chunks of 25
 * iterations, it looks whether the time is over. Everything else is its own.
 */
class TimedMCTSBot extends MCTSBot<G, Deal> {
  until = 0

  override playout(node: Node<G>): unknown {
    const result = super.playout(node)
    if (performance.now() >= this.until) this.iterationCounter = Number.POSITIVE_INFINITY
    return result
  }
}

export function peer(): Contestant {
  const bot = new TimedMCTSBot({
    game: vermaechtnis,
    enumerate: vermaechtnis.ai.enumerate,
    iterations: Number.POSITIVE_INFINITY,
    // To the end of the game: with the default of 50 moves an opening would hardly ever be judged.
    playoutDepth: k.game.longest,
  })
  return {
    name: 'boardgame.io',
    async think({ theirs, seat }, milliseconds) {
      const began = performance.now()
      bot.until = began + milliseconds
      const { action, metadata } = await bot.play(theirs, String(seat))
      return {
        move: moveOf(action.payload.type, action.payload.args),
        iterations: metadata.visits,
        milliseconds: performance.now() - began,
      }
    },
  }
}

/** Small enough to stop in time, large enough not to count the clock. */
const SLICE = 4

function searching(name: string, bot: Searcher, dice: Dice): Contestant {
  return {
    name,
    async think({ ours, seat }, milliseconds, memory) {
      await bot.prepare?.(k)
      const began = performance.now()
      const session = bot.begin(k, ours, seat, dice, memory)
      do session.run(SLICE)
      while (performance.now() < began + milliseconds)
      const { choices, iterations } = session.explain()
      return { move: choices[0]!.packed, iterations, milliseconds: performance.now() - began }
    },
  }
}

/** Our strongest level, as people meet it. */
export function level5(dice: Dice): Contestant {
  const bot = BOTS.level5!
  if (!isSearcher(bot)) throw new Error('level 5 does not search')
  return searching('durbar', bot, dice)
}

/** Our search with the peer's idea of an iteration: random moves to the end of the game. */
export const randomRollouts = (dice: Dice): Contestant =>
  searching('durbar, random', searcher('random', 0, { rollout: k.game.longest, skill: 1 }), dice)

/** Our search without rollouts: new positions are judged by the evaluation. */
export const evaluationOnly = (dice: Dice): Contestant =>
  searching('durbar, judged', searcher('judged', 0, { rollout: 0 }), dice)
