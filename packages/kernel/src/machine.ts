/** What the kernel offers to hosts, searches and tests. */
import type { Core, Dice, Game, Move, MoveObject, Moves, Options, Refusal, Seat, Viewer } from './api.ts'

/**
 * What follows a move: it cannot be taken back; or its seat is asked the same again, or something else. The same
 * in every world that looks alike to the seat, so a secret choice is final: whether it is the last one is hidden.
 */
export type Follows = 'final' | 'again' | 'other'

/** What a seat may do now, in the outside form, and what it may not and why. */
export interface Ask {
  /** The clause that asks: names the prompt. */
  readonly rule: string
  readonly moves: readonly MoveObject[]
  /** What follows each of the moves. */
  readonly follows: readonly Follows[]
  readonly refused: readonly (Refusal & { readonly move: MoveObject })[]
}

export interface Kernel<S extends Core, V, E> {
  readonly game: Game<S, V, E>
  /** Version of the rules that new games get. */
  readonly version: number
  readonly verbs: readonly string[]
  start(dice: Dice, seats: number, options: Options, version?: number, tell?: (event: E) => void): S
  /** Who is awaited. [] = over; several = simultaneous. */
  pending(s: Readonly<S>): readonly Seat[]
  /** Everybody whom the decision at hand asks, also those who have chosen already. */
  asked(s: Readonly<S>): readonly Seat[]
  /** The first seat that is awaited, -1 = over. For searches. */
  toMove(s: Readonly<S>): Seat
  /** Whether this seat may choose now: it is awaited, or its secret choice can still be changed. */
  mayChoose(s: Readonly<S>, seat: Seat): boolean
  /** The secret choice this seat has made already in the decision at hand. */
  chosen(s: Readonly<S>, seat: Seat): Move | null
  /** Hot path, into a reused buffer; returns how many. */
  legal(s: Readonly<S>, seat: Seat, out: Moves): number
  /** In place, trusted, no check. true = no undo past this point. */
  apply(s: S, seat: Seat, move: Move, dice: Dice, tell?: ((event: E) => void) | null): boolean
  /** Takes back a secret choice that still waits. */
  retract(s: S, seat: Seat): void
  /** A world that `who` cannot tell from this one: clone, forget the others' secret choices, redeal. */
  imagine(s: Readonly<S>, who: Viewer, dice: Dice): S
  /** Cold path: the same offers as objects, with the refusals. */
  ask(s: Readonly<S>, seat: Seat): Ask | null
  write(move: Move): MoveObject
  /** -1 = no such verb, or not its noun. */
  read(json: unknown): Move
}
