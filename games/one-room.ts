/** One room of the catalogue, for whoever needs no other: a command that is asked for one game starts without the rest. */
import type { AnyRoom } from '@durbar/room'
import { wholeRooms } from './whole-rooms.ts'

export async function loadRoom(id: string): Promise<AnyRoom | undefined> {
  return Object.hasOwn(wholeRooms, id) ? wholeRooms[id as keyof typeof wholeRooms]() : undefined
}
