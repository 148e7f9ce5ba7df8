/** A bot sees a world in which everything its seat cannot know has been dealt anew. It never sees the truth. */
import type { Core, Dice, Kernel, Move, Seat } from '@durbar/kernel'
import type { AnyGame, Insight } from '@durbar/room'
import type { Explanation } from './search/explain.ts'
import type { Search } from './search/search.ts'

// biome-ignore lint/suspicious/noExplicitAny: bots play every game and know the rules of none
export type AnyKernel = Kernel<any, any, any, any>

/** What the game tells its bots. The kernel runs games without it; bots do not play them. */
// biome-ignore lint/suspicious/noExplicitAny: likewise
export const insightOf = ({ game }: AnyKernel): Insight<any> => (game as AnyGame).insight

/** What a bot may keep from one decision of a match to the next. */
export interface Memory {
  search?: Search
  /** The moves made since its last choice, that one first; null = unknown, or not to be followed. */
  since?: readonly Move[] | null
  /** Why it chose as it did, if it can say. */
  explanation?: Explanation
}

export interface Bot {
  readonly name: string
  /** Fetches what it plays this game by; whoever asks it for a move has waited for that, once. */
  prepare?(kernel: AnyKernel): Promise<void>
  /** How long somebody who waits for its answer waits at most, in milliseconds; LONGEST_MS if it does not say. */
  readonly longest?: number
  /** `world` is the bot's own to change. */
  choose(kernel: AnyKernel, world: Core, seat: Seat, dice: Dice, memory?: Memory): Move
}

/** What a seat can know of a state: everything else dealt anew, a waiting choice of its own taken back. */
export function imagined(kernel: AnyKernel, state: Core, seat: Seat, dice: Dice): Core {
  const world = kernel.imagine(state, seat, dice)
  kernel.retract(world, seat)
  return world
}

/** The door to a bot: the same choice for any two states that look alike from the seat. */
export const decide = (
  bot: Bot,
  kernel: AnyKernel,
  state: Core,
  seat: Seat,
  dice: Dice,
  memory?: Memory,
): Move => bot.choose(kernel, imagined(kernel, state, seat, dice), seat, dice, memory)
