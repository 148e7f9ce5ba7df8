/** RJ-3.8 The bank. It never runs out (RJ-R-17). */
import type { Seat } from '@durbar/kernel'
import type { State } from '../state.ts'

export function receive(s: State, seat: Seat, gold: number): void {
  s.gold[seat]! += gold
}
export function pay(s: State, seat: Seat, gold: number): void {
  s.gold[seat]! -= gold
}
