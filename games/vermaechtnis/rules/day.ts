/** VM-3 Course of play, VM-8 End of a sales day. */
import { frames, type Procedure } from '@durbar/kernel'
import { ANTIQUES } from '../data/antiques.ts'
import { OFFER_SIZE, tradeRow } from '../data/market.ts'
import type { DayEnd, Event } from '../events.ts'
import type { State } from '../state.ts'
import { finalScoring } from './scoring.ts'
import { clearOffer } from './taxes.ts'
import { turn } from './turn.ts'

const endOfDay = frames('endOfDay')

const soldOut = (s: Readonly<State>) =>
  s.offer[0]! < 0 && s.offer[1]! < 0 && s.offer[2]! < 0 && s.offer[3]! < 0

/** VM-3.4: the next player, or the same one again in an extra turn (VM-10.5). */
export const endOfTurn: Procedure<State, Event> = {
  run(g, at) {
    const { s } = g
    const next = s.extraTurn ? at.seat! : (at.seat! + 1) % s.seats
    s.inExtraTurn = s.extraTurn
    s.extraTurn = false
    g.then(s.coins === 0 || soldOut(s) ? endOfDay(next) : turn(next))
  },
}

/** VM-8.3 to VM-8.7. The frame's seat begins the new day: the next in line, also if that is the same (VM-R22). */
export const newDay: Procedure<State, Event> = {
  run(g, at) {
    const { s } = g
    // VM-R29: both causes at once are one end of the day.
    const reason: DayEnd = soldOut(s) ? 'offerEmpty' : 'coinsGone'
    const leftOver = clearOffer(g)
    g.tell?.({ t: 'dayEnded', day: s.day, reason, leftOver })
    // VM-R14: in fact there are four cards or none.
    if (s.deck.length < OFFER_SIZE) return g.then(finalScoring(reason))
    g.reveal()
    for (let slot = 0; slot < OFFER_SIZE; slot++) s.offer[slot] = s.deck.pop()!
    s.coins = tradeRow(s.seats).length
    s.day++
    g.tell?.({ t: 'newDay', day: s.day, offer: s.offer.map((antique) => ANTIQUES[antique]!) })
    g.then(turn(at.seat!))
  },
}
