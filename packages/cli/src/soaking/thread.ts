/** Runs in a thread of the pool: one game of a soak, or the way from what was found to the shortest that shows it. */
import { type Shown, shrunk } from './shrinking.ts'
import { type Numbered, type Soaked, soakedRoom, type Tried, tried } from './soaked.ts'

const rooms = new Map<string, Promise<Soaked>>()
function roomOf(id: string): Promise<Soaked> {
  const room = rooms.get(id) ?? soakedRoom(id)
  rooms.set(id, room)
  return room
}

export interface Shrinking {
  readonly game: string
  readonly shown: Shown
  readonly seconds: number
}

export const tryCase = async (numbered: Numbered): Promise<Tried> =>
  tried(await roomOf(numbered.game), numbered)

export const shorten = async ({ game: id, shown, seconds }: Shrinking): Promise<Shown> =>
  shrunk(await roomOf(id), shown, seconds, () => performance.now())
