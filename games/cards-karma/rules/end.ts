/** CK-15 End of the game. */
import { places, type Seat } from '@durbar/kernel'
import type { End } from '../events.ts'
import { playerOf, type State, tieBreak, turned } from '../state.ts'
import type { Scope } from './book.ts'

/**
 * CK-15.2 to CK-15.5, CK-R-41: turned cards, then fame and coins left over, then karma; else a shared place.
 */
export function better(s: Readonly<State>, a: Seat, b: Seat): boolean {
  const p = playerOf(s, a)
  const q = playerOf(s, b)
  const ahead = turned(p) - turned(q) || tieBreak(p) - tieBreak(q) || p.karma - q.karma
  return ahead > 0
}

export function gameOver(g: Scope, end: End): void {
  const { s } = g
  const scores = s.players.map(turned)
  const standing = places(s.seats, (a, b) => better(s, a, b))
  s.result = { scores, places: standing, end }
  g.tell?.({ t: 'over', end, scores, places: standing })
}
