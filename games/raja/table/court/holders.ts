/** Who holds which card, and what touching a card can mean. */
import type { Seat } from '@durbar/kernel'
import type { Token } from '@durbar/table'
import type { Card } from '../../data/characters.ts'
import type { View } from '../../view.ts'

export const holderOf = (view: View, card: Card): Seat | null => {
  const seat = view.players.findIndex((player) => player.cards.includes(card))
  return seat < 0 ? null : seat
}

/** All cards of this game in ascending order: that is the order of play. */
export const cardsOf = (view: View): readonly Card[] =>
  [...view.free, ...view.players.flatMap((player) => player.cards)].sort((a, b) => a - b)

/** To be taken, picked or given up; or, if it is an own one, given in a swap. */
export const cardTokens = (card: number): readonly Token[] => [`card=${card}`, `take=${card}`, `give=${card}`]
