/** Who holds which card. */
import type { Seat } from '@durbar/kernel'
import type { Card } from '../../data/characters.ts'
import type { View } from '../../view/index.ts'

export const holderOf = (view: View, card: Card): Seat | null => {
  const seat = view.players.findIndex((player) => player.cards.includes(card))
  return seat < 0 ? null : seat
}

/** All cards of this game in ascending order: that is the order of play. */
export const cardsOf = (view: View): readonly Card[] =>
  [...view.free, ...view.players.flatMap((player) => player.cards)].sort((a, b) => a - b)
