/** WH-5.4: effects that work once, when the card is bought at auction; one function per kind. */
import type { Seat } from '@durbar/kernel'
import { cardAt, effectOf } from '../../data/antiquities.ts'
import { CARDS } from '../../data/cards.ts'
import type { EffectKind } from '../../data/effects.ts'
import { ingotsOf, left, pay } from '../../state.ts'
import type { Scope } from '../book.ts'
import { exchangeExists, flyingCarpet } from '../carpet.ts'
import { aladdinsLamp } from '../lamp.ts'
import { crystalBall } from '../peek.ts'
import { curses } from './active.ts'

type Instant = (g: Scope, seat: Seat, card: number) => void

const GIFT = effectOf('giveIngotToEachOpponent').amount

const INSTANTS: Partial<Record<EffectKind, Instant>> = {
  /** WH-10.12: clockwise, until all have one or none is left; void under an active Grail (WH-10.1). */
  giveIngotToEachOpponent(g, seat, card) {
    const { s } = g
    if (curses(s, seat, 1 << card) === 0) return g.tell?.({ t: 'curseVoid', seat, card: cardAt(card) })
    for (let to = left(s, seat); to !== seat; to = left(s, to)) {
      const amount = Math.min(GIFT, ingotsOf(s, seat))
      if (amount === 0) return
      pay(s, seat, to, amount)
      g.tell?.({ t: 'gave', seat, to, amount })
    }
  },
  /** WH-10.8: only two cards ever peek, so an unknown counterfeit always exists. */
  peekCounterfeit(g, seat) {
    g.then(crystalBall(seat))
  },
  /** WH-10.20: insight is always possible, for the same reason. */
  wish(g, seat) {
    g.then(aladdinsLamp(seat))
  },
  /** WH-10.18: nothing is asked if nothing can be exchanged (WH-5.9). */
  exchangeSameValue(g, seat) {
    if (exchangeExists(g.s, seat)) g.then(flyingCarpet(seat))
    else g.tell?.({ t: 'notExchanged', seat, possible: false })
  },
}

const BY_CARD = CARDS.map((card) => (card.effect === null ? undefined : INSTANTS[card.effect.fn]))

export function instantEffect(g: Scope, seat: Seat, card: number): void {
  BY_CARD[card]?.(g, seat, card)
}
