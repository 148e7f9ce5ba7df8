/** What a card gives as it is laid. */
import { cardOf, coinOf, fameOf } from '../data/cards.ts'

export const laidFame = (id: string): number => fameOf(cardOf(id))
export const printedCoin = (id: string): number => coinOf(cardOf(id))
