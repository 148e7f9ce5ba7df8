/** Which clause applies now. */
import type { Core, Frame, Mechanics } from './api.ts'
import type { Compiled, CompiledDecision } from './compile.ts'

export interface Lookup<S extends Core, E> {
  /** What happens now. */
  top(s: Readonly<S>): Frame
  ruleOf(s: Readonly<S>, at: Frame): Compiled<S, E>
  /** The decision at hand, or null when the game is over. */
  asking(s: Readonly<S>): CompiledDecision<S, E> | null
  /** The name of the clause that was looked up last. */
  latest(): string
}

export function lookup<S extends Core, E>(
  game: Pick<Mechanics<S, E>, 'id'>,
  rulesByVersion: ReadonlyMap<number, ReadonlyMap<string, Compiled<S, E>>>,
  version: number,
): Lookup<S, E> {
  const none: ReadonlyMap<string, Compiled<S, E>> = new Map()
  let current = version
  let rules = rulesByVersion.get(version) ?? none
  // One decision asks for its rule half a dozen times in a row.
  let last: Compiled<S, E> | undefined
  let lastName = ''

  const top = (s: Readonly<S>): Frame => s.stack[s.stack.length - 1]!
  const ruleOf = (s: Readonly<S>, at: Frame): Compiled<S, E> => {
    if (s.rules !== current) {
      current = s.rules
      rules = rulesByVersion.get(current) ?? none
      last = undefined
    }
    if (last !== undefined && at.rule === lastName) return last
    last = rules.get(at.rule)
    lastName = at.rule
    if (!last) throw new Error(`${game.id}: no rule '${at.rule}' in version ${s.rules}`)
    return last
  }
  return {
    top,
    ruleOf,
    asking(s) {
      if (s.result !== null || s.stack.length === 0) return null
      const rule = ruleOf(s, top(s))
      return rule.decision === null ? null : rule
    },
    latest: () => lastName,
  }
}
