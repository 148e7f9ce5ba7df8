/** Who makes the moves: bots, or a list of moves. */
import { type AnyKernel, type Bot, decide, SeatMemories } from '@durbar/bots'
import { type Core, legalMoves, type MoveObject, type Seat, streamDice } from '@durbar/kernel'
import type { Choice, Mover } from '@durbar/kernel/conformance'

/** A bot that throws, or answers what is no move. */
export class BotFault extends Error {}

export interface Made {
  readonly seat: Seat
  readonly move: MoveObject
}

export function byBots(
  kernel: AnyKernel,
  bots: readonly Bot[],
  { slips, chance }: { readonly slips: number; readonly chance: number },
): Mover<Core> {
  const dice = streamDice(chance)
  const memories = new SeatMemories(bots.length)
  const chosen = (state: Core, seat: Seat, legal: readonly number[]) => {
    if (legal.length === 1) return legal[0]!
    if (dice.below(100) < slips) return legal[dice.below(legal.length)]!
    const bot = bots[seat]!
    try {
      const move = decide(bot, kernel, state, seat, dice, memories.memory(seat))
      if (legal.includes(move)) return move
    } catch (error) {
      throw new BotFault(`${bot.name} threw ${error instanceof Error ? error.message : error}`)
    }
    throw new BotFault(`${bot.name} made a move that is not legal`)
  }
  return ({ state }, pending) => {
    // Who chooses in secret with others comes in any order.
    const seat = pending[dice.below(pending.length)]!
    const move = chosen(state, seat, legalMoves(kernel, state, seat))
    memories.made(seat, move, kernel.asked(state).length > 1)
    return { seat, move }
  }
}

/** Those of the list that are legal when their turn comes; others are passed over. */
export function byList(kernel: AnyKernel, list: readonly Made[]): Mover<Core> {
  let n = 0
  return ({ state }, pending): Choice | null => {
    while (n < list.length) {
      const { seat, move: said } = list[n++]!
      const move = kernel.read(said)
      if (pending.includes(seat) && legalMoves(kernel, state, seat).includes(move)) return { seat, move }
    }
    return null
  }
}
