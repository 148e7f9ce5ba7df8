/** TM-2 Course of a visit: whose turn it is. */
import { type Frame, frames, type Procedure } from '@durbar/kernel'
import type { Event } from '../events.ts'
import { isInside, isPrince, type State } from '../state.ts'

export const turn = frames('turn')
export const onward = frames('onward')
const princesTurn: Frame = Object.freeze({ rule: 'princesTurn' })
const endOfVisit: Frame = Object.freeze({ rule: 'endOfVisit' })

/** Clockwise (TM-2.2). TM-V.1: start player, other player, prince, wherever the start player sits. */
function neighbour(s: Readonly<State>, bidder: number): number {
  if (!s.prince) return bidder + 1 === s.seats ? 0 : bidder + 1
  if (isPrince(s, bidder)) return s.startSeat
  return bidder === s.startSeat ? 1 - bidder : s.seats
}

/** TM-2.4: whoever has withdrawn is passed over; -1 = all have. */
export function next(s: Readonly<State>, bidder: number): number {
  if (s.inside === 0) return -1
  let after = neighbour(s, bidder)
  while (!isInside(s, after)) after = neighbour(s, after)
  return after
}

/** TM-2.5, TM-2.6, TM-7.6: the next in line, perhaps the same one again, or the end of the visit. */
export function frameAfter(s: Readonly<State>, bidder: number): Frame {
  const after = next(s, bidder)
  if (after < 0) return endOfVisit
  return isPrince(s, after) ? princesTurn : turn(after)
}

export const passOn: Procedure<State, Event> = {
  run(g, at) {
    g.then(frameAfter(g.s, at.seat!))
  },
}
