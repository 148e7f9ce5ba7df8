/** A bot that searches. Its budget is a number of iterations, so that a recorded game can be played again. */
import { type Core, type Dice, type Move, moves, type Seat } from '@durbar/kernel'
import { type AnyKernel, type Bot, imagined, insightOf, type Memory } from './bot.ts'
import { byLearning, fetchLearned } from './learned/shelf.ts'
import { type Explanation, explain } from './search/explain.ts'
import { byInsight } from './search/judge.ts'
import { Search } from './search/search.ts'
import type { Judges, SearchSettings } from './search/settings.ts'

/** One decision under way. */
interface Session {
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

/** How a game wants to be searched, with what was learned or without; see `Insight`. */
function settingsOf(kernel: AnyKernel, { learned }: Partial<SearchSettings>): Partial<SearchSettings> {
  const { search, learned: from } = insightOf(kernel)
  return (learned ? from?.search : search) ?? {}
}

/** Those whom the settings ask for. */
function judgesFor(kernel: AnyKernel, { learned, foreseen }: Partial<SearchSettings>): Judges {
  const written = byInsight(kernel)
  return {
    leaves: learned ? byLearning(kernel) : written,
    guesses: foreseen ? byLearning(kernel) : written,
    light: written,
  }
}

/** A search of this game as it wants to be searched. */
export function searchFor(
  kernel: AnyKernel,
  seats: number,
  settings: Partial<SearchSettings> = {},
  judges?: Judges,
): Search {
  const all = { ...settingsOf(kernel, settings), ...settings }
  return new Search(kernel, seats, judges ?? judgesFor(kernel, all), all)
}

export function searcher(
  name: string,
  effort: number | ((kernel: AnyKernel) => number),
  settings: Partial<SearchSettings> = {},
  judges?: (kernel: AnyKernel) => Judges,
): Searcher {
  const legal = moves()
  const iterations = (kernel: AnyKernel) => (typeof effort === 'number' ? effort : effort(kernel))
  const open = (kernel: AnyKernel, world: Core, seat: Seat, dice: Dice, memory: Memory): Session => {
    const count = kernel.legal(world, seat, legal)
    const choices = Array.from(legal.at.subarray(0, count))
    const search = memory.search ?? searchFor(kernel, world.seats, settings, judges?.(kernel))
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
    ...(settings.learned && !judges ? { prepare: fetchLearned } : {}),
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
