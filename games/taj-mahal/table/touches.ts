/** What touching a thing says: the tokens of every thing on the table. */
import type { Token } from '@durbar/table'
import type { View } from '../view.ts'

const isExtra = (card: string) => card.startsWith('white') || card.startsWith('special')

/** A card of the hand: laid as the coloured card, or beside one. */
export const handTouch = (card: string): readonly Token[] => [
  isExtra(card) ? `extra=${card}` : `colourCard=${card}`,
]
export const supplyTouch = (card: string): readonly Token[] => [`cards=${card}`]
export const cityTouch = (city: string): readonly Token[] => [`city=${city}`]
export const LEAVE: readonly Token[] = ['type=withdraw']

/** Everything that can be touched at this table now. */
export const touchable = (view: View, cities: readonly string[]): readonly (readonly Token[])[] => {
  const player = view.me === null ? null : view.players[view.me]!
  return [
    ...[...(player?.hand ?? []), ...(player?.specials ?? [])].map(handTouch),
    ...view.supply.map(supplyTouch),
    ...cities.map(cityTouch),
    LEAVE,
  ]
}
