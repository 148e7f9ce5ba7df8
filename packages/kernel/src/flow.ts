/** Words for the rule tables. */
import type { Core, Frame, Moves, Procedure, Refusal, Seat } from './api.ts'

const SEATS = 16
const ONLY: readonly (readonly Seat[])[] = Array.from({ length: SEATS }, (_, seat) => [seat])
const EVERYONE: readonly (readonly Seat[])[] = Array.from({ length: SEATS }, (_, n) => [...Array(n).keys()])

/** This seat alone. No allocation: `who` is asked at every decision. */
export const only = (seat: Seat): readonly Seat[] => ONLY[seat]!
/** All seats of a table of n. */
export const everyone = (n: number): readonly Seat[] => EVERYONE[n]!

/** Who decides in a frame that names its seat. */
export const seated = (_s: unknown, at: Frame): readonly Seat[] => ONLY[at.seat!]!

/** Frames without further locals, made once per seat, for the hot path. */
export function frames(rule: string): (seat: Seat) => Frame {
  const made = ONLY.map(([seat]) => Object.freeze({ rule, seat }) as Frame)
  return (seat) => made[seat]!
}

/** Steps in order, the program counter in the frame: linear like a generator, stored like data. */
export function sequence<S extends Core, E>(...steps: string[]): Procedure<S, E> {
  return {
    run(g, at) {
      const step = at.step ?? 0
      g.then({ ...at, rule: steps[step]!, step: 0 })
      if (step + 1 < steps.length) g.then({ ...at, step: step + 1 })
    },
  }
}

/** `{ poor: 'VM-4.5' }` as the frozen constants that clauses answer with. */
export function refusals<const W extends Readonly<Record<string, string>>>(
  rules: W,
): { readonly [K in keyof W]: Refusal } {
  const entries = Object.entries(rules).map(([why, rule]) => [why, Object.freeze({ rule, why })])
  return Object.freeze(Object.fromEntries(entries))
}

export const moves = (capacity = 256): Moves => ({ n: 0, at: new Float64Array(capacity) })

/** 1 + the number of seats that are strictly better. */
export function places(seats: number, better: (a: Seat, b: Seat) => boolean): number[] {
  return everyone(seats).map((seat) => 1 + everyone(seats).filter((other) => better(other, seat)).length)
}
