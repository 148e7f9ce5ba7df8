/** What the places of the table are called from which things travel, and to which. */
import type { Seat } from '@durbar/kernel'
import type { Token } from '../events.ts'

export type Row = 'buildings' | 'goods' | 'ships'

export const card = (id: string) => `card:${id}`
export const slotAt = (slot: number) => `slot:${slot}`
export const seatOf = (seat: Seat) => `seat:${seat}`
export const rowOf = (seat: Seat, row: Row) => `row:${seat}:${row}`
export const tokenOf = (seat: Seat, what: Token) => `${what}:${seat}`
/** Beside the own hand, while nothing is asked. */
export const heldOf = (seat: Seat, what: Token) => `held:${seat}:${what}`
export const purseOf = (seat: Seat, what: 'fame' | 'coins') => `purse:${seat}:${what}`
export const trackCard = (seat: Seat, position: number) => `track:${seat}:${position}`

/** Best first; whatever the page does not draw happens at the seat. */
export const at = (seat: Seat, ...places: readonly string[]) => [...places, seatOf(seat)].join(' ')
/** Where tokens of a seat lie: on its track, under its name, beside its hand. */
export const tokenAt = (seat: Seat, what: Token) =>
  at(
    seat,
    ...(what === 'fame' || what === 'coins' ? [purseOf(seat, what)] : []),
    tokenOf(seat, what),
    heldOf(seat, what),
  )
