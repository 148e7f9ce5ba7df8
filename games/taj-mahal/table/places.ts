/** Where things lie that travel: what elements of this table bear as `data-place`. The seats are the frame's. */
import type { Seat } from '@durbar/kernel'
import type { CityId } from '../data/board.ts'
import type { SpecialId } from '../data/cards.ts'
import type { CourtItem } from '../data/tiles.ts'

export const PLACES = {
  seat: (seat: Seat) => `seat:${seat}`,
  /** The number of cards in a hand, and the row before it. */
  hand: (seat: Seat) => `hand:${seat}`,
  row: (seat: Seat) => `row:${seat}`,
  court: (item: CourtItem) => `court:${item}`,
  city: (city: CityId) => `city:${city}`,
  special: (id: SpecialId) => `special:${id}`,
  pile: 'pile',
  discard: 'discard',
  prince: 'prince',
  /** Where the tile of the visited province lay on the map. */
  tile: 'tile',
} as const
