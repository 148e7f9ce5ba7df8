/**
 * Nothing that is seen bears on a disc that lies face down, so each of the 45 settings is as possible as any other.
 * Gold is kept from the eye, not from the mind: all of it begins known and moves in the open (reference, section 5), so
 * an imagined world has the true purses.
 */
import type { Dice, Knower } from '@durbar/kernel'
import { DISCS } from './data/actions.ts'
import { faceDown } from './knowledge.ts'
import type { State } from './state.ts'

export function redeal(s: State, who: Knower, dice: Dice): void {
  if (who === 'archive' || who === 'together') return
  for (let seat = 0; seat < s.seats; seat++)
    if (seat !== who && faceDown(s, seat)) s.discs[seat] = dice.below(DISCS.length)
}
