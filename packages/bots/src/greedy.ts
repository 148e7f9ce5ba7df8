/** One ply deep: makes each move in a few imagined worlds and keeps the one that looks best afterwards. */
import { type Core, type Dice, type Move, moves, type Seat, streamDice } from '@durbar/kernel'
import type { AnyKernel, Bot } from './bot.ts'
import { random } from './random.ts'

const worth = new Float64Array(16)

/** How far ahead of the others a seat is: its own value less their mean. */
export function lead(kernel: AnyKernel, state: Core, seat: Seat, seats: number): number {
  kernel.game.insight.evaluate(state, worth, kernel.game.insight.weights)
  let others = 0
  for (let other = 0; other < seats; other++) if (other !== seat) others += worth[other]!
  return worth[seat]! - others / (seats - 1)
}

/** A secret choice shows its worth only when the others have chosen too: let chance choose for them. */
export function resolve(kernel: AnyKernel, state: Core, seat: Seat, dice: Dice): void {
  while (kernel.chosen(state, seat) !== null) {
    const other = kernel.toMove(state)
    kernel.apply(state, other, random.choose(kernel, state, other, dice), dice)
  }
}

export function greedy(worlds: number): Bot {
  const legal = moves()
  return {
    name: 'greedy',
    choose(kernel, world, seat, dice) {
      const count = kernel.legal(world, seat, legal)
      const choices = Array.from(legal.at.subarray(0, count))
      if (count === 1) return choices[0]!
      const totals = new Float64Array(count)
      const seats = (world as Core & { seats: number }).seats
      for (let w = 0; w < worlds; w++) {
        const imagined = kernel.imagine(world, seat, dice)
        // The same luck for every choice, so that they are compared and not their dice.
        const luck = dice.below(2 ** 30)
        choices.forEach((move: Move, i) => {
          const after = kernel.game.clone(imagined)
          const same = streamDice(luck)
          kernel.apply(after, seat, move, same)
          resolve(kernel, after, seat, same)
          totals[i]! += lead(kernel, after, seat, seats)
        })
      }
      // Equal choices are drawn by lot, so that a tie does not always fall to the first in the list.
      let best = 0
      let equal = 1
      for (let i = 1; i < count; i++) {
        if (totals[i]! > totals[best]!) {
          best = i
          equal = 1
        } else if (totals[i] === totals[best] && dice.below(++equal) === 0) best = i
      }
      return choices[best]!
    },
  }
}
