/** What touching a thing says: the tokens of every thing on the table, and the moves that they name. */
import { type Touch, touchesOf } from '@durbar/room'
import type { CityId } from '../data/board.ts'
import { type CardId, type DeckId, isExtra } from '../data/cards.ts'
import type { Move } from '../vocabulary.ts'

const { touch } = touchesOf<Move>()

/** A card of the hand: laid as the coloured card, or beside one. */
export const handTouch = (card: CardId): Touch => [
  isExtra(card) ? touch('extra', card) : touch('colourCard', card),
]
export const supplyTouch = (card: DeckId): Touch => [touch('cards', card)]
export const cityTouch = (city: CityId): Touch => [touch('city', city)]
export const LEAVE: Touch = [touch('type', 'withdraw')]
