/** What is awaited, and what a withdrawal that is under way has still to do. */
import type { DecisionOf, Frame, Seated } from '@durbar/kernel'
import type { State } from '../state.ts'
import type { rules } from './index.ts'
import { isPlacing } from './palaces.ts'
import { isScoring } from './scoring.ts'

export interface Awaited extends Seated {
  readonly rule: DecisionOf<typeof rules>
}
/** Every decision of this game is one seat's. */
const asksSomebody = (at: Frame | undefined): at is Awaited => at?.seat !== undefined

/** null when the game is over. */
export function awaited(s: Readonly<State>): Awaited | null {
  const at = s.stack.at(-1)
  return s.result === null && asksSomebody(at) ? at : null
}

/** Palaces still to place, the tile still to score. */
interface Pending {
  readonly palaces: number
  readonly crown: boolean
  readonly tile: boolean
}
export function pendingIn(s: Readonly<State>): Pending {
  const placing = s.stack.filter(isPlacing)
  return {
    palaces: placing.filter((at) => !at.crown).length,
    crown: placing.some((at) => at.crown),
    tile: s.stack.some((at) => isScoring(at) && at.tile),
  }
}
