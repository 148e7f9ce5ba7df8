/** Verbs that name one character card. */
import { choice, fields, type Refusal, type Seat } from '@durbar/kernel'
import { bit, CARD_NUMBERS, type Card, cardsIn } from '../data/characters.ts'
import { takeFree } from '../state.ts'
import { may, type Scope } from './book.ts'

export const someCard = choice(CARD_NUMBERS)
export const cardNoun = fields({ card: someCard })
/** Where a card stands among the values of `someCard`, and back. */
export const indexOf = (card: Card): number => card - 1
export const cardAt = (index: number): Card => someCard.write(index)

/** Takes one of the cards beside the board; those that others hold are what people point at in vain. */
export const takingFree = <const V extends string>(
  verb: V,
  refusal: Refusal,
  told: (g: Scope, seat: Seat, card: Card) => void,
) =>
  may({
    verb,
    noun: cardNoun,
    candidates(s, _seat, _at, add) {
      for (const card of cardsIn(s.free)) add(indexOf(card))
    },
    mistakes(s, _seat, _at, add) {
      for (const cards of s.cards) for (const card of cardsIn(cards)) add(indexOf(card))
    },
    refuse: (s, _seat, noun) => (s.free & bit(cardAt(noun)) ? null : refusal),
    perform(g, seat, noun) {
      takeFree(g.s, seat, cardAt(noun))
      told(g, seat, cardAt(noun))
    },
  })
