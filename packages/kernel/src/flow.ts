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

/**
 * Steps in order, the program counter in the frame: linear like a generator, stored like data. Each step gets
 * a frame with the same seat and no other locals, so the frames can be made once.
 */
export function sequence<S extends Core, E>(...steps: string[]): Procedure<S, E> {
  const made = new Map<string, Frame[]>()
  const frame = (rule: string, seat: Seat | undefined, step?: number): Frame =>
    Object.freeze({ rule, ...(seat === undefined ? {} : { seat }), ...(step === undefined ? {} : { step }) })
  /** For each seat and step: the step's own frame, then this sequence one step further. */
  const framesOf = (rule: string): Frame[] => {
    const list: Frame[] = []
    for (let seat = 0; seat <= SEATS; seat++)
      for (let step = 0; step < steps.length; step++) {
        const who = seat < SEATS ? seat : undefined
        list.push(frame(steps[step]!, who), frame(rule, who, step + 1))
      }
    made.set(rule, list)
    return list
  }
  let name = ''
  let cached: Frame[] = []
  return {
    run(g, at) {
      if (at.rule !== name) {
        name = at.rule
        cached = made.get(name) ?? framesOf(name)
      }
      const step = at.step ?? 0
      const i = 2 * ((at.seat ?? SEATS) * steps.length + step)
      if (step + 1 < steps.length) g.then(cached[i]!, cached[i + 1]!)
      else g.then(cached[i]!)
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
