/** Tokens and the track. */
import { finished, type Player, tieBreak, turned } from '../state.ts'
import type { Weights } from './weights.ts'

/** What is left over after the sixth card only breaks ties. */
export function tokens(p: Readonly<Player>, w: Weights): number {
  const cards = turned(p)
  if (finished(p)) return cards + w.finished + w.tieBreak * (tieBreak(p) + p.karma / 8)
  return cards + w.fame * p.fame + w.coin * p.coins + w.steward * p.stewards + w.karma * p.karma
}
