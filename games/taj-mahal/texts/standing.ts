/** What the sentences of both languages read from the view. */
import type { CityId } from '../data/board.ts'
import type { ColourId } from '../data/cards.ts'
import type { CourtItem } from '../data/tiles.ts'
import type { View } from '../view/index.ts'

/** Whether a palace there brings a card with its bonus tile. */
export const bringsCard = (city: CityId, view: View): boolean => {
  const seat = view.asked?.seat
  const prospects = view.cities.find((each) => each.id === city)?.prospects
  return seat !== undefined && (prospects?.[seat]?.card ?? false)
}

const own = (view: View) => (view.me === null ? undefined : view.players[view.me])
/** What the seat in front would win by withdrawing now. */
export const leadsOf = (view: View): readonly CourtItem[] => own(view)?.leads ?? []
/** The colour that binds it in this visit. */
export const colourOf = (view: View): ColourId | null => own(view)?.colour ?? null
