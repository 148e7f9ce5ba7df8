/** One judge against another, with the same dice and swapped seats, until it is clear who is better. */
import {
  type AnyKernel,
  type Bot,
  byInsight,
  greedy,
  type Judge,
  type Outcome,
  outcomeOf,
  playGame,
  searcher,
  seating,
} from '@durbar/bots'
import { type Options, streamDice } from '@durbar/kernel'

export interface Contest {
  readonly seats: number
  readonly options: Options
  readonly seed: number
  readonly numbers: readonly number[]
}

/** The challenger alone against a table of champions, a game for every number. */
export function contest(
  kernel: AnyKernel,
  challenger: Bot,
  champion: Bot,
  { seats, options, seed, numbers }: Contest,
): Outcome[] {
  return numbers.map((n) => {
    const seated = seating([challenger, ...Array<Bot>(seats - 1).fill(champion)], n)
    const over = playGame(kernel, seated, options, streamDice(seed * 1_000_003 + n))
    return outcomeOf(
      seated.map(({ name }) => name),
      over,
    )
  })
}

/**
 * A bot with this judge: one ply deep, or a search spelled out as in the arena (`search/400/rollout=0`) that asks the
 * judge for leaves, and for first guesses too unless it says `foreseen=0`.
 */
export function botWith(name: string, spelled: string, judge: Judge): Bot {
  if (spelled === 'one-ply') return greedy(name, 1, 0, () => judge)
  const [, effort, ...parts] = spelled.split('/')
  const settings = Object.fromEntries(parts.map((part) => part.split('='))) as Record<string, string>
  const numbers = Object.fromEntries(Object.entries(settings).map(([key, value]) => [key, Number(value)]))
  return searcher(name, Number(effort), numbers, (kernel) => ({
    leaves: judge,
    guesses: numbers.foreseen === 0 ? byInsight(kernel) : judge,
    light: byInsight(kernel),
  }))
}
