/** The players: their gold and their collections. */
import type { Seat } from '@durbar/kernel'
import * as bits from '@durbar/kernel/bits'
import { cardAt, SEALS } from '../data/antiquities.ts'
import { type CardId, printOf } from '../data/cards.ts'
import { CATEGORIES } from '../data/categories.ts'
import { TIMING } from '../data/effects.ts'
import { type Knowledge, type Note, noteOn } from '../knowledge.ts'
import { blessings, curses } from '../rules/effects/active.ts'
import { choosesPayee } from '../rules/effects/permanent.ts'
import { categoryTotal } from '../rules/effects/scoring.ts'
import { mayPawn } from '../rules/pawnshop.ts'
import { cardsOf, ingotsOf, isPawned, left, type State } from '../state.ts'

/** Instants are spent once bought; a pawned blessing is suspended (WH-7.4), a curse under the Grail void (WH-10.1). */
export type EffectState = 'none' | 'spent' | 'suspended' | 'void' | 'active'

export interface CardView {
  readonly id: CardId
  readonly pawned: boolean
  readonly certified: boolean
  /** What the viewer knows about it. */
  readonly note: Note
  readonly effect: EffectState
}

export interface PlayerView {
  readonly ingots: number
  /** By card number. */
  readonly cards: readonly CardView[]
  /** Whether the pawnshop would take one of the cards now, were it this player's turn. */
  readonly mayPawn: boolean
  /** Who receives what this player pays for a card. */
  readonly paysTo: Seat
  /** The Seven-League Boots choose somebody else. */
  readonly choosesPayee: boolean
  /** By category, as it looks to one who takes everything for genuine. */
  readonly apparent: readonly number[]
}

function effectState(s: Readonly<State>, seat: Seat, card: number): EffectState {
  const { effect, nature } = printOf(card)
  if (effect === null) return 'none'
  if (TIMING[effect.fn] === 'instant') return 'spent'
  if (nature === 'blessed') return blessings(s, seat, 1 << card) ? 'active' : 'suspended'
  return curses(s, seat, 1 << card) ? 'active' : 'void'
}

export const playerView = (s: Readonly<State>, seat: Seat, k: Knowledge): PlayerView => ({
  ingots: ingotsOf(s, seat),
  cards: bits.members(cardsOf(s, seat)).map((card) => ({
    id: cardAt(card),
    pawned: isPawned(s, card),
    certified: !SEALS.includes(card) && s.certificates.includes(card),
    note: noteOn(k, card),
    effect: effectState(s, seat, card),
  })),
  mayPawn: mayPawn(s, seat),
  paysTo: left(s, seat),
  choosesPayee: choosesPayee(s, seat),
  apparent: CATEGORIES.map((_, category) => categoryTotal(s, seat, category)),
})
