/**
 * Hidden are only the discs that still lie face down. Nothing that is seen bears on them, so each of the 45
 * settings is as possible as any other. Gold is kept from the eye, not from the mind: all of it begins known
 * and moves in the open (reference, section 5), so an imagined world has the true purses.
 */
import type { Dice, Viewer } from '@durbar/kernel'
import { DISCS } from './data/actions.ts'
import { activeSeat, type State } from './state.ts'

/** RJ-6.8: a disc is turned up when its owner's turn begins. */
export const faceDown = (s: Readonly<State>, seat: number): boolean =>
  s.discs[seat]! >= 0 && !(s.acted & (1 << seat)) && seat !== activeSeat(s)

export function redeal(s: State, who: Viewer, dice: Dice): void {
  if (who === 'archive') return
  for (let seat = 0; seat < s.seats; seat++)
    if (seat !== who && faceDown(s, seat)) s.discs[seat] = dice.below(DISCS.length)
}
