/** Nobody knows the order of the draw pile; everything else lies open. */
import { type Dice, type Knower, shuffle } from '@durbar/kernel'
import type { State } from './state.ts'

export function redeal(s: State, who: Knower, dice: Dice): void {
  if (who === 'archive') return
  s.deck.sort((a, b) => a - b)
  shuffle(s.deck, dice)
}
