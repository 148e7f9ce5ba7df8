/** One ply deep: makes each move in a few imagined worlds and looks at what comes out. */
import { type Core, type Dice, type Move, moves, type Seat, streamDice } from '@durbar/kernel'
import type { AnyKernel, Bot } from './bot.ts'
import { byInsight, type Judge } from './search/judge.ts'
import { reward } from './search/reward.ts'
import { finishTogether } from './search/together.ts'

const legal = moves()

/** The mean reward of each choice over some worlds. */
function weighed(
  kernel: AnyKernel,
  world: Core,
  seat: Seat,
  choices: readonly Move[],
  worlds: number,
  dice: Dice,
  judge: Judge,
): Float64Array {
  const totals = new Float64Array(choices.length)
  for (let w = 0; w < worlds; w++) {
    const imagined = kernel.imagine(world, seat, dice)
    // The same dice for every choice, so that they are compared and not their luck.
    const seed = dice.below(2 ** 30)
    choices.forEach((move, i) => {
      const after = kernel.game.clone(imagined)
      const same = streamDice(seed)
      kernel.apply(after, seat, move, same)
      finishTogether(kernel, after, seat, same)
      totals[i]! += reward(after, seat, judge) / worlds
    })
  }
  return totals
}

const unit = (dice: Dice) => dice.below(2 ** 30) / 2 ** 30

/**
 * Carelessness 0 takes the best; more takes a worse one the more easily the smaller the difference, as a
 * person does who has not looked closely. It never plays nonsense while there is something sensible.
 */
export function greedy(
  name: string,
  worlds: number,
  careless: number | ((kernel: AnyKernel) => number) = 0,
  judged: (kernel: AnyKernel) => Judge = byInsight,
): Bot {
  return {
    name,
    choose(kernel, world, seat, dice) {
      const count = kernel.legal(world, seat, legal)
      const choices = Array.from(legal.at.subarray(0, count))
      if (count === 1) return choices[0]!
      const values = weighed(kernel, world, seat, choices, worlds, dice, judged(kernel))
      const carelessness = typeof careless === 'number' ? careless : careless(kernel)
      let best = 0
      let bestValue = Number.NEGATIVE_INFINITY
      choices.forEach((_, i) => {
        // Gumbel noise makes this a draw in proportion to exp(value / carelessness); equal choices fall to the lot.
        const noise =
          carelessness > 0
            ? -Math.log(-Math.log(unit(dice) + 1e-12) + 1e-12) * carelessness
            : unit(dice) * 1e-9
        if (values[i]! + noise > bestValue) {
          bestValue = values[i]! + noise
          best = i
        }
      })
      return choices[best]!
    },
  }
}
