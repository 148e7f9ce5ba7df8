import { OFFER_SIZE, SALES_DAYS } from '../data/market.ts'
import type { State } from '../state.ts'

/** Days that are still to come, and what is left of this one. */
export function daysLeft(s: Readonly<State>): number {
  let open = 0
  for (const antique of s.offer) if (antique >= 0) open++
  return s.result ? 0 : SALES_DAYS - s.day + open / OFFER_SIZE
}
