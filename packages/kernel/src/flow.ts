/** Words for the rule tables. */
import type { Core, Frame, Procedure, Seat } from './api.ts'

const SEATS = 16
const ONLY: readonly (readonly Seat[])[] = Array.from({ length: SEATS }, (_, seat) => [seat])

/** Who decides in a frame that names its seat. */
export const frameSeat = (_s: unknown, at: Frame): readonly Seat[] => ONLY[at.seat!]!

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
