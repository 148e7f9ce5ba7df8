/** For workers alone: the rules of one game. */
import { catalogue } from '@durbar/games/catalogue'
import type { AnyGame } from '@durbar/kernel'

/** null: there is no such game here. */
export async function loadGame(id: string): Promise<AnyGame | null> {
  return (await catalogue.find((listed) => listed.id === id)?.game()) ?? null
}
