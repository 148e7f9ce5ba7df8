/** Who knows what: hidden are only the discs that still lie face down. */
import type { Seat } from '@durbar/kernel'
import { activeSeat, discOf, type State } from './state.ts'

/** RJ-6.8: a disc is turned up when its owner's turn begins. */
export const faceDown = (s: Readonly<State>, seat: Seat): boolean =>
  discOf(s, seat) >= 0 && !(s.acted & (1 << seat)) && seat !== activeSeat(s)
