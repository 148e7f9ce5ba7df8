/** The sentence follows the hand: what is chosen is asked for once more, by its number and its name. */
import { counting, type Language } from '@durbar/room'
import type { Touch } from '@durbar/table'
import type { CardId } from '../data/cards.ts'
import { capital, formsOf } from '../texts/forms.ts'
import { cardName } from '../texts/names.ts'
import type { View } from '../view/index.ts'
import type { Move } from '../vocabulary.ts'

interface Asked {
  bid(amount: number, lot: CardId): string
  match(amount: number, lot: CardId): string
  fist(amount: number, lot: CardId): string
  emptyFist(lot: CardId): string
  pass(lot: CardId): string
  pawn(card: CardId): string
}

const german = (n: number) => counting('de').count(n, 'Goldbarren', 'Goldbarren')
const english = (n: number) => counting('en').count(n, 'ingot', 'ingots')
const named = (card: CardId) => cardName(card, 'de')
const the = (card: CardId) => formsOf(card, 'en').object

const ASKED: Readonly<Record<Language, Asked>> = {
  de: {
    bid: (amount, lot) => `${named(lot)}: ${german(amount)} bieten?`,
    match: (amount, lot) => `${named(lot)}: Das Gebot von ${german(amount)} halten?`,
    fist: (amount, lot) => `${named(lot)}: Die Faust mit ${german(amount)} schließen?`,
    emptyFist: (lot) => `${named(lot)}: Die leere Faust schließen?`,
    pass: (lot) => `${named(lot)}: Passen?`,
    pawn: (card) => `${capital(formsOf(card, 'de').object)} verpfänden?`,
  },
  en: {
    bid: (amount, lot) => `Bid ${english(amount)} for ${the(lot)}?`,
    match: (amount, lot) => `Match the bid of ${english(amount)} for ${the(lot)}?`,
    fist: (amount, lot) => `Close your fist on ${english(amount)} for ${the(lot)}?`,
    emptyFist: (lot) => `Close an empty fist for ${the(lot)}?`,
    pass: (lot) => `Leave ${the(lot)} to the others?`,
    pawn: (card) => `Pawn ${the(card)}?`,
  },
}

export function asking(
  touches: readonly Touch[],
  left: readonly Move[],
  view: View,
  language: Language,
): string | null {
  const [move, ...others] = left
  if (touches.length === 0 || !move || others.length > 0) return null
  const asked = ASKED[language]
  if (move.type === 'pawn') return asked.pawn(move.card)
  if (!view.auction) return null
  const { card: lot, highest } = view.auction
  if (move.type === 'pass') return asked.pass(lot)
  if (move.type === 'bid') return asked[move.amount === highest ? 'match' : 'bid'](move.amount, lot)
  if (move.type !== 'sealBid') return null
  return move.amount === 0 ? asked.emptyFist(lot) : asked.fist(move.amount, lot)
}
