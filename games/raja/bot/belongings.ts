/** What lies before a player: characters, stock, houses in villages. */
import type { Seat } from '@durbar/kernel'
import { ARTISAN, BUILDER, MONK, SADHU, TRADER, YOGI } from '../data/characters.ts'
import { PRO2, type State } from '../state.ts'
import { later } from './horizon.ts'
import { smallTotal } from './prospects.ts'
import type { Weights } from './weights.ts'

const CARDS = 7

function cardWorth(seat: Seat, card: number, w: Weights): number {
  switch (1 << card) {
    case TRADER:
      return w.trader
    case SADHU:
      return w.sadhu + w.sadhuPerPalace * smallTotal[seat]!
    case MONK:
      return w.monk
    case BUILDER:
      return w.builder
    case ARTISAN:
      return w.artisan
    case YOGI:
      return w.yogi
    default:
      return w.mogul
  }
}

export function cardsWorth(s: Readonly<State>, seat: Seat, w: Weights): number {
  let worth = 0
  for (let card = 1; card <= CARDS; card++)
    if (s.cards[seat]! & (1 << card)) worth += cardWorth(seat, card, w)
  return later * worth
}

/** The best of these cards for a seat. */
export function bestOf(seat: Seat, cards: number, w: Weights): number {
  let best = 0
  for (let card = 1; card <= CARDS; card++)
    if (cards & (1 << card)) {
      const worth = cardWorth(seat, card, w)
      if (worth > best) best = worth
    }
  return later * best
}

/** What the action CHARACTER brings: a card more in Pro II, another card elsewhere. */
export function bestChange(s: Readonly<State>, seat: Seat, w: Weights): number {
  if (s.version === PRO2) return s.free === 0 ? (later * w.mogul) / 2 : bestOf(seat, s.free, w)
  let others = s.free
  for (let other = 0; other < s.seats; other++) if (other !== seat) others |= s.cards[other]!
  return bestOf(seat, others, w) - cardsWorth(s, seat, w)
}

const ENOUGH = 4
/** Stock beyond what one round uses is worth little. */
export const stockWorth = (houses: number, w: Weights): number =>
  later * w.stock * (houses <= ENOUGH ? houses : ENOUGH + (houses - ENOUGH) / 4)

export function villagesWorth(s: Readonly<State>, seat: Seat, w: Weights): number {
  let worth = 0
  for (let village = 0; village < s.villages.length; village++) {
    const own = (s.villages[village]! >> (2 * seat)) & 3
    if (own > 0) worth += own === 1 ? w.village : w.village + w.secondHouse
  }
  return later * worth
}
