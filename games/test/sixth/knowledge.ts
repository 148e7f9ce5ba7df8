/** Who knows what: a seat its own card, everybody those that lie open. */
import type { Seat, Viewer } from '@durbar/kernel'
import type { State } from './state.ts'

export const knows = (s: Readonly<State>, who: Viewer, seat: Seat): boolean =>
  who === 'archive' || who === seat || s.open[seat]!
