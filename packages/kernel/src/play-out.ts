/** Plays on, in place, until nobody is awaited. */
import type { Core, Dice, Move, Moves, Seat } from './api.ts'

import type { Kernel } from './kernel-api.ts'
import { moves } from './packing.ts'

/** Names the move that is made; `decision` counts from 0. */
export type Choose<S> = (s: S, seat: Seat, decision: number) => Move

/** Returns how many decisions there were. */
export function playOut<S extends Core, V, E>(
  kernel: Kernel<S, V, E>,
  s: S,
  dice: Dice,
  choose: Choose<S>,
): number {
  let decisions = 0
  for (let seat = kernel.toMove(s); seat >= 0; seat = kernel.toMove(s))
    kernel.apply(s, seat, choose(s, seat, decisions++), dice)
  return decisions
}

/** Any legal move: all are listed and one is drawn. `seen` is told how many there were. */
export function atRandom<S extends Core, V, E>(
  kernel: Kernel<S, V, E>,
  dice: Dice,
  seen?: (legal: number) => void,
): Choose<S> {
  const out: Moves = moves()
  return (s, seat) => {
    const legal = kernel.legal(s, seat, out)
    seen?.(legal)
    return out.at[dice.below(legal)]!
  }
}
