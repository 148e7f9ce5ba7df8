/** Which of several reasons is told when something is touched that cannot be done. */
import type { Language } from '@durbar/room'
import type { Refused } from '@durbar/table'
import { isCityId } from '../texts/names.ts'
import type { View } from '../view/index.ts'
import type { Vocabulary } from '../vocabulary.ts'
import { words } from './words/index.ts'

type Reasons = readonly Refused<Vocabulary>[]

/** What another open action, or no action at all, would not change: told only if there is nothing better. */
const LAST: readonly Vocabulary['refusal'][] = ['cityGate', 'architectElsewhere', 'partDone', 'notSet']

/** The city that was touched, if no road leads there: whoever touches it wants to get there, not to build. */
function outOfReach(refused: Reasons, view: View): boolean {
  const places = new Set(refused.flatMap(({ move }) => (move.type === 'buildHouse' ? [move.node] : [])))
  const [place] = places
  const me = view.players[view.me ?? -1]
  if (places.size !== 1 || place === undefined || !isCityId(place) || !me?.ways || me.architect === place)
    return false
  return me.ways.every((way) => way.to !== place)
}

export function reasons(refused: Reasons, view: View, language: Language): Reasons {
  const [first] = refused
  if (first && outOfReach(refused, view))
    return [{ ...first, rule: 'RJ-7.1.3', said: words(language).noWay }, ...refused]
  return refused.toSorted((a, b) => LAST.indexOf(a.why) - LAST.indexOf(b.why))
}
