import type { Seat } from './api.ts'
import { everyone } from './frames.ts'

/** 1 + the number of seats that are strictly better. */
export function places(seats: number, better: (a: Seat, b: Seat) => boolean): number[] {
  return everyone(seats).map((seat) => 1 + everyone(seats).filter((other) => better(other, seat)).length)
}
