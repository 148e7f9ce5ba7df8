/** What the sentences of both languages read from the view and from events. */
import type { CityId } from '../data/board.ts'
import type { ColourId, SymbolId } from '../data/cards.ts'
import { COURT, type CourtItem, symbolThatWins } from '../data/tiles.ts'
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
/** Cities of the visited province that have room for a normal palace. */
export const freeCities = (view: View): readonly CityId[] =>
  view.cities.filter(({ prospects, palace }) => prospects && palace === null).map(({ id }) => id)
/** The prize that a symbol wins. */
export const prizeOf = (symbol: SymbolId): CourtItem => COURT.find((item) => symbolThatWins(item) === symbol)!
