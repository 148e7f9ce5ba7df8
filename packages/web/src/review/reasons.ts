import { reasons } from '@durbar/games/reasons'
import type { Reasons } from '@durbar/room'

/** null: nobody has written any for this game. */
export async function loadReasons(id: string): Promise<Reasons | null> {
  const found = Object.entries<() => Promise<Reasons>>(reasons).find(([game]) => game === id)
  return (await found?.[1]()) ?? null
}
