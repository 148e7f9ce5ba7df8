/** What touching a thing says: the tokens of every thing on the table. */
import type { Token } from '@durbar/table'

const isExtra = (card: string) => card.startsWith('white') || card.startsWith('special')

/** A card of the hand: laid as the coloured card, or beside one. */
export const handTouch = (card: string): readonly Token[] => [
  isExtra(card) ? `extra=${card}` : `colourCard=${card}`,
]
export const supplyTouch = (card: string): readonly Token[] => [`cards=${card}`]
export const cityTouch = (city: string): readonly Token[] => [`city=${city}`]
export const LEAVE: readonly Token[] = ['type=withdraw']
