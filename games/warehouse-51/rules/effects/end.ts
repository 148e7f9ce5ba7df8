/** WH-5.6: effects after the last auction and before the scoring, one function per kind. The seals: `certify.ts`. */
import type { Seat } from '@durbar/kernel'
import { cardWith, withEffect } from '../../data/antiquities.ts'
import { ingotsOf, isCancelled, isPawned, ownerOf, payToSupply, type State } from '../../state.ts'
import { curses } from './active.ts'

const UNICORN_HORN = cardWith('neutraliseCounterfeit')
const ARK = withEffect('returnAllIngots')

/** neutraliseCounterfeit, WH-10.4: who may use the Horn; a pawned one lends nothing. */
export const ownerOfHorn = (s: Readonly<State>): Seat =>
  isPawned(s, UNICORN_HORN) ? -1 : ownerOf(s, UNICORN_HORN)
/** WH-8.4, WH-R19: a Horn saved by a certificate is genuine. */
export const hornIsGenuine = (s: Readonly<State>): boolean =>
  !s.gaps.includes(UNICORN_HORN) || isCancelled(s, UNICORN_HORN)

/** returnAllIngots, WH-10.16: how many went back. */
export function returnAllIngots(s: State, seat: Seat): number {
  if (curses(s, seat, ARK) === 0) return 0
  const amount = ingotsOf(s, seat)
  payToSupply(s, seat, amount)
  return amount
}
