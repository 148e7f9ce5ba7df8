/** For workers alone: loads one game with its rules. */
import type { AnyRoom } from '@durbar/games'

const modules = import.meta.glob<Record<string, AnyRoom>>('../../../../games/*/index.ts')

export async function loadRoom(id: string): Promise<AnyRoom> {
  const load = modules[`../../../../games/${id}/index.ts`]
  const room = load && Object.values(await load()).find((each) => each.game?.id === id)
  if (!room) throw new Error(`there is no game '${id}'`)
  return room
}
