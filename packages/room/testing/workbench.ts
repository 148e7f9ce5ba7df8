/**
 * The workbench on which every room tests its rules: positions, what may be done in them and why not, what follows.
 * Every move made here is legal, and every state it leads to keeps the invariants of the reference.
 */
import {
  type Core,
  canonical,
  type Dice,
  type Game,
  host,
  type Kernel,
  type Move,
  type MoveObject,
  noDice,
  type Refusal,
  type Seat,
  storyOf,
  type Viewer,
} from '@durbar/kernel'

/** A state and everything that was told on the way to it. */
export interface After<S, E> {
  readonly s: S
  readonly events: readonly E[]
}

/** A move, or how it is found in the state at hand. */
export type MoveIn<S> = object | ((s: S) => object)

interface Workbench<S extends Core, V, E extends { readonly t: string }, C> {
  readonly game: Game<S, V, E, C>
  readonly k: Kernel<S, V, E, C>
  /** The clause that asks, and whom. */
  asked(s: S): { readonly rule: string | undefined; readonly seats: readonly Seat[] }
  /** Every legal move of a seat, as the vocabulary writes it; of the one that is awaited if none is named. */
  legal(s: S, seat?: Seat): readonly MoveObject[]
  legalOf(s: S, type: string, seat?: Seat): readonly MoveObject[]
  /** The rule that refuses a move; undefined = it is legal, or nobody would try it. */
  refused(s: S, move: object, seat?: Seat): string | undefined
  /** The name of that refusal. */
  why(s: S, move: object, seat?: Seat): string | undefined
  /** Makes moves one after the other, on a copy, each by the seat that is awaited. No dice may fall. */
  after(s: S, ...moves: readonly MoveIn<S>[]): After<S, E>
  /** The same with dice. */
  afterWith(dice: Dice, s: S, ...moves: readonly MoveIn<S>[]): After<S, E>
  /** One move by a named seat, on a copy. */
  by(seat: Seat, s: S, move: MoveIn<S>, dice?: Dice): After<S, E>
  told<T extends E['t']>(events: readonly E[], t: T): Extract<E, { readonly t: T }>[]
  /** What a viewer sees once it was told these events. */
  seen(s: S, who: Viewer, events?: readonly E[], aids?: boolean): V
  /** The detail of the result. */
  detail(after: After<S, E>): unknown
}

export function workbench<S extends Core, V, E extends { readonly t: string }, C>(
  game: Game<S, V, E, C>,
): Workbench<S, V, E, C> {
  const { kernel: k } = host(game)

  const packed = (s: S, seat: Seat, move: object): Move => {
    const found = k.read(move)
    const legal = k.ask(s, seat)?.moves ?? []
    if (found < 0 || !legal.some((each) => k.read(each) === found))
      throw new Error(`not legal for seat ${seat}: ${canonical(move)} is not among ${canonical(legal)}`)
    return found
  }
  const refusal = (s: S, move: object, seat: Seat): Refusal | undefined => {
    const wanted = k.read(move)
    return wanted < 0 ? undefined : k.ask(s, seat)?.refused.find((each) => k.read(each.move) === wanted)
  }
  /** In place. */
  const make = (s: S, seat: Seat, move: MoveIn<S>, dice: Dice, events: E[]): void => {
    const said = typeof move === 'function' ? move(s) : move
    const before = game.clone(s)
    k.apply(s, seat, packed(s, seat, said), dice, (event) => events.push(event))
    const broken = game.audit(s, before)
    if (broken) throw new Error(`${canonical(said)}: ${broken}`)
  }
  const afterWith = (dice: Dice, s: S, ...moves: readonly MoveIn<S>[]): After<S, E> => {
    const state = game.clone(s)
    const events: E[] = []
    for (const move of moves) make(state, k.toMove(state), move, dice, events)
    return { s: state, events }
  }

  return {
    game,
    k,
    asked: (s) => ({ rule: s.stack.at(-1)?.rule, seats: k.pending(s) }),
    legal: (s, seat = k.toMove(s)) => k.ask(s, seat)?.moves ?? [],
    legalOf: (s, type, seat = k.toMove(s)) =>
      (k.ask(s, seat)?.moves ?? []).filter((move) => move.type === type),
    refused: (s, move, seat = k.toMove(s)) => refusal(s, move, seat)?.rule,
    why: (s, move, seat = k.toMove(s)) => refusal(s, move, seat)?.why,
    after: (s, ...moves) => afterWith(noDice, s, ...moves),
    afterWith,
    by(seat, s, move, dice = noDice) {
      const state = game.clone(s)
      const events: E[] = []
      make(state, seat, move, dice, events)
      return { s: state, events }
    },
    told: <T extends E['t']>(events: readonly E[], t: T) =>
      events.filter((event): event is Extract<E, { readonly t: T }> => event.t === t),
    seen: (s, who, events = [], aids = false) => game.view(s, who, aids, storyOf(game, s.seats, events, who)),
    detail: ({ s, events }) => game.transcript.detail(s, storyOf(game, s.seats, events, 'archive')),
  }
}
