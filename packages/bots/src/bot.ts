/** A bot sees a world in which everything its seat cannot know has been dealt anew. It never sees the truth. */
import type { Core, Dice, Kernel, Move, Seat } from '@durbar/kernel'

// biome-ignore lint/suspicious/noExplicitAny: bots play every game and know the rules of none
export type AnyKernel = Kernel<any, any, any>

export interface Bot {
  readonly name: string
  /** `world` is the bot's own to change. */
  choose(kernel: AnyKernel, world: Core, seat: Seat, dice: Dice): Move
}

/** The only door to a bot: the same choice for any two states that look alike from the seat. */
export const decide = (bot: Bot, kernel: AnyKernel, state: Core, seat: Seat, dice: Dice): Move =>
  bot.choose(kernel, kernel.imagine(state, seat, dice), seat, dice)
