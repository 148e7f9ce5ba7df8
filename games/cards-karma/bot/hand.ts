/** The dice in hand. */
import { DIE_COLOR } from '../data/cards.ts'
import type { Player, State } from '../state.ts'
import type { Weights } from './weights.ts'

/** The dearest building of each colour. */
const DEAREST = 11
const ROOMY = 6
const pips = new Int32Array(4)

export function hand(s: Readonly<State>, p: Readonly<Player>, w: Weights): number {
  pips.fill(0)
  const dice = p.hand.length
  for (let i = 0; i < dice; i++) pips[DIE_COLOR[p.hand[i]!]!]! += s.value[p.hand[i]!]!
  let worth = w.die * dice
  for (let color = 0; color < 4; color++) {
    const sum = pips[color]!
    worth += sum <= DEAREST ? w.pip * sum : w.pip * DEAREST + w.sparePip * (sum - DEAREST)
  }
  return dice > ROOMY ? worth - w.fullHand * (dice - ROOMY) : worth
}
