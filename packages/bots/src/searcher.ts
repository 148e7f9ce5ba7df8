/** A bot that searches. Its budget is a number of iterations, so that a recorded game can be played again. */
import { type Core, type Dice, type Move, moves, type Seat } from '@durbar/kernel'
import { type AnyKernel, type Bot, imagined, insightOf, type Memory } from './bot.ts'
import { type Explanation, explain } from './search/explain.ts'
import { Search, type SearchSettings } from './search/search.ts'

/** One decision under way. */
export interface Session {
  /** The only legal move, if there is but one. */
  readonly forced: Move | null
  run(iterations: number): void
  explain(): Explanation
}

export interface Searcher extends Bot {
  /** How many iterations a decision gets in this game. */
  iterations(kernel: AnyKernel): number
  /** `state` is imagined anew from the seat: what is hidden from it plays no part. */
  begin(kernel: AnyKernel, state: Core, seat: Seat, dice: Dice, memory: Memory): Session
}

export const isSearcher = (bot: Bot): bot is Searcher => 'begin' in bot

/** How a game wants to be searched; see `Insight.search`. */
const settingsOf = (kernel: AnyKernel): Partial<SearchSettings> => insightOf(kernel).search ?? {}

/** A search of this game as it wants to be searched. */
export const searchFor = (kernel: AnyKernel, seats: number, settings: Partial<SearchSettings> = {}): Search =>
  new Search(kernel, seats, insightOf(kernel).weights, { ...settingsOf(kernel), ...settings })

export function searcher(
  name: string,
  effort: number | ((kernel: AnyKernel) => number),
  settings: Partial<SearchSettings> = {},
): Searcher {
  const legal = moves()
  const iterations = (kernel: AnyKernel) => (typeof effort === 'number' ? effort : effort(kernel))
  const open = (kernel: AnyKernel, world: Core, seat: Seat, dice: Dice, memory: Memory): Session => {
    const count = kernel.legal(world, seat, legal)
    const choices = Array.from(legal.at.subarray(0, count))
    const search = memory.search ?? searchFor(kernel, world.seats, settings)
    memory.search = search
    search.advance(memory.since ?? null)
    return {
      forced: count === 1 ? choices[0]! : null,
      run: (n) => search.run(world, seat, dice, n),
      explain: () => explain(search, seat, choices),
    }
  }
  return {
    name,
    iterations,
    begin: (kernel, state, seat, dice, memory) =>
      open(kernel, imagined(kernel, state, seat, dice), seat, dice, memory),
    choose(kernel, world, seat, dice, memory = {}) {
      const session = open(kernel, world, seat, dice, memory)
      if (session.forced !== null) return session.forced
      session.run(iterations(kernel))
      memory.explanation = session.explain()
      return memory.explanation.choices[0]!.packed
    },
  }
}
