/** What may be done now: the candidates of every action of the clause that asks, less those that it refuses. */
import type { Action, Core, Frame, MoveObject, Moves, Refusal, Seat } from './api.ts'
import type { Mechanism } from './kernel-api.ts'
import type { Lookup } from './lookup.ts'
import { encode } from './packing.ts'

export function scanner<S extends Core, E>(
  { top, asking }: Lookup<S, E>,
  write: Mechanism<S, E>['write'],
): Pick<Mechanism<S, E>, 'legal' | 'ask'> {
  // The scan behind `legal`, as variables of this closure: no allocation per call.
  let state: Readonly<S>
  let asked: Seat = 0
  let frame: Frame
  let refuse: Action<S, E>['refuse']
  let verb = 0
  let list: Moves
  const add = (noun: number) => {
    if (refuse(state, asked, noun, frame) !== null) return
    const out = list
    if (out.n === out.at.length) {
      const larger = new Float64Array(2 * out.n)
      larger.set(out.at)
      out.at = larger
    }
    out.at[out.n++] = encode(verb, noun)
  }
  return {
    legal(s, seat, out) {
      out.n = 0
      const rule = asking(s)
      if (!rule) return 0
      state = s
      asked = seat
      frame = top(s)
      list = out
      const { candidates, verbs } = rule
      for (let i = 0; i < candidates.length; i++) {
        refuse = rule.refuse[i]!
        verb = verbs[i]!
        candidates[i]!(s, seat, frame, add)
      }
      return out.n
    },
    ask(s, seat) {
      const rule = asking(s)
      const at = top(s)
      if (!rule?.decision.who(s, at).includes(seat)) return null
      const moves: MoveObject[] = []
      const refused: (Refusal & { move: MoveObject })[] = []
      rule.decision.actions.forEach((each, i) => {
        const point = (noun: number) => {
          const move = write(encode(rule.verbs[i]!, noun))
          const refusal = each.refuse(s, seat, noun, at)
          if (refusal) refused.push({ ...refusal, move })
          else moves.push(move)
        }
        each.candidates(s, seat, at, point)
        each.mistakes?.(s, seat, at, point)
      })
      return { rule: at.rule, moves, refused }
    },
  }
}
