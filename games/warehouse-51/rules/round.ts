/** The steps of the end go round the table once, from the winner of the latest auction (WH-8.1, WH-8.2, WH-8.5). */
import type { Frame, Seat } from '@durbar/kernel'
import { MOST_SEATS } from '../data/box.ts'
import type { State } from '../state.ts'

/** Frames that count how many seats have had their turn. */
export function round(rule: string): (turn: number) => Frame {
  const made = Array.from({ length: MOST_SEATS + 1 }, (_, step) => Object.freeze({ rule, step }))
  return (turn) => made[turn]!
}
export const seatOfRound = (s: Readonly<State>, turn: number): Seat => (s.auctioneer + turn) % s.seats
export const turnOfRound = (s: Readonly<State>, seat: Seat): number =>
  (seat - s.auctioneer + s.seats) % s.seats
