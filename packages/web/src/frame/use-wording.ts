/** What the rulebook says of a rule. It is fetched when somebody first looks at something that quotes one. */
import { type Language, plainly } from '@durbar/room'
import { loadWording } from '../games.ts'
import { useLoaded } from '../shell/use-loaded.ts'

/** null: no rule is quoted, the book is on its way, or it does not know the rule. */
export function useWording(game: string, rule: string | null, language: Language): string | null {
  const wording = useLoaded(async () => (rule === null ? null : loadWording(game)), rule === null ? '' : game)
  const words = rule === null ? undefined : wording?.get(rule)
  return words ? plainly(words[language]) : null
}
