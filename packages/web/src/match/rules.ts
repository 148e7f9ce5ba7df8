/** For workers alone: the rules of one game. */
import { games } from '@durbar/games/catalogue'
import type { AnyGame } from '@durbar/kernel'

/** null: there is no such game here. */
export async function loadGame(id: string): Promise<AnyGame | null> {
  return Object.hasOwn(games, id) ? games[id as keyof typeof games]() : null
}
