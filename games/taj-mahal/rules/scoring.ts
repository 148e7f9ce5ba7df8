/** TM-6 Scoring a withdrawal: the bonus tiles came with the palaces, now the province tile, then the palaces. */
import { type Frame, moment, type Seat, type Seated } from '@durbar/kernel'
import { award, here } from '../state.ts'
import { procedure } from './book.ts'
import { explain, palacePoints } from './chain.ts'
import { scoreTile } from './goods.ts'

interface Scoring extends Seated {
  /** The province tile was won. */
  readonly tile: boolean
}

export const isScoring = (at: Frame): at is Scoring => at.rule === 'scoring'

/** TM-6.1, TM-6.16 */
export const scoring = procedure(
  moment('scoring', (rule: 'scoring', seat: Seat, tile: boolean): Scoring => ({ rule, seat, tile })),
  (g, { seat, tile }) => {
    const { s } = g
    if (tile) scoreTile(g, seat)
    const points = palacePoints(s, seat, here(s))
    if (points === 0) return
    award(s, seat, points)
    g.tell?.({ t: 'palaces', seat, points, ...explain(s, seat, here(s)) })
  },
)
