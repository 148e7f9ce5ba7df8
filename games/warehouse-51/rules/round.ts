/**
 * The steps of the end go round the table once, from the winner of the latest auction (WH-8.1, WH-8.2, WH-8.5). Where
 * a step asks, it asks everybody who may do something, again after each thing done, until they are done.
 */
import { type Frame, type Moment, moment, type Seat, type Seated } from '@durbar/kernel'
import type { State } from '../state.ts'
import { plain, procedure, type Scope } from './book.ts'

export const seatOfRound = (s: Readonly<State>, turn: number): Seat => (s.auctioneer + turn) % s.seats
const turnOfRound = (s: Readonly<State>, seat: Seat): number => (seat - s.auctioneer + s.seats) % s.seats

interface Going extends Frame {
  /** How many seats have had their turn. */
  readonly step: number
}
type Round<N extends string> = Moment<N, [turn?: number], Going>
export const round = <const N extends string>(rule: N): Round<N> =>
  moment(rule, (name, turn = 0) => ({ rule: name, step: turn }))

export const goRound = <N extends string>(
  at: Round<N>,
  asks: Moment<string, [seat: Seat], Seated>,
  may: (s: Readonly<State>, seat: Seat) => boolean,
) =>
  procedure(at, (g, { step }) => {
    for (let turn = step; turn < g.s.seats; turn++) {
      const seat = seatOfRound(g.s, turn)
      if (may(g.s, seat)) return g.then(asks(seat))
    }
  })

/** The same seat once more, if there is anything left for it to do. */
export const onceMore = (g: Scope, at: Round<string>, seat: Seat): void => g.then(at(turnOfRound(g.s, seat)))

/** "Nothing more": the next seat. */
export const done = <const V extends string>(verb: V, at: Round<string>) =>
  plain(verb, (g, seat) => g.then(at(turnOfRound(g.s, seat) + 1)))
