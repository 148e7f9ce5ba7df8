/** Which clause applies now. */
import type { Core, Frame, Mechanics } from './api.ts'
import type { Compiled, CompiledDecision } from './compile.ts'

/** No game has a clause with so long a name, so that most have a place of their own. */
const PLACES = 32

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
  // One decision asks for its rule half a dozen times in a row, and a turn for the same few again and again: each has
  // a place by the length of its name, where it stays until another of that length is asked for.
  let last: Compiled<S, E> | null = null
  const names: string[] = Array.from({ length: PLACES }, () => '')
  const found: (Compiled<S, E> | null)[] = Array.from({ length: PLACES }, () => null)
  let lastName = ''

  const top = (s: Readonly<S>): Frame => s.stack[s.stack.length - 1]!
  const ruleOf = (s: Readonly<S>, at: Frame): Compiled<S, E> => {
    if (s.rules !== current) {
      current = s.rules
      rules = rulesByVersion.get(current) ?? none
      names.fill('')
      last = null
    }
    const name = at.rule
    if (last !== null && name === lastName) return last
    const place = name.length % PLACES
    if (names[place] !== name) {
      const rule = rules.get(name)
      if (!rule) throw new Error(`${game.id}: no rule '${name}' in version ${s.rules}`)
      names[place] = name
      found[place] = rule
    }
    lastName = name
    last = found[place]!
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
