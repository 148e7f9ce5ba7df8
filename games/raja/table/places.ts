/** The places between which things travel, as elements bear them in `data-place`. */
import type { Seat } from '@durbar/kernel'
import type { CityId, FieldId, NodeId } from '../data/board.ts'
import type { Card } from '../data/characters.ts'

export const BANK = 'bank'
export const AUCTION = 'auction'
/** The frame's. */
export const seat = (n: Seat): string => `seat:${n}`
export const stock = (n: Seat): string => `stock:${n}`
export const quarry = (n: Seat): string => `quarry:${n}`
/** Where houses stand in a village, or before a city. */
export const node = (id: NodeId): string => `node:${id}`
export const city = (id: CityId): string => `city:${id}`
export const field = (id: FieldId): string => `field:${id}`
export const card = (id: Card): string => `card:${id}`
