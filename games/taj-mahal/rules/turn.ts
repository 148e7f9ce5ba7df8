/** TM-2 Course of a visit: whose turn it is. The moments stand apart from their clauses, which lead back here. */
import { type Frame, moment, seated } from '@durbar/kernel'
import { isInside, isPrince, type State } from '../state.ts'

export const turn = moment('turn', seated)
export const princesTurn = moment('princesTurn')

/** Clockwise (TM-2.2). TM-V.1: start player, other player, prince, wherever the start player sits. */
function neighbour(s: Readonly<State>, bidder: number): number {
  if (!s.prince) return bidder + 1 === s.seats ? 0 : bidder + 1
  if (isPrince(s, bidder)) return s.startSeat
  return bidder === s.startSeat ? 1 - bidder : s.seats
}

/** TM-2.4, TM-2.5: the next in line, perhaps the same one again. Somebody is still in the visit. */
export function turnAfter(s: Readonly<State>, bidder: number): Frame {
  let next = neighbour(s, bidder)
  while (!isInside(s, next)) next = neighbour(s, next)
  return isPrince(s, next) ? princesTurn() : turn(next)
}
