/** Gives every verb a number and every decision a table of its actions, once per game. */
import type { Action, Core, Decision, Mechanics, Procedure } from './api.ts'
import { LARGEST_NOUN, VERBS } from './packing.ts'

export const isDecision = <S extends Core, E>(
  rule: Decision<S, E> | Procedure<S, E>,
): rule is Decision<S, E> => 'who' in rule

export interface CompiledDecision<S extends Core, E> {
  readonly decision: Decision<S, E>
  /** What the scan asks of every action, each in a list of its own: actions differ in shape, and it runs at every step. */
  readonly verbs: readonly number[]
  readonly candidates: readonly Action<S, E>['candidates'][]
  readonly refuse: readonly Action<S, E>['refuse'][]
  readonly byVerb: readonly (Action<S, E> | undefined)[]
  readonly stays: boolean
}
export type Compiled<S extends Core, E> =
  | CompiledDecision<S, E>
  | { readonly decision: null; readonly procedure: Procedure<S, E> }

/** Rule tables by version; verbs and their codecs by number. */
export function compile<S extends Core, E>(game: Pick<Mechanics<S, E>, 'id' | 'rulesByVersion'>) {
  const version = Math.max(...Object.keys(game.rulesByVersion).map(Number))
  const verbs: string[] = []
  const codecs: Action<S, E>['noun'][] = []
  const rulesByVersion = new Map<number, Map<string, Compiled<S, E>>>()

  const verbId = (action: Action<S, E>): number => {
    let id = verbs.indexOf(action.verb)
    if (id < 0) {
      id = verbs.push(action.verb) - 1
      codecs.push(action.noun)
      if (verbs.length > VERBS) throw new Error(`${game.id}: more than ${VERBS} verbs`)
      if (action.noun.size > LARGEST_NOUN)
        throw new Error(`${game.id}: the nouns of ${action.verb} do not pack`)
    } else if (codecs[id] !== action.noun) throw new Error(`${game.id}: ${action.verb} has two kinds of noun`)
    return id
  }
  for (const [number, table] of Object.entries(game.rulesByVersion)) {
    const rules = new Map<string, Compiled<S, E>>()
    for (const [name, rule] of Object.entries(table)) {
      if (!isDecision(rule)) {
        rules.set(name, { decision: null, procedure: rule })
        continue
      }
      const ids = rule.actions.map(verbId)
      const byVerb: (Action<S, E> | undefined)[] = Array(VERBS).fill(undefined)
      rule.actions.forEach((action, i) => {
        if (byVerb[ids[i]!]) throw new Error(`${game.id}: ${name} has ${action.verb} twice`)
        byVerb[ids[i]!] = action
      })
      rules.set(name, {
        decision: rule,
        verbs: ids,
        candidates: rule.actions.map((action) => action.candidates),
        refuse: rule.actions.map((action) => action.refuse),
        byVerb,
        stays: rule.stays === true,
      })
    }
    rulesByVersion.set(Number(number), rules)
  }
  return {
    version,
    verbs: verbs as readonly string[],
    codecs: codecs as readonly Action<S, E>['noun'][],
    rulesByVersion,
  }
}
