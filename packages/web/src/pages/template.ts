/** A table at court as somebody likes it, kept by this device for the next time. */
import { type OpenTable, openTableSchema } from '@durbar/protocol/court/arrangement'

const keyOf = (game: string) => `durbar.template.${game}`

/** null: nothing is kept, or nothing that could be opened today. */
export function keptTemplate(game: string): OpenTable | null {
  try {
    const kept = openTableSchema.safeParse(JSON.parse(localStorage.getItem(keyOf(game)) ?? 'null')).data
    return kept?.arrangement.game === game ? kept : null
  } catch {
    return null
  }
}

/** Whether it will be there the next time. */
export function keepTemplate(game: string, table: OpenTable): boolean {
  try {
    localStorage.setItem(keyOf(game), JSON.stringify(table))
    return true
  } catch {
    return false
  }
}
