/** VM-3 Course of play, VM-8 End of a sales day. */
import { moment, seated } from '@durbar/kernel'
import { antiqueAt } from '../data/antiques.ts'
import { OFFER_SIZE, tradeRow } from '../data/market.ts'
import type { DayEnd } from '../events.ts'
import { dealOffer, isSoldOut } from '../state.ts'
import { procedure } from './book.ts'
import { scoring } from './scoring.ts'
import { clearOffer } from './taxes.ts'
import { turn } from './turn.ts'

/** VM-8.3 to VM-8.7. The frame's seat begins the new day: the next in line, also if that is the same (VM-R22). */
export const endOfDay = procedure(moment('endOfDay', seated), (g, { seat }) => {
  const { s } = g
  // VM-R29: both causes at once are one end of the day.
  const reason: DayEnd = isSoldOut(s) ? 'offerEmpty' : 'coinsGone'
  const leftOver = clearOffer(g)
  g.tell?.({ t: 'dayEnded', day: s.day, reason, leftOver: leftOver.map(antiqueAt) })
  // VM-R14: in fact there are four cards or none.
  if (s.deck.length < OFFER_SIZE) return g.then(scoring(reason))
  g.reveal()
  dealOffer(s)
  s.coins = tradeRow(s.seats).length
  s.day++
  g.tell?.({ t: 'newDay', day: s.day, offer: s.offer.map(antiqueAt) })
  g.then(turn(seat))
})

/** VM-3.4: the next player, or the same one again in an extra turn (VM-10.5). */
export const endOfTurn = procedure(moment('endOfTurn', seated), (g, { seat }) => {
  const { s } = g
  const next = s.extraTurn ? seat : (seat + 1) % s.seats
  s.inExtraTurn = s.extraTurn
  s.extraTurn = false
  g.then(s.coins === 0 || isSoldOut(s) ? endOfDay(next) : turn(next))
})
