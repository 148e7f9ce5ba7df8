/** A bot that searches. Its budget is a number of iterations, so that a recorded game can be played again. */
import { moves } from '@durbar/kernel'
import type { Bot } from './bot.ts'
import { type Explanation, explain } from './search/explain.ts'
import { Search, type SearchSettings } from './search/search.ts'

const legal = moves()

export interface Searcher extends Bot {
  readonly iterations: number
}

export function searcher(name: string, iterations: number, settings: Partial<SearchSettings> = {}): Searcher {
  return {
    name,
    iterations,
    choose(kernel, world, seat, dice, memory) {
      const count = kernel.legal(world, seat, legal)
      if (count === 1) return legal.at[0]!
      const choices = Array.from(legal.at.subarray(0, count))
      const search = memory?.search ?? new Search(kernel, world.seats, kernel.game.insight.weights, settings)
      search.advance(memory?.since ?? null)
      search.run(world, seat, dice, { iterations, ...(memory?.stop ? { stop: memory.stop } : {}) })
      const explanation: Explanation = explain(search, seat, choices)
      if (memory) {
        memory.search = search
        memory.explanation = explanation
      }
      return explanation.choices[0]!.packed
    },
  }
}
