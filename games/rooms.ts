/** All rooms of the catalogue, for whoever needs them at once: commands, servers, tests. */

import type { AnyRoom } from '@durbar/room'
import { wholeRooms } from './whole-rooms.ts'

export type { AnyRoom, Paint, Room } from '@durbar/room'

export const rooms: readonly AnyRoom[] = await Promise.all(Object.values(wholeRooms).map((load) => load()))

export const roomOf = (id: string): AnyRoom | undefined => rooms.find((room) => room.game.id === id)
