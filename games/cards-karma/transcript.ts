/** The transcript vocabulary beside the moves. */
import type { Transcript } from '@durbar/kernel'
import type { Story } from './chronicle.ts'
import { CARDS, cardAt } from './data/cards.ts'
import { bonusAt } from './data/names.ts'
import type { Event } from './events.ts'
import { faceOf, type State, tieBreak } from './state.ts'

const names = (cards: readonly number[]) => cards.map(cardAt)

export const transcript: Transcript<State, Event, Story> = {
  setup: (s) => ({
    startSeat: s.elephant,
    hands: s.players.map((p) => names(p.hand)),
    grid: names(s.grid),
    pile: names(s.pile.toReversed()),
    ...(s.open ? {} : { tracks: s.players.map((p) => p.track.map(bonusAt)) }),
    ...(s.shuffled ? { dieValues: Object.fromEntries(CARDS.map((id, card) => [id, faceOf(s, card)])) } : {}),
  }),
  chance: (event) => (event.t === 'reshuffle' ? { type: 'reshuffle', order: event.order } : null),
  detail: (s) => ({
    turnedByFame: s.players.map((p) => p.byFame),
    turnedByCoins: s.players.map((p) => p.byCoins),
    fame: s.players.map((p) => p.fame),
    coins: s.players.map((p) => p.coins),
    tieBreak: s.players.map(tieBreak),
    karma: s.players.map((p) => p.karma),
    stewards: s.players.map((p) => p.stewards),
    round: s.round,
    pass: s.pass,
  }),
}
