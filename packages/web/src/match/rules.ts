/** For workers alone: the rules of one game. */
import { rules } from '@durbar/games/rules'
import type { AnyGame } from '@durbar/kernel'

/** null: there is no such game here. */
export async function loadGame(id: string): Promise<AnyGame | null> {
  return Object.hasOwn(rules, id) ? rules[id as keyof typeof rules]() : null
}
