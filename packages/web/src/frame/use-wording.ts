/** What the rulebook says of a rule. It is fetched when somebody first looks at something that quotes one. */
import { type Language, plainly } from '@durbar/room'
import { loadWording } from '../games.ts'
import { useLoaded } from '../shell/use-loaded.ts'

/** A book that cannot be had, for want of a network, says nothing; the table plays on. */
const wordingOf = async (game: string) => loadWording(game).catch(() => null)

/** undefined: the book is on its way. null: no rule is quoted, or the book has no word of it. */
export function useWording(game: string, rule: string | null, language: Language): string | null | undefined {
  const come = useLoaded(
    async () => ({ wording: rule === null ? null : await wordingOf(game) }),
    rule === null ? '' : game,
  )
  if (rule === null) return null
  if (!come) return undefined
  const words = come.wording?.get(rule)
  return words ? plainly(words[language]) : null
}
