/** What the places of the table are called from which things travel, and to which. */
import type { Seat } from '@durbar/kernel'
import type { Token } from '../events.ts'

export type Row = 'buildings' | 'goods' | 'ships'

export const card = (id: string) => `card:${id}`
export const slotAt = (slot: number) => `slot:${slot}`
export const seatOf = (seat: Seat) => `seat:${seat}`
export const rowOf = (seat: Seat, row: Row) => `row:${seat}:${row}`
export const tokenOf = (seat: Seat, what: Token) => `${what}:${seat}`
export const purseOf = (seat: Seat, what: 'fame' | 'coins') => `purse:${seat}:${what}`
export const trackCard = (seat: Seat, position: number) => `track:${seat}:${position}`

/** Best first; whatever the page does not draw happens at the seat. */
export const at = (seat: Seat, ...places: readonly string[]) => [...places, seatOf(seat)].join(' ')
/** Where tokens of a seat lie: on its track, else under its name. */
export const tokenAt = (seat: Seat, what: Token) =>
  what === 'fame' || what === 'coins'
    ? at(seat, purseOf(seat, what), tokenOf(seat, what))
    : at(seat, tokenOf(seat, what))
