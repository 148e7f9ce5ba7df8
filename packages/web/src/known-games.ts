/** Whether somebody at this device has met a game: nobody is asked twice whether it is the first time. */
import { readKnownGames } from '@durbar/protocol/stored'
import { tables } from './match/store.ts'

const KEY = 'durbar.known'
/** For a browser that keeps nothing. */
const now = new Set<string>()

function stored(): readonly string[] {
  try {
    return readKnownGames(localStorage.getItem(KEY))
  } catch {
    return []
  }
}

/** Its introduction was begun or declined, or a game of it played to the end. */
export function remember(game: string): void {
  now.add(game)
  try {
    localStorage.setItem(KEY, JSON.stringify([...new Set([...stored(), game])]))
  } catch {
    // Remembered for this visit.
  }
}

export async function isKnown(game: string): Promise<boolean> {
  if (now.has(game) || stored().includes(game)) return true
  const { summaries } = await tables().catch(() => ({ summaries: [] }))
  return summaries.some((table) => table.game === game && table.over)
}
