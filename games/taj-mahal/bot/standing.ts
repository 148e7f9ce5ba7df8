/** The chances of a row in the visit that is going on. */
import { SYMBOLS, tally } from '../data/cards.ts'
import { atCourt, bidders, isInside, rowOf, type State, shown } from '../state.ts'
import type { Weights } from './weights.ts'

/** What the rows show, and how likely one of them wins each prize. */
export interface Standing {
  /** bidder -> the symbols of its row, packed for `tally` */
  readonly rows: Int32Array
  /** symbol -> chance of the bidder that was looked at last */
  readonly chance: Float64Array
}
export const newStanding = (): Standing => ({
  rows: new Int32Array(6),
  chance: new Float64Array(SYMBOLS.length),
})

/** Reads all rows once for every seat. */
export function readRows({ rows }: Standing, s: Readonly<State>): void {
  for (let bidder = 0; bidder < bidders(s); bidder++) rows[bidder] = shown(rowOf(s, bidder))
}

/** Chance that this bidder takes each prize of the court, from what `readRows` saw. */
export function weighChances(
  { rows, chance: out }: Standing,
  s: Readonly<State>,
  bidder: number,
  w: Weights,
): void {
  out.fill(0)
  const own = rows[bidder]!
  if (own === 0) return
  for (let symbol = 0; symbol < SYMBOLS.length; symbol++) {
    const mine = tally(own, symbol)
    if (mine === 0 || !atCourt(s, symbol)) continue
    let chance = 1
    for (let other = 0; other < bidders(s); other++) {
      if (other === bidder || !isInside(s, other)) continue
      const ahead = mine - tally(rows[other]!, symbol)
      chance *= ahead >= 2 ? w.clear : ahead === 1 ? w.lead : ahead === 0 ? w.tie : w.behind
    }
    out[symbol] = chance
  }
}
