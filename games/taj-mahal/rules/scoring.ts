/** TM-6 Scoring a withdrawal: the bonus tiles came with the palaces, now the province tile, then the palaces. */
import type { Frame, Procedure, Seat } from '@durbar/kernel'
import type { Event } from '../events.ts'
import { award, here, SOURCE, type State } from '../state.ts'
import { explain, palacePoints } from './chain.ts'
import { scoreTile } from './goods.ts'

interface Scoring extends Frame {
  readonly seat: Seat
  readonly tile: boolean
}
const made = [false, true].map((tile) =>
  [0, 1, 2, 3, 4].map((seat): Scoring => Object.freeze({ rule: 'scoring', seat, tile })),
)
export const scoring = (seat: Seat, tile: boolean): Scoring => made[tile ? 1 : 0]![seat]!

/** TM-6.1, TM-6.16 */
export const scoreWithdrawal: Procedure<State, Event, Scoring> = {
  run(g, { seat, tile }) {
    const { s } = g
    if (tile) scoreTile(g, seat)
    const points = palacePoints(s, seat, here(s))
    if (points === 0) return
    award(s, seat, SOURCE.palaces, points)
    g.tell?.({ t: 'palaces', seat, points, ...explain(s, seat, here(s)) })
  },
}
