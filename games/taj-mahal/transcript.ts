/** The transcript vocabulary beside the moves. */
import type { Transcript } from '@durbar/kernel'
import { CITY_NAMES, FORTRESSES, PROVINCE_NAMES } from './data/board.ts'
import { CARDS, SUITS } from './data/cards.ts'
import { BONUS_NAMES, PROVINCE_TILES } from './data/tiles.ts'
import type { Event } from './events.ts'
import { listed, SOURCES, type State } from './state.ts'

const names = (cards: readonly number[]) => cards.map((card) => CARDS[card]!)
const seatsOf = (s: Readonly<State>) => Array.from({ length: s.seats }, (_, seat) => seat)

export const transcript: Transcript<State, Event> = {
  setup: (s) => ({
    startSeat: s.startSeat,
    hands: seatsOf(s).map((seat) => names(listed(s.hands, seat * SUITS))),
    supply: names(s.supply),
    drawPile: names(s.pile.toReversed()),
    provinceTiles: Object.fromEntries(
      s.route.map((province, i) => [PROVINCE_NAMES[province]!, PROVINCE_TILES[i]!]),
    ),
    bonusTiles: Object.fromEntries(
      FORTRESSES.map((city, i) => [CITY_NAMES[city]!, BONUS_NAMES[s.bonus[i]!]!]),
    ),
  }),
  chance: (event) =>
    event.t === 'reshuffled' && event.order ? { type: 'reshuffle', order: event.order } : null,
  detail: (s) =>
    Object.fromEntries(
      SOURCES.map((source, i) => [source, seatsOf(s).map((seat) => s.points[seat * SOURCES.length + i]!)]),
    ),
}
