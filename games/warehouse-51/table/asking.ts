/** The sentence follows the hand: what is chosen is asked for once more, by its number and its name. */
import { counting, type Language } from '@durbar/room'
import type { Touch } from '@durbar/table'
import { REDEEM_COST } from '../data/box.ts'
import type { CardId } from '../data/cards.ts'
import type { Category } from '../data/categories.ts'
import { capital, formsOf } from '../texts/forms.ts'
import { cardName, categoryName } from '../texts/names.ts'
import type { View } from '../view/index.ts'
import type { Move } from '../vocabulary.ts'

interface Asked {
  bid(amount: number, lot: CardId): string
  match(amount: number, lot: CardId): string
  fist(amount: number, lot: CardId): string
  emptyFist(lot: CardId): string
  pass(lot: CardId): string
  pawn(card: CardId): string
  reveal(category: Category): string
  certify(card: CardId): string
  redeem(card: CardId): string
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
    reveal: (category) => `${categoryName(category, 'de')}: Die oberste Karte aufdecken?`,
    certify: (card) => `Das Zertifikat auf ${formsOf(card, 'de').object} legen?`,
    redeem: (card) => `${capital(formsOf(card, 'de').object)} für ${german(REDEEM_COST)} zurückkaufen?`,
  },
  en: {
    bid: (amount, lot) => `Bid ${english(amount)} for ${the(lot)}?`,
    match: (amount, lot) => `Match the bid of ${english(amount)} for ${the(lot)}?`,
    fist: (amount, lot) => `Close your fist on ${english(amount)} for ${the(lot)}?`,
    emptyFist: (lot) => `Close an empty fist for ${the(lot)}?`,
    pass: (lot) => `Leave ${the(lot)} to the others?`,
    pawn: (card) => `Pawn ${the(card)}?`,
    reveal: (category) => `Turn up the top card of ${categoryName(category, 'en')}?`,
    certify: (card) => `Lay the certificate on ${the(card)}?`,
    redeem: (card) => `Buy back ${the(card)} for ${english(REDEEM_COST)}?`,
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
  switch (move.type) {
    case 'pawn':
    case 'certify':
    case 'redeem':
      return asked[move.type](move.card)
    case 'reveal':
      return asked.reveal(move.category)
  }
  if (!view.auction) return null
  const { card: lot, highest } = view.auction
  if (move.type === 'pass') return asked.pass(lot)
  if (move.type === 'bid') return asked[move.amount === highest ? 'match' : 'bid'](move.amount, lot)
  if (move.type !== 'sealBid') return null
  return move.amount === 0 ? asked.emptyFist(lot) : asked.fist(move.amount, lot)
}

const DOING: Readonly<Record<Language, Readonly<Partial<Record<Move['type'], string>>>>> = {
  de: { reveal: 'Aufdecken', certify: 'Zertifikat legen', redeem: 'Zurückkaufen', pawn: 'Verpfänden' },
  en: { reveal: 'Turn it up', certify: 'Lay it there', redeem: 'Buy it back', pawn: 'Pawn it' },
}

/** What the sentence asks, as the button that does it; a bid is said in full. */
export const doing = ({ type }: Move, _view: View, language: Language): string | null =>
  DOING[language][type] ?? null
