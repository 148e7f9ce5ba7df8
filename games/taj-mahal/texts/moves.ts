/** What a move says of itself in both languages: the parts that need the view. */
import type { MoveObject } from '@durbar/kernel'
import type { View } from '../view.ts'

/** Whether the palace of this move brings a card with its bonus tile. */
export const drawsCard = (move: MoveObject, view: View): boolean => {
  const seat = view.asked?.seat
  const city = view.cities.find((each) => each.id === move.city)
  return seat !== undefined && (city?.prospects?.[seat]?.card ?? false)
}
