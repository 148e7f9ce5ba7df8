/** The chances of a row in the visit that is going on. */
import { SYMBOLS, tally } from '../data/cards.ts'
import { bidders, isInside, type State, shown } from '../state.ts'
import type { Weights } from './weights.ts'

/** Chance that this bidder takes each prize of the court, from what lies in the rows. */
export function chances(s: Readonly<State>, bidder: number, w: Weights, out: Float64Array): void {
  const own = shown(s.rows[bidder]!)
  out.fill(0)
  if (own === 0) return
  for (let symbol = 0; symbol < SYMBOLS.length; symbol++) {
    const mine = tally(own, symbol)
    if (mine === 0 || !(s.court & (1 << symbol))) continue
    let chance = 1
    for (let other = 0; other < bidders(s); other++) {
      if (other === bidder || !isInside(s, other)) continue
      const ahead = mine - tally(shown(s.rows[other]!), symbol)
      chance *= ahead >= 2 ? w.clear : ahead === 1 ? w.lead : ahead === 0 ? w.tie : w.behind
    }
    out[symbol] = chance
  }
}
