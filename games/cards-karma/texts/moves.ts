/** What a move says of itself in both languages: the parts that need the view. */
import type { MoveObject } from '@durbar/kernel'
import type { Language } from '@durbar/room'
import type { Payment } from '../rules/payment.ts'
import type { View } from '../view/index.ts'
import { cardName, dieName, dieNoun, tokens } from './names.ts'

/** The card in the slot that a move names. */
export function cardAt(move: MoveObject, view: View, language: Language): string {
  const card = view.grid[move.slot as number]
  return card ? cardName(card.id, language) : '?'
}
/** The die behind the card in that slot. */
export function dieAt(move: MoveObject, view: View, language: Language): string {
  const card = view.grid[move.slot as number]
  return card ? dieNoun(card.id, card.value, language, true) : '?'
}

/** Dice of the viewer's hand with their values. */
export function dice(ids: readonly string[], view: View, language: Language): string {
  const hand = view.me === null ? [] : view.players[view.me]!.hand
  return ids.map((id) => dieName(id, hand.find((die) => die.id === id)?.value ?? null, language)).join(', ')
}

export function payment(move: MoveObject, view: View, language: Language): string {
  const { dice: ids, karma, stewards } = move.payment as unknown as Payment
  return [
    ...(ids.length > 0 ? [dice(ids, view, language)] : []),
    ...(karma > 0 ? [tokens('karma', karma, language)] : []),
    ...(stewards > 0 ? [tokens('stewards', stewards, language)] : []),
  ].join(' + ')
}

/** The cards that stand for the kinds of a set, each once. */
export const symbols = (move: MoveObject, language: Language): string =>
  [...new Set(Object.values(move.symbols as Record<string, string>))]
    .map((id) => cardName(id, language))
    .join(', ')
