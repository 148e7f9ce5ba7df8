/** All rooms of the catalogue, for whoever needs them at once: commands, servers, tests. */
import { wholeRooms } from './index.ts'
import type { AnyRoom } from './room.ts'

export type { AnyRoom, Paint, Room } from './room.ts'

export const rooms: readonly AnyRoom[] = await Promise.all(Object.values(wholeRooms).map((load) => load()))

export const roomOf = (id: string): AnyRoom | undefined => rooms.find((room) => room.game.id === id)
