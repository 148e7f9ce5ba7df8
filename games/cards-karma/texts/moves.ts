/** What a move says of itself in both languages: the parts that need the view. */
import type { Language } from '@durbar/room'
import { cardOf, costColorOf, costOf } from '../data/cards.ts'
import { type DieColor, dieColorAt } from '../data/names.ts'
import { HIGHEST_DIE } from '../data/numbers.ts'
import { comesTo, missesBy, type Payment, type Purchase } from '../rules/payment.ts'
import type { DieView, PlayerView, View } from '../view/index.ts'
import type { Move } from '../vocabulary.ts'
import { cardName, dieName, dieNoun, tokens } from './names.ts'

/** Whoever is asked sees this view; the list of moves is for nobody else. */
export const asked = (view: View): PlayerView | null => (view.me === null ? null : view.players[view.me]!)
export const bonusTurnWaits = (view: View): boolean =>
  view.active !== null && view.players[view.active]!.extraTurns > 0

interface AtSlot {
  readonly slot: number
}
const inSlot = ({ slot }: AtSlot, view: View): DieView | null => view.grid[slot] ?? null
/** The card in the slot that a move names. */
export function cardAt(move: AtSlot, view: View, language: Language): string {
  const card = inSlot(move, view)
  return card ? cardName(card.id, language) : '?'
}
/** The die behind the card in that slot. */
export function dieAt(move: AtSlot, view: View, language: Language): string {
  const card = inSlot(move, view)
  return card ? dieNoun(card.id, card.value, language, true) : '?'
}

const valueOfOwn = (id: string, view: View): number | null =>
  asked(view)?.hand.find((die) => die.id === id)?.value ?? null
/** Dice of the viewer's hand with their values. */
export const dice = (ids: readonly string[], view: View, language: Language): string =>
  ids.map((id) => dieName(id, valueOfOwn(id, view), language)).join(', ')

export function payment({ dice: ids, karma, stewards }: Payment, view: View, language: Language): string {
  return [
    ...(ids.length > 0 ? [dice(ids, view, language)] : []),
    ...(karma > 0 ? [tokens('karma', karma, language)] : []),
    ...(stewards > 0 ? [tokens('stewards', stewards, language)] : []),
  ].join(' + ')
}

/** The cards that stand for the kinds of a set, each once. */
export const symbols = (ids: Readonly<Record<string, string>>, language: Language): string =>
  [...new Set(Object.values(ids))].map((id) => cardName(id, language)).join(', ')

// ── Why a purchase is refused ───────────────────────────────────────────────────────────────────────

const isPurchase = (move: Move): move is Extract<Move, Purchase> => 'payment' in move
/** A sentence about a purchase; where nothing is known of it, the general one. */
export const ofPurchase =
  (general: string, sentence: (offered: Offered) => string | null) =>
  (move: Move, view: View): string => {
    const card = isPurchase(move) ? inSlot(move, view) : null
    if (!card || !isPurchase(move)) return general
    return sentence(offeredFor(cardOf(card.id), move.payment, view)) ?? general
  }

/** What is asked for a card, and what is offered. */
export interface Offered {
  readonly cost: number
  /** Buildings: the colour to pay in. */
  readonly color: DieColor | null
  readonly total: number
  /** The karma that a single die would take; null = it is not a single die. */
  readonly missesBy: number | null
  readonly karma: number
  readonly ownKarma: number
}
function offeredFor(card: number, { dice: ids, karma, stewards }: Payment, view: View): Offered {
  const values = ids.map((id) => valueOfOwn(id, view) ?? 0)
  const sum = values.reduce((all, value) => all + value, 0)
  const room = values.reduce((all, value) => all + HIGHEST_DIE - value, 0)
  const [only] = values
  return {
    cost: costOf(card),
    color: costColorOf(card) < 0 ? null : dieColorAt(costColorOf(card)),
    total: comesTo(sum, room, karma, stewards),
    missesBy: only !== undefined && values.length === 1 ? missesBy(only, costOf(card)) : null,
    karma,
    ownKarma: asked(view)?.karma ?? 0,
  }
}
