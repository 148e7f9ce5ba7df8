/** What is still to come of the action at hand. */
import { isCounted } from '../rules/steps.ts'
import type { State } from '../state.ts'

/** Frames below which the action at hand ends. */
const BELOW: ReadonlySet<string> = new Set([
  'bonuses',
  'endOfTurn',
  'turn',
  'pass',
  'round',
  'main',
  'arrange',
])
/** Looking for sets happens after every card, discarding a palace card after every palace action: no links. */
const UNSAID: ReadonlySet<string> = new Set(['discardPalace', 'settle'])

/** The question first: the agenda of CK-10.5. */
export function agenda(s: Readonly<State>): readonly { readonly rule: string; readonly n: number }[] {
  const steps: { rule: string; n: number }[] = []
  for (const at of s.stack.toReversed()) {
    if (BELOW.has(at.rule)) break
    if (!UNSAID.has(at.rule)) steps.push({ rule: at.rule, n: isCounted(at) ? at.n : 1 })
  }
  return steps
}
