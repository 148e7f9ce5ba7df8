/** A secret choice shows its worth only when the others have chosen too: lets chance choose for them. */
import type { Core, Dice, Seat } from '@durbar/kernel'
import type { AnyKernel } from '../bot.ts'
import { random } from '../random.ts'

export function finishTogether(kernel: AnyKernel, s: Core, seat: Seat, dice: Dice): void {
  while (kernel.chosen(s, seat) !== null) {
    const other = kernel.toMove(s)
    kernel.apply(s, other, random.choose(kernel, s, other, dice), dice)
  }
}
