/**
 * A turn of several moves is one plan. Where two of them may be made in either order and lead to the same
 * position, the tree keeps one order only, so that the search compares plans and not the sequence of clicks.
 * No game has to say which of its moves commute: it is tried out, once for every edge of the tree.
 */
import { type Core, type Dice, type Move, type Moves, moves, type Seat } from '@durbar/kernel'
import type { AnyKernel } from '../bot.ts'

/** Equal as JSON would be. */
function same(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false
    for (let i = 0; i < a.length; i++) if (!same(a[i], b[i])) return false
    return true
  }
  for (const key in a) if (!same(a[key as never], b[key as never])) return false
  return true
}

export class Orders {
  private before: Core | null = null
  private first: Move = 0
  private count = -1
  private readonly earlier: Moves = moves(512)
  private readonly later: Moves = moves(512)
  private readonly kernel: AnyKernel

  constructor(kernel: AnyKernel) {
    this.kernel = kernel
  }
  forget(): void {
    this.before = null
  }
  /** `seat` has made `first` in the position `before`, nothing was revealed, and it goes on. */
  remember(before: Core, first: Move): void {
    this.before = before
    this.first = first
    this.count = -1
  }
  /**
   * Whether `second`, which has led to `after`, could as well have been made before the move that is remembered.
   * Of the two orders the one with the smaller move first is kept.
   */
  commutes(seat: Seat, second: Move, after: Core, dice: Dice): boolean {
    const { kernel, before, first, earlier, later } = this
    if (before === null || second >= first) return false
    if (this.count < 0) this.count = kernel.legal(before, seat, earlier)
    if (!includes(earlier, this.count, second)) return false
    const other = kernel.game.clone(before)
    if (kernel.apply(other, seat, second, dice) || kernel.toMove(other) !== seat) return false
    if (!includes(later, kernel.legal(other, seat, later), first)) return false
    kernel.apply(other, seat, first, dice)
    return same(other, after)
  }
}

function includes(list: Moves, count: number, move: Move): boolean {
  for (let i = 0; i < count; i++) if (list.at[i] === move) return true
  return false
}
