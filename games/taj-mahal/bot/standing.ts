/** The chances of a row in the visit that is going on. */
import { SYMBOLS, tally } from '../data/cards.ts'
import { bidders, isInside, type State, shown } from '../state.ts'
import type { Weights } from './weights.ts'

const rows = new Int32Array(6)

/** Reads all rows once for every seat. */
export function readRows(s: Readonly<State>): void {
  for (let bidder = 0; bidder < bidders(s); bidder++) rows[bidder] = shown(s.rows[bidder]!)
}

/** Chance that this bidder takes each prize of the court, from what `readRows` saw. */
export function chances(s: Readonly<State>, bidder: number, w: Weights, out: Float64Array): void {
  out.fill(0)
  const own = rows[bidder]!
  if (own === 0) return
  for (let symbol = 0; symbol < SYMBOLS.length; symbol++) {
    const mine = tally(own, symbol)
    if (mine === 0 || !(s.court & (1 << symbol))) continue
    let chance = 1
    for (let other = 0; other < bidders(s); other++) {
      if (other === bidder || !isInside(s, other)) continue
      const ahead = mine - tally(rows[other]!, symbol)
      chance *= ahead >= 2 ? w.clear : ahead === 1 ? w.lead : ahead === 0 ? w.tie : w.behind
    }
    out[symbol] = chance
  }
}
