import { moves } from '@durbar/kernel'
import type { Bot } from './bot.ts'

const buffer = moves()

export const random: Bot = {
  name: 'random',
  choose(kernel, world, seat, dice) {
    const legal = kernel.legal(world, seat, buffer)
    return buffer.at[dice.below(legal)]!
  },
}
