/** What touching a thing says: the tokens of every thing on the table, and the moves that they name. */
import type { MoveObject } from '@durbar/kernel'
import { type Token, touchesOf } from '@durbar/room'
import type { CityId } from '../data/board.ts'
import { type CardId, type DeckId, isExtra } from '../data/cards.ts'
import type { Move } from '../vocabulary.ts'

const { touch } = touchesOf<Move>()

/** A card of the hand: laid as the coloured card, or beside one. */
export const handTouch = (card: CardId): readonly Token[] => [
  isExtra(card) ? touch('extra', card) : touch('colourCard', card),
]
export const supplyTouch = (card: DeckId): readonly Token[] => [touch('cards', card)]
export const cityTouch = (city: CityId): readonly Token[] => [touch('city', city)]
export const LEAVE: readonly Token[] = [touch('type', 'withdraw')]

/** The frame knows moves of every game; here they are ours. */
export const ours = (move: MoveObject): Move => move as Move
