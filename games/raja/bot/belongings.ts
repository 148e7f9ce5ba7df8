/** What lies before a player: characters, stock, houses in villages. */
import type { Seat } from '@durbar/kernel'
import { ARTISAN, BUILDER, bit, CARDS, MONK, SADHU, TRADER, YOGI } from '../data/characters.ts'
import { cardsOf, housesIn, ownIn, PRO2, type State } from '../state.ts'
import type { Outlook } from './outlook.ts'
import type { Weights } from './weights.ts'

function cardWorth({ smallTotal }: Outlook, seat: Seat, card: number, w: Weights): number {
  switch (bit(card)) {
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

export function cardsWorth(o: Outlook, s: Readonly<State>, seat: Seat, w: Weights): number {
  let worth = 0
  for (let card = 1; card <= CARDS; card++)
    if (cardsOf(s, seat) & bit(card)) worth += cardWorth(o, seat, card, w)
  return o.later * worth
}

/** The best of these cards for a seat. */
export function bestOf(o: Outlook, seat: Seat, cards: number, w: Weights): number {
  let best = 0
  for (let card = 1; card <= CARDS; card++)
    if (cards & bit(card)) {
      const worth = cardWorth(o, seat, card, w)
      if (worth > best) best = worth
    }
  return o.later * best
}

/** What the action CHARACTER brings: a card more in Pro II, another card elsewhere. */
export function bestChange(o: Outlook, s: Readonly<State>, seat: Seat, w: Weights): number {
  if (s.version === PRO2) return s.free === 0 ? (o.later * w.mogul) / 2 : bestOf(o, seat, s.free, w)
  let others = s.free
  for (let other = 0; other < s.seats; other++) if (other !== seat) others |= cardsOf(s, other)
  return bestOf(o, seat, others, w) - cardsWorth(o, s, seat, w)
}

const ENOUGH = 4
/** Stock beyond what one round uses is worth little. */
export const stockWorth = (o: Outlook, houses: number, w: Weights): number =>
  o.later * w.stock * (houses <= ENOUGH ? houses : ENOUGH + (houses - ENOUGH) / 4)

export function villagesWorth(o: Outlook, s: Readonly<State>, seat: Seat, w: Weights): number {
  let worth = 0
  for (let village = 0; village < s.villages.length; village++) {
    const own = ownIn(housesIn(s, village), seat)
    if (own > 0) worth += own === 1 ? w.village : w.village + w.secondHouse
  }
  return o.later * worth
}
