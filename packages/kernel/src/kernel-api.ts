/** What the kernel offers to hosts, searches and tests. */
import type {
  Core,
  Dice,
  Foreseen,
  Game,
  Json,
  Knower,
  Move,
  MoveObject,
  Moves,
  Options,
  Refusal,
  Seat,
  Viewer,
} from './api.ts'

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
  readonly refused: readonly (Refusal & { readonly move: MoveObject })[]
}

/** The same with what is known of each move beforehand, in the order of the moves. */
export interface Offers extends Ask {
  readonly follows: readonly Follows[]
  /** What it brings, where the game says so. A secret choice brings nothing yet. */
  readonly brings?: readonly Json[]
}

/** What a game does of itself, whoever looks on. */
export interface Mechanism<S extends Core, E> {
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
  /** Whether the latest `apply` rolled or showed something hidden, and not merely passed the turn. */
  revealed(): boolean
  /** Takes back a secret choice that still waits. */
  retract(s: S, seat: Seat): void
  /** A world that `who` cannot tell from this one: clone, forget the others' secret choices, redeal. */
  imagine(s: Readonly<S>, who: Knower, dice: Dice): S
  /** Cold path: what `move` does as far as `who` can know it. Changes nothing. */
  foresee(s: Readonly<S>, seat: Seat, move: Move, who?: Viewer): Foreseen<S, E>
  /** Goes on from where foresight has led, or in any world that `who` imagines already. Changes nothing. */
  follow(world: Readonly<S>, seat: Seat, move: Move, who: Viewer): Foreseen<S, E>
  /** Cold path: the same offers as objects, with the refusals. */
  ask(s: Readonly<S>, seat: Seat): Ask | null
  write(move: Move): MoveObject
  /** -1 = no such verb, or not its noun. */
  read(json: unknown): Move
}

export interface Kernel<S extends Core, V, E, C = unknown> extends Mechanism<S, E> {
  readonly game: Game<S, V, E, C>
  /** Colder still: every move is tried out in a world that the seat may believe in. For those who ask a person. */
  offers(s: Readonly<S>, seat: Seat): Offers | null
}

// biome-ignore lint/suspicious/noExplicitAny: for those who handle every game and know none
export type AnyKernel = Kernel<any, any, any, any>
