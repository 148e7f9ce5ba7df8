/**
 * What moves are worth, compared fairly. A search gives a move that it dislikes too few visits to price it; here each
 * gets equally many, in the same dealt worlds and with the same dice, and what counts is the mean of the differences.
 */
import { type AnyKernel, type Search, searchFor } from '@durbar/bots'
import type { Core, Move, Seat } from '@durbar/kernel'
import { meanOf, type Prospect, prospectOf } from './prospect.ts'
import { diceOf, type Purpose } from './seeds.ts'

/** How many places a move costs against another: the mean of paired differences and its 95 % interval. */
export interface Cost {
  readonly mean: number
  readonly low: number
  readonly high: number
}

export class Pricing {
  private readonly search: Search
  private readonly rows: Prospect[][]
  private readonly kernel: AnyKernel
  private readonly world: Core
  private readonly seat: Seat
  private readonly moves: readonly Move[]
  private readonly draw: { readonly purpose: Purpose; readonly ply: number }

  /** `world` is one that the seat may believe in: what it holds beyond that is dealt anew for every visit. */
  constructor(
    kernel: AnyKernel,
    world: Core,
    seat: Seat,
    moves: readonly Move[],
    draw: { readonly purpose: Purpose; readonly ply: number },
  ) {
    this.kernel = kernel
    this.world = world
    this.seat = seat
    this.moves = moves
    this.draw = draw
    this.search = searchFor(kernel, world.seats)
    this.rows = moves.map(() => [])
  }

  get visits(): number {
    return this.rows[0]!.length
  }

  /** Up to so many visits of each move; those left out keep what they have. */
  visit(most: number, out: ReadonlySet<number> = new Set()): void {
    const { kernel, world, seat, moves, rows, search } = this
    const { purpose, ply } = this.draw
    for (let n = this.visits; n < most; n++) {
      const dealt = kernel.imagine(world, seat, diceOf(purpose, ply, 2 * n))
      moves.forEach((move, i) => {
        if (out.has(i)) return
        const judged = search.visit(kernel.game.clone(dealt), seat, move, diceOf(purpose, ply, 2 * n + 1))
        rows[i]!.push(prospectOf(kernel, judged))
      })
    }
  }

  countOf(i: number): number {
    return this.rows[i]!.length
  }

  prospect(i: number): Prospect {
    return meanOf(this.rows[i]!)
  }

  /** How many places the one costs against the other, over the visits that both have had. */
  cost(i: number, against: number): Cost {
    const [mine, other] = [this.rows[i]!, this.rows[against]!]
    const count = Math.min(mine.length, other.length)
    const { seat } = this
    let sum = 0
    let squares = 0
    for (let n = 0; n < count; n++) {
      const more = mine[n]!.places[seat]! - other[n]!.places[seat]!
      sum += more
      squares += more * more
    }
    const mean = sum / count
    const variance = Math.max(0, squares / count - mean * mean) / Math.max(1, count - 1)
    const half = 1.96 * Math.sqrt(variance)
    return { mean, low: mean - half, high: mean + half }
  }
}
