/** Effects that last as long as the card is owned (WH-5.5), one function per kind. */
import type { Seat } from '@durbar/kernel'
import { effectOf, withEffect } from '../../data/antiquities.ts'
import { MINIMUM_BID } from '../../data/box.ts'
import { ingotsOf, payToSupply, type State, takeFromSupply } from '../../state.ts'
import type { Scope } from '../book.ts'
import { blessings, curses } from './active.ts'

const EXCALIBUR = withEffect('winSecretTies')
const BOOTS = withEffect('choosePayee')
const RING = withEffect('minRaise')
const MJOLLNIR = withEffect('mayMatchBid')
const HORN_OF_PLENTY = withEffect('incomeOnReveal')
const JEWEL = withEffect('surchargeOnWin')

const RING_RAISE = effectOf('minRaise').amount
const INCOME = effectOf('incomeOnReveal').amount
const SURCHARGE = effectOf('surchargeOnWin').amount

/** winSecretTies, WH-10.3 */
export const winsSecretTies = (s: Readonly<State>, seat: Seat): boolean => blessings(s, seat, EXCALIBUR) !== 0

/** choosePayee, WH-10.6 */
export const choosesPayee = (s: Readonly<State>, seat: Seat): boolean => blessings(s, seat, BOOTS) !== 0

/** minRaise, WH-10.10: by how much a bid of this seat must exceed the highest, the opening bid included. */
export const leastRaise = (s: Readonly<State>, seat: Seat): number =>
  curses(s, seat, RING) ? RING_RAISE : MINIMUM_BID

/** mayMatchBid, WH-10.14: not while there is no bid. */
export const mayMatch = (s: Readonly<State>, seat: Seat): boolean =>
  s.leader >= 0 && blessings(s, seat, MJOLLNIR) !== 0

/** incomeOnReveal, WH-10.15 */
export function takeIncome(g: Scope, seat: Seat): void {
  if (blessings(g.s, seat, HORN_OF_PLENTY) === 0) return
  const amount = takeFromSupply(g.s, seat, INCOME)
  if (amount > 0) g.tell?.({ t: 'income', seat, amount })
}

/** surchargeOnWin, WH-10.23: after the bid, if one is left. */
export function paySurcharge(g: Scope, seat: Seat): void {
  const { s } = g
  if (curses(s, seat, JEWEL) === 0) return
  const amount = Math.min(SURCHARGE, ingotsOf(s, seat))
  payToSupply(s, seat, amount)
  if (amount > 0) g.tell?.({ t: 'surcharge', seat, amount })
}
