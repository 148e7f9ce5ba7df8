/** RJ-5.5, RJ-11.2.2 What the Trader and the Yogi bring by themselves, once per own turn each (RJ-R-13). */
import type { Seat } from '@durbar/kernel'
import { TRADER, YOGI } from '../data/characters.ts'
import { TRADER_GOLD } from '../data/material.ts'
import { cardsOf, takeChip } from '../state.ts'
import { receive } from './bank.ts'
import type { Scope } from './book.ts'

/** Looked at when the turn begins and after everything that happens in it: a card just gained pays at once. */
export function award(g: Scope, seat: Seat): void {
  const { s } = g
  const due = cardsOf(s, seat) & (TRADER | YOGI) & ~s.used
  if (due === 0) return
  if (due & TRADER) {
    s.used |= TRADER
    receive(s, seat, TRADER_GOLD)
    g.tell?.({ t: 'traderGold', seat, gold: TRADER_GOLD })
  }
  // RJ-R-17: with no chip beside the board the Yogi waits for one that comes back in this turn.
  if (due & YOGI && s.supply > 0) {
    s.used |= YOGI
    takeChip(s, seat)
    g.tell?.({ t: 'yogiChip', seat })
  }
}
