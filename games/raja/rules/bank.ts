/** RJ-3.8 The bank. It never runs out (RJ-R-17) and keeps the account by source. */
import type { Seat } from '@durbar/kernel'
import { FLOWS, type Flow } from '../data/material.ts'
import type { State } from '../state.ts'

export const FLOW = Object.freeze(
  Object.fromEntries(FLOWS.map((flow, i) => [flow, i])) as { readonly [F in Flow]: number },
)

export function receive(s: State, seat: Seat, flow: number, gold: number): void {
  s.gold[seat]! += gold
  s.flows[flow * s.seats + seat]! += gold
}
export function pay(s: State, seat: Seat, flow: number, gold: number): void {
  s.gold[seat]! -= gold
  s.flows[flow * s.seats + seat]! += gold
}
export const flowOf = (s: Readonly<State>, flow: number): readonly number[] =>
  s.flows.slice(flow * s.seats, (flow + 1) * s.seats)
