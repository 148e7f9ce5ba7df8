/** The catalogue: the only list of games in the tree. */
import { cardsKarma } from './cards-karma/index.ts'
import { raja } from './raja/index.ts'
import type { AnyRoom } from './room.ts'
import { tajMahal } from './taj-mahal/index.ts'
import { vermaechtnis } from './vermaechtnis/index.ts'
import { warehouse51 } from './warehouse-51/index.ts'

export type { AnyRoom, Paint, Room } from './room.ts'

export const rooms: readonly AnyRoom[] = [vermaechtnis, warehouse51, tajMahal, cardsKarma, raja]

export const roomOf = (id: string): AnyRoom | undefined => rooms.find((room) => room.game.id === id)
