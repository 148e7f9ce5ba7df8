/** The transcript vocabulary beside the moves. */
import type { Transcript } from '@durbar/kernel'
import { SOURCES, type Story } from './chronicle.ts'
import { cityAt, FORTRESSES, provinceAt } from './data/board.ts'
import { cardNames } from './data/cards.ts'
import { bonusAt, tileOf } from './data/tiles.ts'
import type { Event } from './events.ts'
import { bonusTileOn, cardsOf, type State } from './state.ts'

export const transcript: Transcript<State, Event, Story> = {
  setup: (s) => ({
    startSeat: s.startSeat,
    hands: s.scores.map((_, seat) => cardNames(cardsOf(s, seat))),
    supply: cardNames(s.supply),
    drawPile: cardNames(s.pile.toReversed()),
    provinceTiles: Object.fromEntries(s.route.map((province, i) => [provinceAt(province), tileOf(i + 1)])),
    bonusTiles: Object.fromEntries(FORTRESSES.map((city, i) => [cityAt(city), bonusAt(bonusTileOn(s, i))])),
  }),
  chance: (event) =>
    event.t === 'reshuffled' && event.order ? { type: 'reshuffle', order: event.order } : null,
  detail: (_s, { points }) =>
    Object.fromEntries(SOURCES.map((source) => [source, points.map((own) => own[source])])),
}
