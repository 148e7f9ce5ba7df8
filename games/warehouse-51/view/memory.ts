/** What the table remembers for everybody: the latest sale, and what the steps of the end did. */
import type { Seat } from '@durbar/kernel'
import { IDS, WEAPONS } from '../data/antiquities.ts'
import type { CardId } from '../data/cards.ts'
import type { Decided } from '../events.ts'
import type { EndNote, Said, State } from '../state.ts'

export interface SaleView {
  readonly card: CardId
  readonly secret: boolean
  /** null = nobody wanted it. */
  readonly winner: Seat | null
  /** null = not paid, or not yet. */
  readonly paidTo: Seat | null
  readonly amount: number
  readonly decided: Decided
  /** Bids, and 0 for a pass, in order; of a secret auction the fists, by seat. */
  readonly said: readonly Said[]
}

export interface EndStep {
  readonly t: EndNote['t']
  readonly seat: Seat
  readonly card: CardId | null
  readonly amount: number
}

const seatOrNobody = (seat: Seat): Seat | null => (seat < 0 ? null : seat)

export function latestSale(s: Readonly<State>): SaleView | null {
  if (s.last === null) return null
  const { card, seat, to, amount, decided, said } = s.last
  return {
    card: IDS[card]!,
    secret: (WEAPONS & (1 << card)) !== 0,
    winner: seatOrNobody(seat),
    paidTo: seatOrNobody(to),
    amount,
    decided,
    said,
  }
}

export const endSteps = (s: Readonly<State>): EndStep[] =>
  s.chronicle.map(({ t, seat, card, amount }) => ({ t, seat, card: card < 0 ? null : IDS[card]!, amount }))
