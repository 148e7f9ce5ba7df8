/** The light policy that plays on from a new position: it takes the best of a few moves drawn at random. */
import { type Core, type Dice, type Moves, moves, type Seat } from '@durbar/kernel'
import { type AnyKernel, insightOf } from '../bot.ts'
import type { Judge } from './judge.ts'
import { reward } from './reward.ts'
import { finishTogether } from './together.ts'

/** What a seat may do and what of it is worth a thought; how many there are. */
export function worthAThought(kernel: AnyKernel, s: Core, seat: Seat, out: Moves): number {
  kernel.legal(s, seat, out)
  insightOf(kernel).plausible?.(s, seat, out)
  return out.n
}

export class LightPolicy {
  private readonly list: Moves = moves(512)
  private readonly kernel: AnyKernel
  private readonly judge: Judge
  /** Moves it plays on, and moves it compares for each. */
  private readonly length: number
  private readonly skill: number

  constructor(
    kernel: AnyKernel,
    judge: Judge,
    { rollout, skill }: { readonly rollout: number; readonly skill: number },
  ) {
    this.kernel = kernel
    this.judge = judge
    this.length = rollout
    this.skill = skill
  }

  /** Returns the position to be judged; `s` may be changed. */
  playOn(s: Core, dice: Dice): Core {
    const { kernel, list } = this
    let now = s
    for (let n = 0; n < this.length; n++) {
      const seat = kernel.toMove(now)
      if (seat < 0) break
      const count = worthAThought(kernel, now, seat, list)
      if (count === 1 || this.skill === 1) kernel.apply(now, seat, list.at[dice.below(count)]!, dice)
      else now = this.bestOfSome(now, seat, count, dice)
    }
    return now
  }

  /** The position after the best of some moves, by the evaluation. */
  private bestOfSome(s: Core, seat: Seat, count: number, dice: Dice): Core {
    const { kernel } = this
    const { at } = this.list
    const tries = Math.min(count, this.skill)
    // Those drawn come to the front.
    for (let i = 0; i < tries; i++) {
      const j = i + dice.below(count - i)
      const drawn = at[j]!
      at[j] = at[i]!
      at[i] = drawn
    }
    let best = s
    let bestValue = -1
    for (let i = 0; i < tries; i++) {
      // The last of them plays in the position itself: one copy less for every move.
      const after = i < tries - 1 ? kernel.game.clone(s) : s
      kernel.apply(after, seat, at[i]!, dice)
      const waits = kernel.chosen(after, seat) !== null
      const judged = waits ? kernel.game.clone(after) : after
      if (waits) finishTogether(kernel, judged, seat, dice)
      const value = reward(judged, seat, this.judge)
      if (value > bestValue) {
        bestValue = value
        best = after
      }
    }
    return best
  }
}
